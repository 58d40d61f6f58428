import { useText } from '@haesol/shared/lifecycle';
import { Button, Dialog } from '@haesol/shared/ui';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styles from './Zoomable.module.css';

export interface ZoomableProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

const steps = [1, 1.5, 2, 3, 4] as const;

/** A picture that opens in a dialog, one to four times as large. */
export function Zoomable({ src, alt, width, height, className }: ZoomableProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-label={t('zoom.open', { alt })}
        className={styles.opener}
        onClick={() => setOpen(true)}
        type="button"
      >
        <img alt={alt} className={className} height={height} src={src} width={width} />
      </button>
      <ZoomDialog alt={alt} onClose={() => setOpen(false)} open={isOpen} src={src} />
    </>
  );
}

export interface ZoomDialogProps {
  readonly open: boolean;
  readonly src: string;
  readonly alt: string;
  onClose(): void;
}

export function ZoomDialog({ open, src, alt, onClose }: ZoomDialogProps) {
  const t = useText();
  const [step, setStep] = useState(0);
  const scale = steps[step] ?? 1;
  return (
    <Dialog
      foot={
        <>
          <Button aria-disabled={step === 0 || undefined} icon={Minus} onClick={() => setStep(Math.max(0, step - 1))}>
            {t('zoom.smaller')}
          </Button>
          <Button
            aria-disabled={step === steps.length - 1 || undefined}
            icon={Plus}
            onClick={() => setStep(Math.min(steps.length - 1, step + 1))}
          >
            {t('zoom.larger')}
          </Button>
        </>
      }
      onClose={onClose}
      open={open}
      size="wide"
      title={t('zoom.title', { percent: scale * 100 })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section aria-label={alt} className={styles.frame} tabIndex={0}>
        <img alt={alt} className={styles.large} src={src} style={{ inlineSize: `${scale * 100}%` }} />
      </section>
    </Dialog>
  );
}
