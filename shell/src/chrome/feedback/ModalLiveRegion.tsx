import { LiveRegion } from '@haesol/kit';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Screen readers announce changes of a region that they have already detected, not its initial content. */
const metAfterMs = 100;

export interface ModalLiveRegionProps {
  readonly message: string;
  readonly urgency?: 'polite' | 'assertive';
}

/** Announces a message inside of the open modal: the page's regions are inert behind it and would be silent. */
export function ModalLiveRegion({ message, urgency = 'polite' }: ModalLiveRegionProps) {
  const [spoken, setSpoken] = useState<{ readonly dialog: Element; readonly text: string }>();
  useEffect(() => {
    // A modal traps the focus; of several, the last one opened has it.
    const dialog = message === '' ? null : document.activeElement?.closest('dialog[open]');
    if (dialog == null) {
      setSpoken(undefined);
      return;
    }
    setSpoken({ dialog, text: '' });
    const timer = setTimeout(() => setSpoken({ dialog, text: message }), metAfterMs);
    return () => clearTimeout(timer);
  }, [message]);
  if (spoken === undefined) return null;
  return createPortal(<LiveRegion message={spoken.text} urgency={urgency} />, spoken.dialog);
}
