import { useEffect, useRef, useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import styles from './CropDialog.module.css';
import { type Crop, centred, maxZoom, toSquare } from './cropRules.ts';
import { Dialog } from './Dialog.tsx';
import { useCropGestures } from './useCropGestures.ts';

export interface CropDialogProps {
  /** Its heading, e.g. "프로필 사진 자르기". */
  title: string;
  /** Picture to crop; undefined: closed. */
  bitmap: ImageBitmap | undefined;
  onCancel: () => void;
  /** Called with the square as a JPEG of 512 px. */
  onDone: (picture: Blob) => void;
}

/** Edge of the result in pixels. */
const edgePx = 512;
const quality = 0.9;

const sliders = [
  ['zoom', 1, maxZoom, 0.05],
  ['x', 0, 1, 0.02],
  ['y', 0, 1, 0.02],
] as const;

/**
 * Dialog for cropping a picture to a square: by dragging, pinching and the wheel, or with three sliders that work with the arrow
 * keys.
 */
export function CropDialog({ title, bitmap, onCancel, onDone }: CropDialogProps) {
  const say = useKitText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(centred);
  const gestures = useCropGestures(canvas, bitmap, setCrop);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (bitmap === undefined || context == null) return;
    const { left, top, edge } = toSquare(bitmap.width, bitmap.height, crop);
    context.clearRect(0, 0, edgePx, edgePx);
    context.drawImage(bitmap, left, top, edge, edge, 0, 0, edgePx, edgePx);
  }, [bitmap, crop]);

  function handleCancel() {
    setCrop(centred);
    onCancel();
  }

  function handleDone() {
    canvas.current?.toBlob(
      (picture) => {
        setCrop(centred);
        if (picture !== null) onDone(picture);
      },
      'image/jpeg',
      quality,
    );
  }

  return (
    <Dialog
      foot={
        <>
          <Button onClick={handleCancel} size="form">
            {say(uiTexts.cropCancel)}
          </Button>
          <Button onClick={handleDone} size="form" variant="primary">
            {say(uiTexts.cropDone)}
          </Button>
        </>
      }
      onClose={handleCancel}
      open={bitmap !== undefined}
      title={title}
    >
      <div className={styles.crop}>
        <canvas
          {...gestures}
          aria-label={say(uiTexts.cropPreview)}
          className={styles.canvas}
          height={edgePx}
          ref={canvas}
          role="img"
          width={edgePx}
        />
        <p className={styles.help}>{say(uiTexts.cropHelp)}</p>
        {sliders.map(([name, min, max, step]) => (
          <label className={styles.slider} key={name}>
            {say(uiTexts.crop[name])}
            <input
              className={styles.range}
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
