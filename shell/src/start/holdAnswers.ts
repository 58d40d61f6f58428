import { afterPointer, watchPointer } from '@haesol/kit';
import { notifyManager } from '@tanstack/react-query';

/**
 * Delays the answers of calls while a pointer is pressed: a section that appears between press and release would move the
 * control below it away from the pointer, and the click would be lost. For all remotes, because they share the shell's
 * react-query.
 */
export function holdAnswers(): void {
  watchPointer();
  notifyManager.setScheduler((notify) => setTimeout(afterPointer, 0, notify));
}
