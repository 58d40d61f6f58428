import { useFormats, useText } from '@haesol/shared/lifecycle';
import { SlotTicks, TextLink, VisuallyHidden } from '@haesol/shared/ui';
import { toBookingDayHref } from '#paths';
import { DevicePart } from './DevicePart.tsx';
import type { DeviceViewProps } from './DeviceView.tsx';
import { listFreeTimes, toHourLabel } from './deviceRules.ts';
import styles from './FreeWeek.module.css';

/** Said again because the narrow layout changes `display`, which drops a table's semantics in browsers. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Free slots of the first days that can be booked; each day leads to its booking. */
export function FreeWeek({ device }: DeviceViewProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { eqUid, booking } = device;
  return (
    <DevicePart note={t('device.weekText', { date: formatShortDay(booking.firstDate) })} title={t('device.week')}>
      <table {...roles.table} className={styles.week}>
        <caption className={styles.caption}>{t('device.weekCaption')}</caption>
        <thead {...roles.rowgroup}>
          <tr {...roles.row} className={styles.scale}>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{t('device.day')}</VisuallyHidden>
            </th>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{t('device.freeSlots')}</VisuallyHidden>
              <span aria-hidden="true" className={styles.hours}>
                {(booking.week[0]?.slots ?? []).map((_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a slot is named by its place in the day.
                  <span key={at}>{toHourLabel(device, at)}</span>
                ))}
              </span>
            </th>
            <th {...roles.columnheader} scope="col">
              <VisuallyHidden>{t('device.free', { count: '' })}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...roles.rowgroup}>
          {booking.week.map(({ date, free, slots, state }) => (
            <tr key={date} {...roles.row}>
              <th {...roles.rowheader} scope="row">
                {formatShortDay(date)}
              </th>
              <td {...roles.cell} className={styles.slots}>
                <SlotTicks className={styles.ticks} slots={slots.map((slot) => slot === 1)} />
                <VisuallyHidden>{listFreeTimes(device, slots).join(', ') || t('device.noSlots')}</VisuallyHidden>
              </td>
              <td {...roles.cell} className={styles.free}>
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
