import { useFormats, useText } from '@haesol/shared/lifecycle';
import { SlotTicks, TextLink, VisuallyHidden } from '@haesol/shared/ui';
import { toBookingDayHref } from '#paths';
import { DevicePart } from './DevicePart.tsx';
import type { DeviceViewProps } from './DeviceView.tsx';
import { listFreeTimes } from './deviceRules.ts';
import styles from './FreeWeek.module.css';

/** Free slots of the first days that can be booked; each day leads to its booking. */
export function FreeWeek({ device }: DeviceViewProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { eqUid, booking } = device;
  return (
    <DevicePart note={t('device.weekText', { date: formatShortDay(booking.firstDate) })} title={t('device.week')}>
      <table className={styles.week}>
        <caption className={styles.caption}>{t('device.weekCaption')}</caption>
        <thead className={styles.caption}>
          <tr>
            <th scope="col">{t('device.day')}</th>
            <th scope="col">{t('device.freeSlots')}</th>
            <th scope="col">{t('device.free', { count: '' })}</th>
          </tr>
        </thead>
        <tbody>
          {booking.week.map(({ date, free, slots, state }) => (
            <tr key={date}>
              <th scope="row">{formatShortDay(date)}</th>
              <td className={styles.slots}>
                <SlotTicks className={styles.ticks} slots={slots.map((slot) => slot === 1)} />
                <VisuallyHidden>{listFreeTimes(device, slots).join(', ') || t('device.noSlots')}</VisuallyHidden>
              </td>
              <td className={styles.free}>
                {free > 0 ? (
                  <TextLink href={toBookingDayHref(eqUid, date)}>
                    <VisuallyHidden>{t('device.pick', { date: formatShortDay(date) })}</VisuallyHidden>
                    {t('device.free', { count: free })}
                  </TextLink>
                ) : (
                  t(`device.states.${state === 'FREE' || state === 'FEW' ? 'FULL' : state}`)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </DevicePart>
  );
}
