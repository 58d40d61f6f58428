import type { DayDevice } from '@haesol/contracts/lab';
import { Button, Icon } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type CSSProperties, useState } from 'react';
import { BookingBar } from './BookingBar.tsx';
import type { ChosenBooking } from './BookingDayScreen.tsx';
import styles from './DayGrid.module.css';
import { type Axis, toAxis, toPlace, toStyle } from './dayAxis.ts';

interface DayGridProps {
  readonly devices: readonly DayDevice[];
  onChoose(chosen: ChosenBooking): void;
}

// Bookings that take no time are left out: 'REJECTED', 'CANCELLED', 'NO_SHOW' and 'EXPIRED'.
const states = ['APPROVED', 'REQUESTED', 'IN_USE', 'COMPLETED', 'CANCEL_REQUESTED', 'closed'] as const;

/** Devices in rows by category, hours in columns; on phones a list by device. */
export function DayGrid({ devices, onChoose }: DayGridProps) {
  const t = useText();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const axis = toAxis(devices);
  const hours = Array.from({ length: (axis.to - axis.from) / 60 }, (_, at) => axis.from / 60 + at);
  const groups = [...new Set(devices.map(({ ctgNm }) => ctgNm))];
  const toggle = (group: string) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    setFolded(next);
  };
  // The style sheet draws a line for each hour.
  const columns = { '--hours': hours.length } as CSSProperties;
  return (
    <div className={styles.grid} style={columns}>
      <div aria-hidden="true" className={styles.head}>
        <span className={styles.name}>{t('day.devices', { count: devices.length })}</span>
        <span className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour}>{String(hour).padStart(2, '0')}</span>
          ))}
        </span>
      </div>
      {groups.map((group) => {
        const own = devices.filter(({ ctgNm }) => ctgNm === group);
        const isOpen = !folded.has(group);
        const count = own.reduce((sum, { bookings }) => sum + bookings.length, 0);
        return (
          <section aria-label={group} key={group}>
            <h3 className={styles.group}>
              <Button aria-expanded={isOpen} onClick={() => toggle(group)} size="small" variant="text">
                <Icon of={isOpen ? ChevronDown : ChevronRight} size={18} />
                {t('day.group', { name: group, devices: own.length, count })}
              </Button>
            </h3>
            {isOpen && (
              <ul>
                {own.map((device) => (
                  <DeviceRow axis={axis} device={device} key={device.eqUid} onChoose={onChoose} />
                ))}
              </ul>
            )}
          </section>
        );
      })}
      <ul aria-label={t('day.legend')} className={styles.legend}>
        {states.map((state) => (
          <li key={state}>
            <span aria-hidden="true" className={styles.mark} data-state={state} />
            {t(`day.states.${state}`)}
          </li>
        ))}
      </ul>
      <p className={styles.keys}>{t('day.keys')}</p>
    </div>
  );
}

function DeviceRow({
  axis,
  device,
  onChoose,
}: {
  readonly axis: Axis;
  readonly device: DayDevice;
  readonly onChoose: DayGridProps['onChoose'];
}) {
  const t = useText();
  const { eqNm, model, openYn, bookings, closures } = device;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <span>{eqNm}</span>
        <span className={styles.model}>{model}</span>
      </span>
      <ul aria-label={eqNm} className={styles.track}>
        {openYn === 'N' && (
          <li className={styles.closed} data-whole="">
            {t('day.closedDay')}
          </li>
        )}
        {closures.map(({ closureUid, start, end, reason }) => {
          const place = toPlace(axis, start, end);
          return (
            <li className={styles.closed} key={closureUid} style={toStyle(place)}>
              <span>{t('day.closure', { reason })}</span>
              <span className={styles.times}>{`${start}–${end}`}</span>
            </li>
          );
        })}
        {bookings.map((booking) => (
          <BookingBar
            axis={axis}
            booking={booking}
            device={device}
            key={booking.rsvUid}
            onChoose={(to) => onChoose({ device, booking, to })}
          />
        ))}
        {openYn === 'Y' && bookings.length + closures.length === 0 && <li className={styles.free}>{t('day.free')}</li>}
      </ul>
    </li>
  );
}
