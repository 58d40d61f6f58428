import type { EndpointData } from '@haesol/contracts/common';
import { type EquipmentDetail, type equipmentReserve, toBookingIcsPath } from '@haesol/contracts/lab';
import { Badge, Button, DefinitionTable, LinkButton } from '@haesol/kit';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import { useShell, useText } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { paths, toMyBookingHref } from '#paths';
import styles from './BookingDone.module.css';
import type { Held } from './useHold.ts';

export interface BookingDoneProps {
  readonly booked: EndpointData<typeof equipmentReserve>;
  readonly device: EquipmentDetail;
  readonly held: Held;
  onClose(): void;
}

/** Confirmation of a booking: number, state, and next steps. */
export function BookingDone({ booked, device, held: { day, sum }, onClose }: BookingDoneProps) {
  const t = useText();
  const shell = useShell();
  const { rsvUid, rsvNo, amount, answerBy } = booked;
  const saveEntry = () =>
    shell.http
      .download({ name: 'mypage.equIcs', method: 'GET', path: toBookingIcsPath(rsvUid) })
      .catch(() => shell.toast({ kind: 'error', text: t('booking.failed') }));
  return (
    <div className={styles.done}>
      <p className={styles.sentence} role="status">
        {t('booking.done.sentence')}
      </p>
      <DefinitionTable
        caption={t('booking.done.title')}
        items={[
          { term: t('booking.done.number'), value: rsvNo },
          { term: t('booking.done.state'), value: <Badge color="sky">{t('booking.done.waiting')}</Badge> },
          { term: t('booking.review.equipment'), value: device.eqNm },
          {
            term: t('booking.review.time'),
            value: `${formatDay(day)} ${sum.start}–${sum.end}`,
          },
          { term: t('booking.fee'), value: formatKrw(amount) },
        ]}
      />
      <p className={styles.next}>
        {answerBy === undefined
          ? t('booking.done.next')
          : answerBy < day
            ? t('booking.done.answerBy', { date: formatDay(answerBy) })
            : t('booking.done.answerBeforeUse', { date: formatDay(day), time: sum.start })}
      </p>
      <div className={styles.actions}>
        <LinkButton href={toMyBookingHref(rsvUid)} size="form" variant="primary">
          {t('booking.done.mine')}
        </LinkButton>
        <Button icon={CalendarPlus} onClick={() => void saveEntry()} size="form">
          {t('booking.done.ics')}
        </Button>
        <Button
          onClick={() => {
            onClose();
            shell.navigate(paths.easyReservation);
          }}
          size="form"
        >
          {t('booking.done.another')}
        </Button>
      </div>
    </div>
  );
}
