import { useText } from '@haesol/shared/lifecycle';
import { Button, Dialog } from '@haesol/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { type Crop, centred, maxZoom, toSquare } from './cropRules.tsx';
import styles from './ProfilePicture.module.css';

/** Pixels of the picture that is sent. */
const edgePx = 512;
const quality = 0.9;

export interface CropDialogProps {
  /** Undefined: closed. */
  readonly bitmap: ImageBitmap | undefined;
  onCancel(): void;
  onDone(picture: Blob): void;
}

/** Chooses the square; each slider works with the arrow keys. */
export function CropDialog({ bitmap, onCancel, onDone }: CropDialogProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centred);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (bitmap === undefined || context == null) return;
    const { left, top, edge } = toSquare(bitmap.width, bitmap.height, crop);
    context.clearRect(0, 0, edgePx, edgePx);
    context.drawImage(bitmap, left, top, edge, edge, 0, 0, edgePx, edgePx);
  }, [bitmap, crop]);

  function close() {
    setCrop(centred);
    onCancel();
  }
  function finish() {
    canvas.current?.toBlob(
      (picture) => {
        setCrop(centred);
        if (picture !== null) onDone(picture);
      },
      'image/jpeg',
      quality,
    );
  }

  const sliders = [
    ['zoom', 1, maxZoom, 0.05],
    ['x', 0, 1, 0.02],
    ['y', 0, 1, 0.02],
  ] as const;
  return (
    <Dialog
      foot={
        <>
          <Button onClick={close} size="form">
            {t('picture.cancel')}
          </Button>
          <Button onClick={finish} size="form" variant="primary">
            {t('picture.use')}
          </Button>
        </>
      }
      onClose={close}
      open={bitmap !== undefined}
      title={t('picture.title')}
    >
      <div className={styles.crop}>
        <canvas
          aria-label={t('picture.preview')}
          className={styles.canvas}
          height={edgePx}
          ref={canvas}
          role="img"
          width={edgePx}
        />
        {sliders.map(([name, min, max, step]) => (
          <label className={styles.slider} key={name}>
            {t(`picture.${name}`)}
            <input
              max={max}
              min={min}
              onChange={(event) => setCrop((before) => ({ ...before, [name]: Number(event.target.value) }))}
              step={step}
              type="range"
              value={crop[name]}
            />
          </label>
        ))}
      </div>
    </Dialog>
  );
}
