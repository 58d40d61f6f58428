import { SlotTicks, TextLink, tableRoles, VisuallyHidden } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { toBookingDayHref } from '#paths';
import { DevicePart } from './DevicePart.tsx';
import type { DeviceViewProps } from './DeviceView.tsx';
import { listFreeTimes, toHourLabel } from './deviceRules.ts';
import styles from './FreeWeek.module.css';

/** Free slots of the first bookable days; each day links to its booking. */
export function FreeWeek({ device }: DeviceViewProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { eqUid, booking } = device;
  return (
    <DevicePart note={t('device.weekText', { date: formatShortDay(booking.firstDate) })} title={t('device.week')}>
      <table {...tableRoles.table} className={styles.week}>
        <caption className={styles.caption}>{t('device.weekCaption')}</caption>
        <thead {...tableRoles.rowgroup}>
          <tr {...tableRoles.row} className={styles.scale}>
            <th {...tableRoles.columnheader} scope="col">
              <VisuallyHidden>{t('device.day')}</VisuallyHidden>
            </th>
            <th {...tableRoles.columnheader} scope="col">
              <VisuallyHidden>{t('device.freeSlots')}</VisuallyHidden>
              <span aria-hidden="true" className={styles.hours}>
                {(booking.week[0]?.slots ?? []).map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position in the day.
                  <span key={at}>{toHourLabel(device, at)}</span>
                ))}
              </span>
            </th>
            <th {...tableRoles.columnheader} scope="col">
              <VisuallyHidden>{t('device.free', { count: '' })}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup}>
          {booking.week.map(({ date, free, slots, state }) => (
            <tr key={date} {...tableRoles.row}>
              <th {...tableRoles.rowheader} scope="row">
                {formatShortDay(date)}
              </th>
              <td {...tableRoles.cell} className={styles.slots}>
                <SlotTicks className={styles.ticks} slots={slots.map((slot) => slot === 1)} />
                <VisuallyHidden>{listFreeTimes(device, slots).join(', ') || t('device.noSlots')}</VisuallyHidden>
              </td>
              <td {...tableRoles.cell} className={styles.free}>
                {free > 0 ? (
                  <TextLink href={toBookingDayHref(eqUid, date)}>
                    <VisuallyHidden>{t('device.pick', { date: formatShortDay(date) })}</VisuallyHidden>
                    <span>{t('device.free', { count: free })}</span>
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
