// Makes the page live. Without it everything works by plain forms and reloads.

const regions = () => document.querySelectorAll("[data-region]");
const stage = document.querySelector("[data-live]");
const message = document.getElementById("message");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// --- live updates -------------------------------------------------------------------------

function apply(update) {
  const changed = [...regions()].filter(
    (region) => update[region.dataset.region] && update[region.dataset.region].key !== region.dataset.key,
  );
  if (!changed.length) return;
  const swap = () => {
    for (const region of changed) {
      const { key, html } = update[region.dataset.region];
      const focused = region.contains(document.activeElement) ? document.activeElement.value : null;
      region.innerHTML = html;
      region.dataset.key = key;
      if (focused) region.querySelector(`button[value="${CSS.escape(focused)}"]`)?.focus();
    }
    name();
  };
  if (document.startViewTransition && !calm.matches) document.startViewTransition(swap);
  else swap();
  document.dispatchEvent(new CustomEvent("updated"));
}

// What keeps its name travels: the browser animates it from where it was to where it is.
function name() {
  const seen = new Set();
  for (const part of document.querySelectorAll("[data-name]")) {
    const free = !seen.has(part.dataset.name);
    part.style.viewTransitionName = free ? part.dataset.name : "none";
    seen.add(part.dataset.name);
  }
}

if (stage) {
  const source = new EventSource(`${stage.dataset.live}?seen=${encodeURIComponent(stage.dataset.seen)}`);
  source.addEventListener("update", (event) => apply(JSON.parse(event.data)));
  source.addEventListener("reload", () => location.reload());
  source.addEventListener("open", () => document.body.classList.remove("offline"));
  source.addEventListener("error", () => document.body.classList.add("offline"));
  addEventListener("pagehide", () => source.close());
}

// --- answers ------------------------------------------------------------------------------

let sending = false;

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!["answer", "undo", "consent"].includes(form.id)) return;
  event.preventDefault();
  if (sending) return; // a double click is one click
  sending = true;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  event.submitter?.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(form.action, { method: "POST", body, headers: { accept: "application/json" } });
    const answer = await response.json();
    say(response.ok ? "" : answer.message);
  } catch {
    say(document.body.dataset.lost || "");
    form.submit();
  } finally {
    sending = false;
    event.submitter?.removeAttribute("aria-busy");
  }
});

function say(text) {
  if (!message) return;
  message.textContent = text;
  message.hidden = !text;
}

// --- nonces: this browser's share in the shuffles ------------------------------------------

for (const field of document.querySelectorAll('input[name="nonce"]')) {
  field.value = [...crypto.getRandomValues(new Uint8Array(16))].map((n) => n.toString(16).padStart(2, "0")).join("");
}

// --- keyboard -----------------------------------------------------------------------------

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, select, textarea")) return;
  const wanted = [...document.querySelectorAll("[data-key]")].find(
    (part) => part.dataset.key.toLowerCase() === event.key.toLowerCase() && !part.dataset.region,
  );
  if (wanted) {
    event.preventDefault();
    wanted.click();
  }
});

name();
