// Makes the page live. Without it everything works by plain forms, links and reloads.

import { keep, recall } from "./memory.js";
import { ring } from "./sounds.js";
import { followLink, openReel } from "./replay.js";
import * as story from "./story.js";

const $ = (selector) => document.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const stage = $("[data-live]");
const message = $("#message");

// --- regions: what changed is put in its place ----------------------------------------------

// Gives a promise of when all is in its place. Only what is told travels: what moves cannot be
// clicked, and a question may be answered the instant it is there.
async function apply(update, travel = false, aloud = true) {
  const changed = () =>
    all("[data-region]").filter(
      (region) => update[region.dataset.region] && update[region.dataset.region].key !== region.dataset.key,
    );
  if (!changed().length) return;
  const swap = () => {
    const question = $(".question")?.textContent;
    const scored = $(".scores");
    const wish = $(".wish")?.textContent;
    const hint = $(".advice")?.textContent;
    const waited = !$(".question[data-asked]");
    const told = changed().flatMap((region) => fill(region, update[region.dataset.region]));
    if (aloud) ring(told, waited && $(".question[data-asked]") !== null);
    choose($('input[form="choice"]:checked')); // it may be shown in what has come new
    nameTravellers();
    showTitle();
    answerByItself();
    const now = $(".question");
    if (now && now.textContent !== question) $("#announce").textContent = now.textContent;
    const wished = $(".wish");
    if (wished && wished.textContent !== wish) $("#announce").textContent = wished.textContent;
    const hinted = $(".advice");
    if (hinted && hinted.textContent !== hint) $("#announce").textContent = hinted.textContent;
    if (!scored) $(".scores")?.scrollIntoView({ block: "center" }); // the end is worth a look
  };
  if (travel || changed().some((region) => region.contains(shown))) hideAbout();
  // what moves is drawn above everything else, so nothing moves behind what is open
  const open = $("dialog[open], details.menu[open]");
  if (!travel || !document.startViewTransition || calm.matches || document.hidden || open) return swap();
  const moving = document.startViewTransition(swap);
  moving.ready.catch(() => {}); // the next one may come before it is over
  await moving.finished.catch(() => {});
}

// A tab in the background tells when it is one's turn.
const title = document.title;

function showTitle() {
  document.title = $(".question[data-asked]") ? `● ${title}` : title;
}

// Gives the kinds of the events that are told now and were not before.
function fill(region, { key, html }) {
  const focused = region.contains(document.activeElement) ? document.activeElement : null;
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  const log = region.querySelector("[data-log]");
  const told = log ? extend(log, fresh.content.querySelector("[data-log]")) : [];
  const chosen = region.querySelector('input[form="choice"]:checked')?.value;
  if (!log) region.replaceChildren(fresh.content);
  if (chosen) choose(region.querySelector(`input[value="${CSS.escape(chosen)}"]`));
  region.dataset.key = key;
  if (!focused || focused.isConnected) return told;
  // whoever plays by keyboard goes on from the same place, or from the question
  const same = focused.value && region.querySelector(`:is(button, input)[value="${CSS.escape(focused.value)}"]`);
  (same || $(".question"))?.focus({ preventScroll: true });
  return told;
}

// Only new lines are added to a log, so that only these are read aloud.
function extend(log, fresh) {
  const sign = (line) => `${line.value} ${line.textContent}`;
  const wanted = new Map([...fresh.children].map((line) => [sign(line), line]));
  const before = log.childElementCount;
  for (const line of [...log.children]) if (!wanted.has(sign(line))) line.remove();
  const kept = new Set([...log.children].map(sign));
  const elsewhere = before && !kept.size; // another moment, not what came after this one
  const newest = log.firstElementChild?.value ?? 0;
  const added = [...wanted].filter(([key]) => !kept.has(key)).map(([, line]) => line);
  log.prepend(...added);
  const inOrder = [...log.children].map(sign).join() === [...wanted.keys()].join();
  if (!inOrder) log.replaceChildren(...wanted.values());
  return elsewhere ? [] : added.filter((line) => line.value > newest).map(kind).reverse();
}

function kind(line) {
  return [...line.classList].find((it) => it.startsWith("event-"))?.slice("event-".length) ?? "";
}

// --- movement: what keeps its name travels from where it was to where it is --------------------

// A thing (data-name) lies at a place (data-at). Names for the browser's animation are given here,
// so that nothing in the page tells two hidden things apart.
let places = new Map(); // "lens market" -> the names of the things lying there
let chosen = ""; // the name of what was clicked: of several alike, this one leaves
let given = 0;

function nameTravellers() {
  const now = new Map();
  for (const part of all("[data-name]")) {
    const place = `${part.dataset.name} ${part.dataset.at ?? ""}`;
    now.set(place, [...(now.get(place) ?? []), part]);
  }
  const free = new Map(); // thing -> names of those that left their place
  for (const [place, names] of places) {
    const [thing] = place.split(" ");
    while (names.length > (now.get(place)?.length ?? 0)) {
      const [left] = names.splice(Math.max(0, names.indexOf(chosen)), 1);
      free.set(thing, [...(free.get(thing) ?? []), left]);
    }
  }
  for (const [place, parts] of now) {
    const [thing] = place.split(" ");
    const names = places.get(place) ?? [];
    parts.forEach((part, index) => {
      names[index] ??= free.get(thing)?.shift() ?? `${thing}-${++given}`;
      part.style.viewTransitionName = names[index];
    });
    now.set(place, names);
  }
  places = now;
  chosen = "";
}

// --- live updates ---------------------------------------------------------------------------------

let source = null;
let heard = false; // whether a connection ever came about
let seen = stage?.dataset.seen;

function listen() {
  source = new EventSource(`${stage.dataset.live}?seen=${encodeURIComponent(seen)}`);
  for (const kind of ["moment", "update"]) {
    source.addEventListener(kind, (event) => {
      seen = event.lastEventId || seen;
      story.add(JSON.parse(event.data));
    });
  }
  source.addEventListener("reload", () => location.reload());
  source.addEventListener("open", () => {
    heard = true;
    showConnection();
    if (message?.textContent === stage.dataset.unsent) say("");
  });
  source.addEventListener("error", () => {
    showConnection();
    // a connection that broke comes back by itself; one that was refused does not
    if (source.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
  });
}

function showConnection() {
  const lost = source.readyState !== EventSource.OPEN || !navigator.onLine;
  document.body.classList.toggle("offline", lost);
}

if (stage) {
  story.begin(apply, Number(stage.dataset.seat));
  listen();
  for (const change of ["online", "offline"]) addEventListener(change, showConnection);
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && listen());
}

// --- answers ---------------------------------------------------------------------------------------

const sending = new Set(); // what is on its way: a double click is one click

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!["answer", "choice", "undo", "consent", "hint"].includes(form.id)) return;
  event.preventDefault();
  const button = event.submitter;
  const question = `${form.id} ${button?.value.split(" ")[0]}`;
  if (sending.has(question)) return;
  sending.add(question);
  const body = new URLSearchParams(new FormData(form, button));
  const part = form.id === "choice" ? $('input[form="choice"]:checked')?.closest("[data-name]") : button;
  (button ?? part)?.setAttribute("aria-busy", "true");
  chosen = part?.style.viewTransitionName ?? "";
  try {
    const response = await send(form.action, body);
    const answer = await response.json();
    say(response.ok ? "" : answer.message);
    // a connection that was lost comes back with the news; where none comes about, none will
    if (response.ok && !heard) setTimeout(() => heard || location.reload(), 2000);
  } catch {
    say(stage.dataset.unsent);
  } finally {
    sending.delete(question);
    (button ?? part)?.removeAttribute("aria-busy");
  }
});

// Where a button was, there may be another one now: the second click of a double click is not for it.
document.addEventListener("click", (event) => {
  if (event.detail > 1 && event.target.closest?.("button[form]")) event.preventDefault();
});

// What is chosen but not confirmed yet is shown where it would lie, and outlives an update.
document.addEventListener("change", ({ target }) => {
  if (target.form?.id === "choice") choose(target);
});

// Pointing with a mouse has shown already what comes of it, so the click confirms it; a finger chooses first.
document.addEventListener("click", (event) => {
  const choice = event.target.closest?.("label[data-at-once]")?.control;
  if (!choice || event.target === choice || event.pointerType !== "mouse" || event.detail > 1) return;
  choose(choice);
  choice.form.requestSubmit();
});

function choose(choice) {
  if (!choice) return; // nothing is chosen, or that question is over
  choice.checked = true;
  for (const place of all("[data-echo]")) place.textContent = choice.dataset.said;
}

// What the viewer always answers in such a case is answered by the page, and nobody is told of the wish: it is
// kept by this browser. The pause is spread as people's are, mostly three or four seconds, now and then far more:
// neither a quick answer nor a late one tells the others whether there was anything to choose.
const PAUSE = { least: 1200, usual: 2300, most: 20000 }; // milliseconds
const aboutAsLongAsSomebody = () => {
  const normal = Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
  return Math.min(PAUSE.least + PAUSE.usual * Math.exp(0.8 * normal), PAUSE.most);
};
let standing = null; // the button that is about to be pressed
let pause = 0;

function answerByItself() {
  for (const tick of all("[data-standing-tick]")) tick.checked = recall(tick.dataset.standingTick) === "on";
  const button = $("button[data-standing]");
  const wanted = button && recall(button.dataset.standing) === "on" ? button : null;
  if (wanted === standing) return;
  clearTimeout(pause);
  standing = wanted;
  if (wanted) pause = setTimeout(() => wanted.click(), aboutAsLongAsSomebody());
}

document.addEventListener("change", ({ target }) => {
  if (!target.dataset.standingTick) return;
  keep(target.dataset.standingTick, target.checked ? "on" : "off");
  answerByItself();
});

answerByItself();

// The same answer sent again is one answer, so what did not arrive may be sent again.
async function send(action, body, tries = 4) {
  try {
    return await fetch(action, { method: "POST", body, headers: { accept: "application/json" } });
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resume) => setTimeout(resume, 900));
    return send(action, body, tries - 1);
  }
}

function say(text) {
  if (!message) return;
  message.textContent = text;
  message.hidden = !text;
}

// --- the rules: a paragraph for "why?", or all of them at the side ------------------------------------

// Nothing where the connection is lost: the page says so by itself.
async function read(url, accept = "text/html") {
  const response = await fetch(url, { headers: { accept } }).catch(() => null);
  return response?.ok ? response : null;
}

const paragraphs = new Map();

async function paragraph(number) {
  if (!paragraphs.has(number)) {
    const response = await read(`${$("#why").dataset.rules}/${number}`, "application/json");
    if (response) paragraphs.set(number, (await response.json()).text);
  }
  return paragraphs.get(number) ?? "";
}

async function showWhy(number) {
  const text = await paragraph(number);
  if (!text) return;
  $("#why-text").textContent = text;
  $("#why-title").textContent = number;
  $("#why [data-help]").dataset.wanted = number;
  $("#why").showModal();
}

async function showHelp(link) {
  const rules = $("#help-rules");
  if (!rules.childElementCount) {
    const response = await read(link.href);
    if (!response) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    rules.append(...page.querySelectorAll("#rules-text > *"));
  }
  $("#why").close();
  $("#help").showModal();
  all(".wanted", rules).forEach((old) => old.classList.remove("wanted"));
  const wanted = link.dataset.wanted && document.getElementById(link.dataset.wanted);
  wanted?.classList.add("wanted");
  wanted?.scrollIntoView({ block: "center" });
}

// --- seen large: a card or a mechanism with its rule ----------------------------------------------------

const REFUSAL = '[data-reason]:is(button, [role="button"])'; // what one may press to hear why it cannot be had
const about = $("#about");
let waiting = 0;
let shown = null;

// What cannot be had just now says why before all else; to whoever presses it, nothing else.
function showAbout(part, pressed = false) {
  const content = document.getElementById(part.dataset.about)?.content;
  if (!content || !about || !part.isConnected) return;
  const reason = part.closest("[data-reason]")?.dataset.reason;
  shown = part;
  about.replaceChildren(pressed ? "" : content.cloneNode(true));
  if (reason) {
    const said = document.createElement("p");
    said.className = "why-not cap";
    said.textContent = reason;
    (about.firstElementChild ?? about).prepend(said);
  }
  for (const rule of all("[data-rule-text]", about)) {
    paragraph(rule.dataset.ruleText).then((text) => (rule.textContent = text)).then(() => shown === part && place(part, pressed));
  }
  about.showPopover();
  place(part, pressed);
}

// On a large screen over the chronicle, so that it hides nothing one chooses from. Elsewhere, and for whoever
// pressed what cannot be had, beside what it is about: below or above where there is room, else to the right or left.
function place(part, pressed) {
  const there = part.getBoundingClientRect();
  const column = $(".chronicle")?.getBoundingClientRect();
  const aside = innerWidth >= 1200 && !pressed && column && there.right < column.left;
  about.style.width = aside ? `${column.width}px` : "";
  if (aside) {
    about.style.left = `${column.left}px`;
    about.style.top = `${column.top}px`;
    return;
  }
  const { offsetWidth: width, offsetHeight: height } = about;
  const fits = (start, size, room) => start >= 8 && start + size <= room - 8;
  const within = (start, size, room) => Math.max(8, Math.min(start, room - size - 8));
  const rows = [there.bottom + 10, there.top - height - 10];
  const columns = [there.right + 10, there.left - width - 10];
  const top = rows.find((start) => fits(start, height, innerHeight));
  const left = top === undefined && columns.find((start) => fits(start, width, innerWidth));
  about.style.top = `${top ?? within(there.top, height, innerHeight)}px`;
  about.style.left = `${left || within(there.left, width, innerWidth)}px`;
}

function hideAbout() {
  clearTimeout(waiting);
  if (shown) about.hidePopover();
  shown = null;
}

function soon(part, delay) {
  clearTimeout(waiting);
  waiting = setTimeout(() => showAbout(part), delay);
}

if (about) {
  const find = (event) => (event.target instanceof Element ? event.target.closest("[data-about]") : null);
  let held = false; // a long press shows, and does not also answer
  let rest = ""; // where the pointer is; what comes to lie under it was not pointed at
  document.addEventListener("pointermove", (event) => (rest = `${event.clientX} ${event.clientY}`));
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || rest === `${event.clientX} ${event.clientY}`) return;
    const part = find(event);
    if (part && part !== shown) soon(part, shown ? 250 : 900);
    else if (!part && !about.contains(event.target)) {
      clearTimeout(waiting);
      if (shown) waiting = setTimeout(hideAbout, 220);
    } else clearTimeout(waiting);
  });
  document.addEventListener("pointerdown", (event) => {
    held = false;
    const part = find(event);
    if (!about.contains(event.target)) hideAbout();
    if (event.pointerType === "mouse") clearTimeout(waiting);
    else if (part) {
      clearTimeout(waiting);
      waiting = setTimeout(() => ((held = true), showAbout(part)), 480);
    }
  });
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => event.pointerType !== "mouse" && clearTimeout(waiting));
  }
  document.addEventListener("contextmenu", (event) => held && event.preventDefault());
  document.addEventListener("click", (event) => {
    if (held) {
      held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const part = find(event);
    const refusal = event.target.closest(REFUSAL);
    if (!part || (!refusal && event.target.closest("button, label"))) return;
    event.preventDefault();
    if (refusal) $("#announce").textContent = refusal.dataset.reason;
    showAbout(part, Boolean(refusal));
  }, true);
  document.addEventListener("focusin", (event) => {
    if (held) return; // a finger that still rests on what it shows
    const part = find(event);
    const seen = part?.matches(":focus-visible, label:has(:focus-visible)");
    if (seen && part.matches(REFUSAL)) showAbout(part, true);
    else if (seen) soon(part, 700);
    else if (!about.contains(event.target)) hideAbout();
  });
}

// --- the chronicle: on a small screen one tap away --------------------------------------------------------

const opener = $("[data-chronicle]");

function showChronicle(open) {
  document.body.classList.toggle("reading", open);
  opener?.setAttribute("aria-expanded", String(open));
}

document.addEventListener("click", (event) => {
  const open = document.body.classList.contains("reading");
  if (event.target.closest?.("[data-chronicle], .latest")) showChronicle(!open);
  else if (open && !event.target.closest?.(".chronicle, dialog")) showChronicle(false);
});

// --- since your last turn ----------------------------------------------------------------------------------

const away = $("#since");
if (away && innerWidth >= 1200) away.open = true; // there, nothing lies beneath it but the chronicle

document.addEventListener("click", async (event) => {
  const wanted = event.target.closest?.("#since [data-moment], #since [data-since-close]");
  if (!wanted) return;
  $("#since").remove();
  if (wanted.dataset.moment === undefined) return;
  const response = await read(stage.dataset.live.replace(/live$/, "story"), "application/json");
  if (response) story.again((await response.json()).slice(Number(wanted.dataset.moment)));
});

// What everybody could see can be seen again: the button names the lane by its heading and its number.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("[data-watch]");
  if (!button || !stage || button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  const asked = stage.dataset.live.replace(/live$/, `story?of=${encodeURIComponent(button.dataset.watch)}`);
  const response = await read(asked, "application/json");
  button.ariaBusy = null;
  const popover = button.closest("[popover]");
  if (popover?.matches(":popover-open")) popover.hidePopover();
  if (response) story.again(await response.json());
});

// --- clicks on what opens --------------------------------------------------------------------------------

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a, [data-copy]");
  if (event.target.matches?.("dialog")) event.target.close(); // beside the dialog
  for (const menu of all("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.dataset.rule && $("#why")) {
    event.preventDefault();
    showWhy(link.dataset.rule);
  } else if (link.dataset.help !== undefined && $("#help")) {
    event.preventDefault();
    showHelp(link);
  } else if (link.dataset.step !== undefined || link.dataset.from !== undefined) {
    event.preventDefault();
    followLink(link);
  } else if (link.dataset.copy) {
    const field = document.getElementById(link.dataset.copy);
    field.select();
    // only a secure page may write to the clipboard; at home, over plain http, there is the old way
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy");
    link.textContent = link.dataset.copied;
  }
});

for (const button of all("[data-copy]")) button.hidden = false;

// --- an analysis that is being worked out grows on the page ---------------------------------------------------

async function grow() {
  const growing = $("[data-growing]");
  if (!growing) return;
  const response = await read(growing.dataset.growing);
  const page = response && new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page?.querySelector("main.analysis");
  const busy = growing.contains(document.activeElement) && fresh?.dataset.growing; // nobody loses their place
  if (fresh && !busy) growing.replaceWith(fresh);
  setTimeout(grow, 1500);
}

setTimeout(grow, 700);

// --- keyboard ----------------------------------------------------------------------------------------------

const letters = $("#letters");
if (letters) {
  letters.checked = recall("letters") !== "off";
  letters.addEventListener("change", () => keep("letters", letters.checked ? "on" : "off"));
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("input:not([type=radio]), select, textarea") || $("dialog[open]")) return;
  if (event.target.matches("input") && event.key.startsWith("Arrow")) return; // to the next choice
  if (event.target.form?.id === "choice" && event.key === "Enter") choose(event.target); // then it is sent
  if (event.key === "Escape") {
    hideAbout();
    showChronicle(false);
    for (const menu of all("details.menu[open]")) menu.open = false;
  }
  const arrow = event.key.startsWith("Arrow");
  const wanted = (arrow || !letters || letters.checked) && all("[data-key]:not([data-region])").find(
    (part) => part.dataset.key.toLowerCase() === event.key.toLowerCase(),
  );
  if (wanted) {
    event.preventDefault();
    wanted.click();
    if (wanted.type === "radio") wanted.focus({ preventScroll: true }); // from here Enter confirms it
  } else if (arrow && moveFocus(event.key, event.shiftKey)) event.preventDefault();
});

// Arrows go from one legal place to the nearest in that direction; everywhere, also to those that say why
// they are not.
function moveFocus(key, everywhere) {
  const places = `button[form="answer"], input[form="choice"], .answers .button${everywhere ? `, ${REFUSAL}` : ""}`;
  const legal = all(places).filter((part) => part.checkVisibility());
  if (!legal.length) return false;
  const here = document.activeElement;
  if (!legal.includes(here)) {
    ($('input[form="choice"]:checked') ?? $('input[form="choice"]') ?? legal[0]).focus(); // among choices arrows go by themselves
    return true;
  }
  const middle = (part) => {
    const box = part.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const from = middle(here);
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  let best = null;
  let least = Infinity;
  for (const part of legal) {
    const to = middle(part);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const far = along + 2.5 * aside;
    // what is lifted by its focus is no row below its neighbours
    if (part !== here && along > 4 && along > aside / 3 && far < least) [best, least] = [part, far];
  }
  best?.focus();
  return Boolean(best);
}

// --- a change of language takes along what is filled in -------------------------------------------------------

// A name goes with the language: no other form is sent, so nobody sits down by it.
$(".language")?.addEventListener("formdata", ({ formData }) => {
  const name = $('input[name="name"]');
  if (name) formData.set("name", name.value);
});

$(".language")?.addEventListener("submit", (event) => {
  const sheet = $("#new-table");
  if (!sheet) return;
  event.preventDefault();
  sheet.addEventListener("formdata", ({ formData }) => formData.set("lang", event.submitter.value));
  sheet.submit();
});

// --- nonces: this browser's share in the shuffles ------------------------------------------------------------

for (const field of all('input[name="nonce"]')) {
  field.value = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

nameTravellers();
showTitle();
openReel(apply);

// All is attached: from here on every click and every key is heard.
document.documentElement.dataset.listening = "";
