let isDown = false;
let isListening = false;
const waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  // Waits until after the click, so that the layout does not move before it.
  for (const work of waiting.splice(0)) setTimeout(work);
}

/** Starts to listen for pointer events; must be called before {@link afterPointer}. */
export function watchPointer(): void {
  if (isListening) return;
  isListening = true;
  addEventListener(
    'pointerdown',
    () => {
      isDown = true;
    },
    true,
  );
  addEventListener('pointerup', release, true);
  addEventListener('pointercancel', release, true);
}

/**
 * Runs immediately, or after the release while a pointer is pressed. If a field that loses focus to a button showed its message
 * before the click, the new line would move the button away from the pointer.
 */
export function afterPointer(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
