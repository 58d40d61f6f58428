import { LiveRegion } from '@haesol/kit';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Screen readers speak what changes in a region that they have met, not what a region is added with. */
const metAfterMs = 100;

export interface ModalLiveRegionProps {
  readonly message: string;
  readonly urgency?: 'polite' | 'assertive';
}

/** Says a message inside of the open modal: the regions of the page are inert behind it, so that nobody hears them. */
export function ModalLiveRegion({ message, urgency = 'polite' }: ModalLiveRegionProps) {
  const [spoken, setSpoken] = useState<{ readonly dialog: Element; readonly text: string }>();
  useEffect(() => {
    // A modal keeps the focus inside; of several, the last one opened has it.
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
