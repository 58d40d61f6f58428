import type { EquipmentDetail } from '@haesol/contracts/lab';
import { IconButton, ZoomDialog } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import Maximize from 'lucide-react/icons/maximize-2';
import { useState } from 'react';
import styles from './DevicePicture.module.css';

export interface DevicePictureProps {
  readonly device: Pick<EquipmentDetail, 'parts' | 'thumbAlt' | 'thumbUrl'>;
}

/** Picture of a device with numbered parts and their legend. */
export function DevicePicture({ device: { thumbUrl, thumbAlt, parts = [] } }: DevicePictureProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
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
          <IconButton icon={Maximize} label={t('device.zoom')} onClick={() => setOpen(true)} />
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
      <ZoomDialog alt={thumbAlt} onClose={() => setOpen(false)} open={isOpen} src={thumbUrl} />
    </div>
  );
}
