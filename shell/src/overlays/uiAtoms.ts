import type { ConfirmQuestion, Crumb, RouterLocation, ToastMessage } from '@haesol/shared/shell-api';
import { atom } from 'jotai';

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

/** How long a toast without an action stays, in milliseconds. */
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
/** Asks; a question that is still open counts as declined. */
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

/** The dialog that asks to sign in without leaving the page. */
export interface LoginDialogView {
  /** Of the page that it lies over. */
  readonly location: RouterLocation;
  /** The person declined. */
  close(): void;
  /** To the page `/login` instead. */
  leave(): void;
}
const loginDialogStateAtom = atom<LoginDialogView | null>(null);
export const loginDialogAtom = atom(
  (get) => get(loginDialogStateAtom),
  (_get, set, view: LoginDialogView | null) => set(loginDialogStateAtom, view),
);

const isSearchOpenStateAtom = atom(false);
/** Searching without leaving the page: the slot's owner draws field and words. */
export const isSearchOpenAtom = atom(
  (get) => get(isSearchOpenStateAtom),
  (_get, set, isOpen: boolean) => set(isSearchOpenStateAtom, isOpen),
);

/** Milliseconds by the server's clock at which the session will end without a sign of life; null: not near. */
const idleEndStateAtom = atom<number | null>(null);
export const idleEndAtom = atom(
  (get) => get(idleEndStateAtom),
  (_get, set, end: number | null) => set(idleEndStateAtom, end),
);

/** Path of a page that is being left after signing out: its guard leads nowhere any more. */
const leavingStateAtom = atom<string | null>(null);
export const leavingAtom = atom(
  (get) => get(leavingStateAtom),
  (_get, set, path: string | null) => set(leavingStateAtom, path),
);

/** Once shown, the overlay stays at least this long, in milliseconds (specification §9). */
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
/** Says a text in the live region; the same text again is said again. */
export const announceAtom = atom(null, (get, set, text: string) => {
  set(announcementStateAtom, get(announcementStateAtom) === text ? `${text}\u00a0` : text);
});

/** What a page says about itself beyond `remote.json`; forgotten when the page changes. */
interface PageWords {
  readonly page: string;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
}
const pageWordsStateAtom = atom<PageWords>({ page: '', title: undefined, crumbs: [] });
export const pageWordsAtom = atom((get) => get(pageWordsStateAtom));
export const setPageTitleAtom = atom(null, (get, set, { page, title }: { page: string; title: string }) => {
  const words = get(pageWordsStateAtom);
  set(pageWordsStateAtom, { page, title, crumbs: words.page === page ? words.crumbs : [] });
});
export const setPageCrumbsAtom = atom(
  null,
  (get, set, { page, crumbs }: { page: string; crumbs: readonly Crumb[] }) => {
    const words = get(pageWordsStateAtom);
    set(pageWordsStateAtom, { page, crumbs, title: words.page === page ? words.title : undefined });
  },
);

/** Instances that hold something typed. */
const dirtyStateAtom = atom<ReadonlySet<string>>(new Set<string>());
export const isDirtyAtom = atom((get) => get(dirtyStateAtom).size > 0);
export const setDirtyAtom = atom(null, (get, set, { instance, dirty }: { instance: string; dirty: boolean }) => {
  const next = new Set(get(dirtyStateAtom));
  if (dirty) next.add(instance);
  else next.delete(instance);
  set(dirtyStateAtom, next);
});
