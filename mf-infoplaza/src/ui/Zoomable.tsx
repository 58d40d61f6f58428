import { ZoomDialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import styles from './Zoomable.module.css';

export interface ZoomableProps {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className: string | undefined;
}

/** Picture that opens in a dialog, at one to four times its size. */
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
