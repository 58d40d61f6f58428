import { adminBookingDay, adminBookings, adminMoveSlot, bookingStateNames } from '@haesol/contracts/lab';
import { DefinitionTable, TextLink } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { usePreviewCall } from '#moves/usePreviewCall';
import { useRefresh } from '#moves/useRefresh';
import { toBookingHref } from '#paths';
import { EntityDialog } from '#ui/EntityDialog';
import type { ChosenBooking } from './BookingDayScreen.tsx';
import { toMinutes, toTime } from './dayAxis.ts';
import styles from './SlotDialog.module.css';

const form = z.pick(adminMoveSlot.body, { date: true, start: true, memo: true });
type Form = z.output<typeof form>;

export interface SlotDialogProps extends ChosenBooking {
  readonly date: string;
  onClose(): void;
}

/** Facts of a booking, and its move to another time with the message to the member. */
export function SlotDialog({ device, booking, to, date, onClose }: SlotDialogProps) {
  const t = useText();
  const call = useCall();
  const preview = usePreviewCall();
  const refresh = useRefresh(adminBookingDay, adminBookings);
  const { rsvUid, rsvNo, memberNm, affiliation, start, end, state, rev, movableYn } = booking;
  const length = toMinutes(end) - toMinutes(start);
  const toMoved = (body: Form) => ({ ...body, end: toTime(toMinutes(body.start) + length), rev });
  return (
    <EntityDialog
      body={form}
      draft={`slot.${rsvUid}`}
      fields={
        movableYn === 'N'
          ? []
          : [
              { name: 'date', kind: 'date', label: t('day.fields.date') },
              { name: 'start', kind: 'time', label: t('day.fields.start'), help: t('day.length', { count: length }) },
              { name: 'memo', kind: 'text', label: t('queue.memo'), isOptional: true },
            ]
      }
      initial={{ date, start: to.start }}
      onClose={onClose}
      {...(movableYn === 'Y' && {
        mails: (body: Form) => preview({ name: 'booking.slot', uid: rsvUid, body: toMoved(body) }),
      })}
      save={movableYn === 'N' ? undefined : t('day.move')}
      saved={t('day.moved')}
      send={async (body) => {
        await call(adminMoveSlot, { params: { rsvUid }, body: toMoved(body) }).finally(() => void refresh());
      }}
      title={device.eqNm}
    >
      <div className={styles.facts}>
        <DefinitionTable
          caption={t('day.facts')}
          items={[
            {
              term: t('day.number'),
              value: <TextLink href={toBookingHref(rsvUid)}>{rsvNo}</TextLink>,
            },
            { term: t('queue.member'), value: [memberNm, affiliation].filter((part) => part !== '').join(' · ') },
            { term: t('bookings.time'), value: `${formatDay(date)} ${start}–${end}` },
            { term: t('queue.state'), value: bookingStateNames[state] },
          ]}
        />
        <p className={styles.note}>{t(movableYn === 'N' ? 'day.notMovable' : 'day.told')}</p>
      </div>
    </EntityDialog>
  );
}
