// A finished game, moment by moment, without leaving the page. However quickly somebody clicks, drags or
// presses keys, all of it counts: where to is worked out at once, and the page follows as it can.

import { keep, recall } from "./memory.js";
import { pace, show } from "./story.js";

const $ = (selector) => document.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const STEP = { calm: 2000, brisk: 1100, "at-once": 500 }; // milliseconds for a moment while it plays

const reel = $("[data-reel]");
const slider = $("#reel");
const player = $("#play");
let apply = () => {};
let wanted = Number(reel?.dataset.at ?? 0);
let shown = wanted;
let from = slider?.form.seat.value; // whose eyes
let busy = false;
let timer = 0;

const last = () => Number(reel.dataset.last);
const place = (step) => `${reel.dataset.reel}?step=${step}&seat=${from}`;

async function turn(url, { travel = false } = {}) {
  const response = await fetch(url, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return location.assign(url); // the browser says what is wrong, and tries again
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const regions = all("[data-region]", page).map((it) => [it.dataset.region, { key: it.dataset.key, html: it.innerHTML }]);
  const there = page.querySelector("[data-reel]");
  copy(there);
  await show((update) => apply(update, travel, travel), Object.fromEntries(regions), travel ? JSON.parse(there.dataset.told) : []);
}

// What leads from here to elsewhere is as the new page has it; the slider stays, for a hand may hold it.
function copy(there) {
  for (const name of ["at", "last", "told"]) reel.dataset[name] = there.dataset[name];
  for (const nav of all("nav", reel)) {
    const fresh = there.querySelector(`nav.${nav.classList[0]}`);
    for (const part of nav.classList.contains("moves") ? [] : [fresh]) nav.replaceChildren(...part.childNodes);
  }
  all(".moves a", reel).forEach((link, index) => {
    const other = all(".moves a", there)[index];
    link.href = other.href;
    link.dataset.step = other.dataset.step;
  });
  $(".moves [role=status]").textContent = there.querySelector(".moves [role=status]").textContent;
  slider.max = there.dataset.last;
  from = there.querySelector("input[name=seat]").value;
  slider.form.seat.value = from;
}

async function reach() {
  if (busy) return;
  busy = true;
  while (shown !== wanted) {
    const target = wanted;
    await turn(place(target), { travel: target === shown + 1 });
    shown = target;
  }
  busy = false;
  keep(`reel ${reel.dataset.reel}`, String(shown));
  for (const back of all('input[name="back"]')) back.value = location.pathname + location.search;
}

function go(step, { push = true } = {}) {
  wanted = Math.max(0, Math.min(last(), step));
  slider.value = wanted;
  history[push ? "pushState" : "replaceState"](null, "", place(wanted));
  return reach();
}

/** A link of the replay: a step, one more or less, or the same moment through other eyes. */
export async function followLink(link) {
  pause();
  if (link.dataset.from === undefined) return go(link.dataset.by ? wanted + Number(link.dataset.by) : Number(link.dataset.step));
  history.pushState(null, "", link.href);
  await turn(link.href);
  wanted = shown = Number(reel.dataset.at);
  slider.value = wanted;
}

async function play() {
  player.setAttribute("aria-pressed", "true");
  if (wanted === last()) await go(0, { push: false });
  const on = async () => {
    await go(wanted + 1, { push: false });
    if (player.getAttribute("aria-pressed") !== "true") return;
    if (wanted === last()) pause();
    else timer = setTimeout(on, STEP[pace()]);
  };
  timer = setTimeout(on, 200);
}

function pause() {
  clearTimeout(timer);
  player?.setAttribute("aria-pressed", "false");
}

export function openReel(put) {
  if (!reel) return;
  apply = put;
  player.hidden = false;
  player.addEventListener("click", () => (player.getAttribute("aria-pressed") === "true" ? pause() : play()));
  slider.addEventListener("input", () => {
    pause();
    go(Number(slider.value), { push: false });
  });
  addEventListener("popstate", () => {
    const asked = new URLSearchParams(location.search);
    if (asked.get("seat") === from && asked.has("step")) {
      wanted = Number(asked.get("step"));
      slider.value = wanted;
      reach();
    } else location.reload();
  });
  const left = Number(recall(`reel ${reel.dataset.reel}`) ?? 0);
  if (!location.search && left) go(left, { push: false }); // where it was left
}
