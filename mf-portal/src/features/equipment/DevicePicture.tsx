import type { EquipmentDetail } from '@haesol/contracts/lab';
import { IconButton, ZoomDialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Maximize from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import styles from './DevicePicture.module.css';

export interface DevicePictureProps {
  readonly device: Pick<EquipmentDetail, 'images' | 'parts' | 'thumbAlt' | 'thumbUrl'>;
}

/** Pictures of a device: the main one with numbered parts and their legend, and the others; each can be enlarged. */
export function DevicePicture({ device: { thumbUrl, thumbAlt, images, parts = [] } }: DevicePictureProps) {
  const t = useText();
  const [shown, setShown] = useState<{ readonly url: string; readonly alt: string }>();
  const others = images.slice(1);
  return (
    <div className={styles.frame}>
      <div className={styles.picture}>
        <img alt={thumbAlt} height={480} src={thumbUrl} width={720} />
        {parts.map(({ name, x, y }, at) => (
          <span
            aria-hidden="true"
            className={styles.mark}
            key={name}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          >
            {at + 1}
          </span>
        ))}
        <span className={styles.zoom}>
          <IconButton
            icon={Maximize}
            label={t('device.zoom')}
            onClick={() => setShown({ url: thumbUrl, alt: thumbAlt })}
          />
        </span>
      </div>
      {parts.length > 0 && (
        <ol aria-label={t('device.parts')} className={styles.parts}>
          {parts.map(({ name, text }, at) => (
            <li key={name}>
              <span aria-hidden="true" className={styles.number}>
                {at + 1}
              </span>
              <b>{name}</b>
              <span className={styles.text}>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <ul aria-label={t('device.pictures')} className={styles.others}>
          {others.map((image) => (
            <li key={image.url}>
              <button
                aria-label={t('device.enlarge', { name: image.alt })}
                className={styles.other}
                onClick={() => setShown(image)}
                type="button"
              >
                <img alt="" height={160} loading="lazy" src={image.url} width={240} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ZoomDialog
        alt={shown?.alt ?? ''}
        onClose={() => setShown(undefined)}
        open={shown !== undefined}
        src={shown?.url ?? ''}
      />
    </div>
  );
}
