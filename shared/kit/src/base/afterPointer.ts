/** A longer press is no click. Bounds the wait if no release arrives, e.g. because a context menu opened. */
const longestClickMs = 1000;

let isDown = false;
let isListening = false;
let timeout: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function release(): void {
  clearTimeout(timeout);
  isDown = false;
  // Waits until after the click, so that the layout does not move before it.
  for (const work of waiting.splice(0)) setTimeout(work);
}

function press(): void {
  clearTimeout(timeout);
  isDown = true;
  timeout = setTimeout(release, longestClickMs);
}

/** Starts to listen for pointer events; must be called before {@link afterPointer}. */
export function watchPointer(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('pointerdown', press, true);
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
}

/**
 * Runs immediately, or after the release while a pointer is pressed, at most a second later. If the layout changed between press
 * and release, the pressed control would move away from the pointer, and the browser would report no click.
 */
export function afterPointer(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
