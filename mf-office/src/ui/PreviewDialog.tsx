import { Dialog, SegmentedControl } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './PreviewDialog.module.css';

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
const widths = [390, 768, 1440] as const;
type Width = (typeof widths)[number];

/** Returns a ref and the size of its element in pixels. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>();
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}

export interface PreviewDialogProps {
  /** Address of the public page with the key of the preview. */
  readonly href: string;
  onClose(): void;
}

/** The public page of an entry as it would be, in three widths; its scripts do not run. */
export function PreviewDialog({ href, onClose }: PreviewDialogProps) {
  const t = useText();
  const [width, setWidth] = useState<Width>(globalThis.innerWidth < 768 ? 390 : 1440);
  const { ref, size } = useSize();
  const scale = size === undefined ? 1 : Math.min(1, size.width / width);
  const style: CSSProperties = {
    inlineSize: width,
    blockSize: size === undefined ? undefined : size.height / scale,
    scale,
  };
  return (
    <Dialog onClose={onClose} open size="full" title={t('preview.title')}>
      <div className={styles.preview}>
        <SegmentedControl
          label={t('preview.width')}
          onValueChange={(value) => setWidth(widths.find((known) => String(known) === value) ?? 1440)}
          options={widths.map((value) => ({ value: String(value), label: t(`preview.widths.${value}`) }))}
          value={String(width)}
        />
        <div className={styles.stage} ref={ref}>
          <div className={styles.page} style={{ inlineSize: width * scale }}>
            <iframe
              className={styles.frame}
              sandbox="allow-same-origin"
              src={href}
              style={style}
              title={t('preview.frame', { width })}
            />
          </div>
        </div>
        <p className={styles.note}>{t('preview.note')}</p>
      </div>
    </Dialog>
  );
}
