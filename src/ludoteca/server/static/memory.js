// What this browser remembers from one page to the next. Some browsers refuse: then nothing is kept.

export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // for this page only, then
  }
}
