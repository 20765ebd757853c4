// Plays what happened, moment by moment, at the viewer's pace. A moment is an update of the page's
// regions with what was told in it; an update without words is put in its place at once.

import { keep, recall } from "./memory.js";

const PACES = { calm: 1500, brisk: 750, "at-once": 0 }; // milliseconds for a moment
const LONGER = 1.5; // what concerns the viewer stays longer
const OWN = 0.6; // what the viewer has just done itself needs no explanation
const WORD = 9; // milliseconds more for each letter beyond a short sentence
const SHORT = 45; // letters

const $ = (selector) => document.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const bar = $("#story");
const layer = $("#overlay");
const queue = [];
let running = false;
let hurry = false; // to the end, without stopping
let next = null; // ends the moment that is shown just now
let onward = false; // it is to end as soon as it is shown
let tapped = 0; // taps in this story
let paused = false;
let timer = 0; // of the moment that is shown just now
let slowly = false; // the next story is told even to whoever usually wants none

let put = () => {}; // puts an update in its place: (regions, travel) => a promise of when it is there
let own = -1; // the viewer's seat

export function begin(show, seat) {
  put = show;
  own = seat;
}

export const pace = () => (recall("pace") in PACES ? recall("pace") : "brisk");
export const telling = () => running;

/** A moment, or an update without words. */
export function add(item) {
  queue.push(item);
  if (!running) run();
  else showLeft();
}

/** Tell something again, whatever the pace. */
export function again(items) {
  queue.push(...items);
  slowly = true;
  if (!running) run();
}

async function run() {
  running = true;
  onward = false;
  const wished = slowly;
  slowly = false;
  tapped = 0;
  while (queue.length) {
    const still = hurry || document.hidden || (PACES[pace()] === 0 && !wished) || $("dialog[open]");
    if (still && !paused) {
      if (isMoment(queue.at(-1))) break; // how things stand is on its way, and comes with all of it
      await put(merged(queue.splice(0)), false);
      hurry = false;
    } else if (!isMoment(queue[0])) await place(queue.shift());
    else await tell(queue.shift());
  }
  running = false;
  pause(false);
  document.body.classList.remove("telling");
  if (bar) bar.hidden = true;
}

// Headings alone are no moment: they are called out, and nobody waits for them.
const isMoment = (item) => item.told?.some((line) => !line.heading) ?? false;

async function place({ regions, told }) {
  await put(regions, false);
  const heading = told?.at(-1);
  if (!heading) return;
  clear();
  announce(heading);
  setTimeout(() => running || clear(), PACES[pace()]);
}

// Of several updates one, in which the last word on each region stands.
function merged(items) {
  return Object.assign({}, ...items.map((item) => item.regions));
}

/** Put an update in its place, and point at what was told with it. */
export async function show(into, regions, told) {
  clear();
  const before = counts();
  await into(regions, true);
  const lines = told.filter((line) => !line.heading);
  announce(told.findLast((line) => line.heading), lines.find((line) => line.cheer));
  if (told.length) float(before);
  point(lines);
  return lines;
}

function clear() {
  layer?.replaceChildren();
  for (const lit of all(".lit")) lit.classList.remove("lit");
}

async function tell(moment) {
  document.body.classList.add("telling");
  showLeft();
  const lines = await show(put, moment.regions, moment.told);
  await new Promise((resolve) => {
    next = resolve;
    if (onward) resolve();
    else if (!paused) timer = setTimeout(resolve, lasts(lines));
  });
  clearTimeout(timer);
  next = null;
  onward = false;
  clear();
}

function lasts(lines) {
  const letters = lines.reduce((sum, line) => sum + line.short.length, 0);
  const base = (PACES[pace()] || PACES.brisk) + Math.min(900, Math.max(0, letters - SHORT) * WORD);
  if (lines.some((line) => line.cheer)) return base + 900;
  if (lines.length && lines.every((line) => line.seats[0] === own)) return base * OWN;
  return lines.some((line) => line.mine) ? base * LONGER : base;
}

// --- how much is left, and going on -----------------------------------------------------------------

function showLeft() {
  if (!bar) return;
  const left = queue.filter(isMoment).length;
  bar.hidden = false;
  const dots = bar.querySelector(".dots");
  dots.replaceChildren(...Array.from({ length: Math.min(left, 24) + 1 }, () => document.createElement("i")));
  bar.querySelector(".left").textContent = left ? `+${left}` : "";
  bar.querySelector("[data-part]").hidden = nextPart() < 0;
}

// Where another heading begins, among what is still to be told.
function nextPart() {
  return queue.findIndex((item) => isMoment(item) && item.told.some((line) => line.heading));
}

// What is still travelling is in its place first.
function goOn() {
  if (next) next();
  else onward = true;
}

/** On to what stands under the next heading: another match, another turn. */
async function skipPart() {
  const passed = queue.splice(0, Math.max(0, nextPart()));
  if (passed.length) await put(merged(passed), false);
  goOn();
}

/** A moment stays until the viewer goes on. */
function pause(wanted) {
  if (paused === wanted) return;
  paused = wanted;
  bar?.querySelector("[data-pause]")?.setAttribute("aria-pressed", String(paused));
  clearTimeout(timer);
  if (!paused) next?.();
}

/** To the next moment; a second time in the same story, to its end. */
export function skip(toTheEnd = false) {
  if (!running) return false;
  tapped += 1;
  if (toTheEnd || (tapped > 1 && !paused)) {
    hurry = true;
    pause(false);
  }
  goOn();
  return true;
}

bar?.querySelector("[data-next]")?.addEventListener("click", goOn);
bar?.querySelector("[data-pause]")?.addEventListener("click", () => pause(!paused));
bar?.querySelector("[data-part]")?.addEventListener("click", skipPart);
bar?.querySelector("[data-end]")?.addEventListener("click", () => skip(true));

// A tap where nothing else is to be tapped. What opens (rules, a card seen large) does not skip.
document.addEventListener("click", (event) => {
  if (running && !event.target.closest?.("a, button, summary, input, select, label, dialog, [data-about]")) skip();
});

addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey;
  const key = bar?.querySelector("[data-pause]")?.dataset.pause; // no letter: a moment later those are answers
  if (running && event.key === key && !typing && recall("letters") !== "off") pause(!paused);
  if (event.key !== " " || event.target.matches?.("input, select, textarea, button, summary, a")) return;
  if ($("dialog[open]") || !skip()) return;
  event.preventDefault();
});

for (const choice of all('input[name="pace"]')) {
  choice.checked = choice.value === pace();
  choice.addEventListener("change", () => keep("pace", choice.value));
}

// --- on the spot: the place is lit, a few words beside it, differences float --------------------------

function visible(part) {
  return part.checkVisibility?.() ?? true;
}

// Where a line happens: at the thing it names, or else at the player. What is said to be somebody's
// (data-of) is meant only where the line is about that player: others may have one like it.
function placeOf(line) {
  for (const thing of line.things.length > 2 ? [] : line.things) {
    const id = CSS.escape(thing);
    const found = all(`.board [data-name="${id}"], .board [data-place="${id}"], .board [data-about="about-${id}"], .seats [data-name="${id}"]`).filter(visible);
    const of = (seat) => found.find((part) => part.dataset.of === seat);
    const there = of(`${line.seats[0]}`) ?? of(undefined);
    if (there) return there;
  }
  const seat = line.seats.length === 1 || line.things.length ? line.seats[0] : undefined;
  return seat === undefined ? null : all(`.seats > .seat`)[seat] ?? null;
}

function point(lines) {
  const places = new Map();
  for (const line of lines) {
    const place = placeOf(line);
    if (place) places.set(place, [...(places.get(place) ?? []), line.short]);
  }
  const first = places.keys().next().value;
  if (first) bringIntoSight(first);
  for (const [place, words] of places) {
    place.classList.add("lit");
    if (places.size <= 5) caption(place, words.slice(0, 3).join(" · "));
  }
}

function bringIntoSight(place) {
  const box = place.getBoundingClientRect();
  const below = innerHeight - ($(".bottom")?.getBoundingClientRect().height ?? 0);
  if (box.top < 0 || box.bottom > below) place.scrollIntoView({ block: "center", behavior: "instant" });
}

function caption(place, words) {
  if (!layer) return;
  const box = place.getBoundingClientRect();
  const note = document.createElement("p");
  note.className = "caption";
  note.textContent = words;
  layer.append(note);
  const { offsetWidth: width, offsetHeight: height } = note;
  const left = Math.max(6, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 6));
  const above = box.top - height - 8;
  const wanted = above > 6 ? above : Math.min(box.bottom + 8, innerHeight - height - 6);
  const top = clearOfOthers(note, left, wanted);
  Object.assign(note.style, { left: `${left}px`, top: `${top}px` });
}

// Words never lie on other words: they go above the ones that are in their way, or below them where that is the edge.
function clearOfOthers(note, left, wanted) {
  const { offsetWidth: width, offsetHeight: height } = note;
  const others = all(".caption", layer).filter((it) => it !== note && it.offsetLeft < left + width && left < it.offsetLeft + it.offsetWidth);
  const free = (top) => others.every((it) => it.offsetTop >= top + height || top >= it.offsetTop + it.offsetHeight);
  const steps = others.flatMap((it) => [it.offsetTop - height - 4, it.offsetTop + it.offsetHeight + 4]);
  const places = [wanted, ...steps.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))];
  return places.find((top) => top > 6 && top + height < innerHeight - 6 && free(top)) ?? wanted;
}

// The numbers on the page, by what they count.
function counts() {
  return new Map(all("[data-count]").filter(visible).map((part) => [part.dataset.count, Number.parseInt(part.textContent, 10)]));
}

function float(before) {
  if (!layer) return;
  const shown = new Set();
  for (const part of all("[data-count]").filter(visible)) {
    const name = part.dataset.count;
    const change = Number.parseInt(part.textContent, 10) - before.get(name);
    if (!change || shown.has(name)) continue; // new, or as before
    shown.add(name);
    const box = part.getBoundingClientRect();
    const note = document.createElement("b");
    note.className = `float ${change > 0 ? "more" : "less"}`;
    note.textContent = change > 0 ? `+${change}` : `−${-change}`;
    Object.assign(note.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
    layer.append(note);
  }
}

function announce(heading, cheering) {
  if (!layer || !(heading || cheering)) return;
  const banner = document.createElement("p");
  banner.className = `banner ${cheering ? "cheer" : heading.heading}`;
  banner.textContent = cheering ? cheering.cheer : heading.text;
  if (cheering) {
    const paper = document.createElement("span");
    paper.className = "confetti";
    paper.append(...Array.from({ length: 14 }, () => document.createElement("i")));
    banner.append(paper);
  }
  layer.append(banner);
}
