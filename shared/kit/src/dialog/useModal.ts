import { type KeyboardEvent, type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { listTabStops } from '../base/listTabStops.ts';

export interface ModalOptions {
  /** Gets the focus on opening. @default the first control, by the browser */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Closes on a press on the backdrop. @default false */
  closesOnBackdrop?: boolean | undefined;
  /** Nothing but `isOpen` closes it. @default false */
  isLocked?: boolean | undefined;
}

/** Props of the `<dialog>` element. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  /** Esc and the phone's Back request to close; the owner of `isOpen` decides. */
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** The browser closed the dialog itself, e.g. on a second Esc, which a page cannot prevent. */
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
}

/**
 * Modal behaviour for a native `<dialog>` (APG "Dialog (Modal)"). The browser draws it above the page, makes the page inert and
 * reports Esc. This hook opens and closes it with `isOpen`, locks the scroll position of the page, traps Tab (the browser would
 * move on to its toolbar) and returns the focus on closing.
 *
 * @example
 * const modal = useModal(isOpen, () => setIsOpen(false));
 * return <dialog {...modal} aria-label="필터">{isOpen && <Filters />}</dialog>;
 */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  { initialFocus, closesOnBackdrop = false, isLocked = false }: ModalOptions = {},
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
      // File pickers inside the dialog also send `cancel`, which bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (!isLocked) onClose();
    },
    onClose() {
      // The event is asynchronous: a remount may have opened the dialog again meanwhile.
      if (!isOpen || ref.current?.open !== false) return;
      if (isLocked) ref.current.showModal();
      else onClose();
    },
    onClick(event) {
      // The backdrop belongs to the dialog element; all visible content is in its children.
      if (closesOnBackdrop && event.target === event.currentTarget) onClose();
    },
    onKeyDown(event) {
      if (event.key === 'Tab' && !event.defaultPrevented) wrapTab(event);
    },
  };
}

/** Moves the focus from the last tab stop to the first, and back with Shift; the browser handles the rest. */
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

/** Locks scrolling of the page while at least one modal is open. @returns release */
function lockScroll(): () => void {
  const root = document.documentElement;
  lockCount += 1;
  // Reserves the space of the scrollbar, so that the page behind does not shift.
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
  return () => {
    lockCount -= 1;
    if (lockCount > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
