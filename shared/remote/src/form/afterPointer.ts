let isDown = false;
let isListening = false;
const waiting: (() => void)[] = [];

function release(): void {
  isDown = false;
  // After the click that follows: nothing moves under the finger before it.
  for (const work of waiting.splice(0)) setTimeout(work);
}

/** Listens for pointers; to be called before {@link afterPointer} is of use. */
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
 * Runs at once, or while a pointer is pressed once it is released. A field that loses the focus to a button must not get
 * its message before the click: the line would push the button away from under the pointer.
 */
export function afterPointer(work: () => void): void {
  if (isDown) waiting.push(work);
  else work();
}
