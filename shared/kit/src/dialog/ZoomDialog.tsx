import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useZoomGestures } from './useZoomGestures.ts';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  open: boolean;
  onClose: () => void;
  src: string;
  /** Alternative text of the picture. */
  alt: string;
}

const smallest = 1;
const largest = 4;
/** Zoom step of a button. */
const step = 0.5;

/** Picture at one to four times its size: by buttons, wheel or two fingers; it scrolls if it does not fit. */
export function ZoomDialog({ open, onClose, src, alt }: ZoomDialogProps) {
  const say = useKitText();
  const [scale, setScale] = useState(smallest);
  const zoomBy = (factor: number) => setScale((before) => Math.min(largest, Math.max(smallest, before * factor)));
  const frame = useZoomGestures(zoomBy);

  function handleClose() {
    setScale(smallest);
    onClose();
  }

  return (
    <Dialog
      foot={
        <>
          <Button disabled={scale <= smallest} icon={Minus} onClick={() => setScale(Math.max(smallest, scale - step))}>
            {say(uiTexts.zoomOut)}
          </Button>
          <Button disabled={scale >= largest} icon={Plus} onClick={() => setScale(Math.min(largest, scale + step))}>
            {say(uiTexts.zoomIn)}
          </Button>
        </>
      }
      onClose={handleClose}
      open={open}
      size="wide"
      title={say(uiTexts.zoomTitle, { percent: Math.round(scale * 100) })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <section aria-label={alt} className={styles.frame} ref={frame} tabIndex={0}>
        <img alt={alt} className={styles.picture} src={src} style={{ inlineSize: `${scale * 100}%` }} />
      </section>
    </Dialog>
  );
}
