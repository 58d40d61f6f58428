import type { BookableEquipment } from '@haesol/contracts/lab';
import { CardPicture, TextLink, WholeBrackets } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toEquipmentHref } from '#paths';
import { FirstDay } from '#ui/FirstDay';
import { DevicePart } from './DevicePart.tsx';
import styles from './RelatedDevices.module.css';

/** Devices for a similar purpose, with their first bookable day. */
export function RelatedDevices({ devices }: { readonly devices: readonly BookableEquipment[] }) {
  const t = useText();
  return (
    <DevicePart title={t('device.related')}>
      <div className={styles.frame}>
        <ul className={styles.devices}>
          {devices.map(({ eqUid, eqNm, place, thumbUrl, thumbAlt, firstDay, price }) => (
            <li className={styles.device} key={eqUid}>
              <CardPicture alt={thumbAlt} loading="lazy" src={thumbUrl} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <TextLink href={toEquipmentHref(eqUid)} tone="quiet">
                    <WholeBrackets text={eqNm} />
                  </TextLink>
                </h3>
                <p className={styles.place}>{place}</p>
                <FirstDay firstDay={firstDay} price={price} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </DevicePart>
  );
}
