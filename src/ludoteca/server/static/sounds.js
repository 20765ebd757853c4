// Soft tones for what happens at the table: each kind of event has its own. Off until wanted.

import { keep, recall } from "./memory.js";

const SCALE = [0, 2, 4, 7, 9]; // semitones: whatever meets in a pentatonic scale sounds well together
const NOTES = 3 * SCALE.length;
// the shape of a tone, and which overtone is heard faintly with it
const VOICES = [["sine", 0], ["triangle", 0], ["sine", 2], ["sine", 3], ["triangle", 2], ["triangle", 3]];
const LOWEST = 196; // hertz
const LOUDNESS = 0.06;
const APART = 0.14; // seconds between the tones of one moment
const MOST = 3; // tones of one moment

const button = document.querySelector("#sounds");
const kinds = button?.dataset.kinds.split(" ") ?? [];
let wanted = recall("sounds") === "on";
let context = null; // begins with a touch or a key, as browsers demand

// A note and a timbre: what sounds with it, as a multiple of its frequency. No two of the first
// ninety are alike, and neighbours in the list are not neighbours in the scale.
export function toneOf(index) {
  const place = (index * 7) % NOTES;
  const semitones = 12 * Math.floor(place / SCALE.length) + SCALE[place % SCALE.length];
  const [shape, above] = VOICES[Math.floor(index / NOTES) % VOICES.length];
  return { frequency: LOWEST * 2 ** (semitones / 12), shape, above, lasts: 0.45 };
}

const CHIME = [784, 1046.5].map((frequency) => ({ frequency, shape: "sine", above: 4, lasts: 0.9 }));

// What the table itself tells (somebody took back) is one more kind.
const toneFor = (kind) => toneOf(kinds.includes(kind) ? kinds.indexOf(kind) : kinds.length);

/** New lines of the chronicle, by their kinds, the oldest first; and whether one's turn has come. */
export function ring(told, turn) {
  if (!wanted) return;
  const tones = told.slice(-MOST).map(toneFor);
  play(turn ? [...tones, ...CHIME] : tones);
}

function play(tones) {
  if (context?.state !== "running") return; // a browser that refuses must not play it all later
  tones.forEach((tone, place) => strike(tone, context.currentTime + 0.02 + place * APART));
}

// A soft beginning, a long fading.
function strike({ frequency, shape, above, lasts }, at) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUDNESS, at + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  volume.connect(context.destination);
  sing(volume, shape, frequency, at, lasts);
  if (!above) return;
  const faint = context.createGain();
  faint.gain.value = 0.2;
  faint.connect(volume);
  sing(faint, "sine", frequency * above, at, lasts);
}

function sing(into, shape, frequency, at, lasts) {
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.value = frequency;
  voice.connect(into);
  voice.start(at);
  voice.stop(at + lasts);
}

// Gives the context once it may sound; nothing where the browser has none.
async function wake() {
  if (!wanted || !window.AudioContext) return null;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") await context.resume();
  } catch {
    return null; // no sound here: the table is played all the same
  }
  return context;
}

function show() {
  button.setAttribute("aria-pressed", String(wanted));
}

if (button) {
  show();
  button.hidden = false;
  button.addEventListener("click", async () => {
    wanted = !wanted;
    keep("sounds", wanted ? "on" : "off");
    show();
    if (await wake()) play([toneOf(0)]); // how it will sound
  });
  for (const sign of ["pointerup", "keydown"]) addEventListener(sign, wake);
}
