import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Esc and the phone's Back ask to close; the owner of `isOpen` decides. */
  handleCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  /** The browser closed it by itself, e.g. by a second Esc, which it does not let us refuse. */
  handleClose: () => void;
}

/** Keeps a native modal `<dialog>` in step with `isOpen`; the browser traps the focus and gives it back. */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
  initialFocus?: RefObject<HTMLElement | null> | undefined,
): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null) {
      return;
    }
    const opener = document.activeElement;
    openModal(dialog);
    initialFocus?.current?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      if (dialog.open) {
        closeModal(dialog);
      }
      if (opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [isOpen, initialFocus]);

  return {
    ref,
    handleCancel(event) {
      // Cancelling also comes up from file pickers inside the dialog.
      if (event.target === ref.current) {
        event.preventDefault();
        onClose();
      }
    },
    handleClose() {
      // The event comes late: by then a remount may have opened the dialog again.
      if (isOpen && ref.current?.open === false) {
        onClose();
      }
    },
  };
}

/** Where `showModal` is missing (jsdom) the dialog opens without its modal part. */
function openModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
  } else {
    dialog.setAttribute('open', '');
  }
}

function closeModal(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') {
    dialog.close();
  } else {
    dialog.removeAttribute('open');
  }
}

let locks = 0;

/** Stops the page behind from scrolling while at least one modal is open. @returns release */
function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  root.style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) {
      root.style.removeProperty('overflow');
    }
  };
}
