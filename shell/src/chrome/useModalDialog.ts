import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

interface ModalDialog {
  ref: RefObject<HTMLDialogElement | null>;
  /** For the `<dialog>` itself. */
  onCancel(event: { preventDefault(): void }): void;
  onClick(event: MouseEvent<HTMLDialogElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLDialogElement>): void;
}

/**
 * A native modal dialog driven by a prop. Esc and a press on the veil ask to close; Tab goes round inside (the browser's
 * own bar is left out, APG "Dialog (Modal)"); closing gives the focus back to where it was.
 */
export function useModalDialog(open: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
    onKeyDown: (event) => {
      if (event.key !== 'Tab') return;
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
      const [from, to] = event.shiftKey ? [all.at(0), all.at(-1)] : [all.at(-1), all.at(0)];
      if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
      event.preventDefault();
      to?.focus();
    },
  };
}
