import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { listTabStops } from '../base/listTabStops.ts';

export interface ModalOptions {
  /** Gets the focus on opening; without it the browser focuses the first control. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** A press on the backdrop asks to close. @default false */
  closesOnBackdrop?: boolean | undefined;
}

/** Props of the `<dialog>` element. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Esc and the phone's Back ask to close; the owner of `isOpen` decides. */
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** The browser closed the dialog itself, e.g. by a second Esc, which a page cannot refuse. */
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * The modal behaviour of the site, on a native `<dialog>` (APG "Dialog (Modal)"). The browser draws it over the page,
 * makes the page inert and reports Esc. This hook opens and closes it with `isOpen`, locks the scroll position of the
 * page, keeps Tab inside (the browser alone would let it go on to its own toolbar) and returns the focus on closing.
 *
 * @example
 * const modal = useModal(isOpen, () => setIsOpen(false));
 * return <dialog {...modal} aria-label="필터">{isOpen && <Filters />}</dialog>;
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  { initialFocus, closesOnBackdrop = false }: ModalOptions = {},
): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    initialFocus?.current?.focus();
    const unlockScroll = lockScroll();
    return () => {
      unlockScroll();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, initialFocus]);

  return {
    ref,
    onCancel(event) {
      // File pickers inside the dialog send `cancel`, too, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose() {
      // The event is asynchronous: a remount may have opened the dialog again meanwhile.
      if (isOpen && ref.current?.open === false) onClose();
    },
    onClick(event) {
      // The backdrop belongs to the dialog element; whatever is visible lies in its children.
      if (closesOnBackdrop && event.target === event.currentTarget) onClose();
    },
    onKeyDown(event) {
      if (event.key === 'Tab' && !event.defaultPrevented) wrapTab(event);
    },
  };
}

/** Moves the focus from the last tab stop to the first, and back with Shift; in between the browser moves it. */
function wrapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  const active = document.activeElement;
  // React also reports keys pressed in a dialog that is rendered inside this one.
  if (active?.closest('dialog') !== dialog) return;
  const stops = listTabStops(dialog);
  const direction = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  if (stops.some((stop) => (active.compareDocumentPosition(stop) & direction) !== 0)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
}

let lockCount = 0;

/** Stops the page behind from scrolling while at least one modal is open. @returns release */
function lockScroll(): () => void {
  const root = document.documentElement;
  lockCount += 1;
  // The scrollbar keeps its room, so that the page behind does not move.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
