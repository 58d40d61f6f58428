import type { ConfirmQuestion, ToastMessage } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

/** Time for which a toast without an action is shown, in milliseconds. */
const toastMs = 5_000;
const actionToastMs = 10_000;

let toastCount = 0;
const toastsStateAtom = atom<readonly ShownToast[]>([]);
export const toastsAtom = atom((get) => get(toastsStateAtom));
export const dismissToastAtom = atom(null, (get, set, id: string) => {
  set(
    toastsStateAtom,
    get(toastsStateAtom).filter((toast) => toast.id !== id),
  );
});
export const showToastAtom = atom(null, (get, set, toast: ToastMessage) => {
  toastCount += 1;
  const id = `toast-${toastCount}`;
  set(toastsStateAtom, [...get(toastsStateAtom).filter(({ text }) => text !== toast.text), { ...toast, id }]);
  setTimeout(() => set(dismissToastAtom, id), toast.action === undefined ? toastMs : actionToastMs);
});

interface OpenQuestion extends ConfirmQuestion {
  answer(yes: boolean): void;
}
const questionStateAtom = atom<OpenQuestion | null>(null);
export const questionAtom = atom((get) => get(questionStateAtom));
/** Asks a question; one that is still open counts as declined. */
export const askAtom = atom(null, (get, set, question: ConfirmQuestion) => {
  get(questionStateAtom)?.answer(false);
  return new Promise<boolean>((resolve) => {
    set(questionStateAtom, {
      ...question,
      answer(yes) {
        set(questionStateAtom, null);
        resolve(yes);
      },
    });
  });
});

/** True while the header's search dialog is open. */
export const isSearchOpenAtom = atom(false);

/** Minimum time of the overlay, in milliseconds (specification §9). */
const overlayMs = 200;
const overlayCountAtom = atom(0);
export const isOverlayShownAtom = atom((get) => get(overlayCountAtom) > 0);
export const overlayAtom = atom(null, async (get, set, work: Promise<unknown>) => {
  set(overlayCountAtom, get(overlayCountAtom) + 1);
  const shown = new Promise<void>((resolve) => setTimeout(resolve, overlayMs));
  await Promise.allSettled([work, shown]);
  set(overlayCountAtom, get(overlayCountAtom) - 1);
});

const announcementStateAtom = atom('');
export const announcementAtom = atom((get) => get(announcementStateAtom));
/** Announces a text in the live region; the same text is announced again. */
export const announceAtom = atom(null, (get, set, text: string) => {
  set(announcementStateAtom, get(announcementStateAtom) === text ? `${text}\u00a0` : text);
});
