import { Badge } from '@haesol/kit';
import { formatKrw } from '@haesol/remote/i18n';
import { useSession, useText } from '@haesol/remote/lifecycle';
import { DevicePart } from './DevicePart.tsx';
import type { DeviceViewProps } from './DeviceView.tsx';
import styles from './FeeTable.module.css';

/** Price of an hour for each class of members; that of this person is marked. */
export function FeeTable({ device: { prices, booking } }: DeviceViewProps) {
  const t = useText();
  const { isLogin } = useSession();
  const rows = [
    ['OWN', prices.own],
    ['STUDENT', prices.student],
    ['COMPANY', prices.company],
    ['OTHER', prices.other],
  ] as const;
  return (
    <DevicePart note={t('device.feesText')} title={t('device.fees')}>
      <table className={styles.fees}>
        <caption className={styles.caption}>{t('device.feesCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('device.class')}</th>
            <th scope="col">{t('device.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, price]) => {
            const isMine = isLogin && name === booking.priceClass;
            return (
              <tr data-mine={isMine || undefined} key={name}>
                <th scope="row">
                  {t(`device.classes.${name}`)} {isMine && <Badge color="outline">{t('device.mine')}</Badge>}
                </th>
                <td>{formatKrw(price)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </DevicePart>
  );
}
