import { addDays } from '@haesol/contracts/common';
import type { PlanStop, PlanTicket, PurchaseInfo, ReservationState, ShownPlanStop } from '@haesol/contracts/travel';
import { Button, LinkButton, TextLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef, useState } from 'react';
import { toReservationHref, toReserveDayHref } from '#paths';
import { langOfRefusal } from '#ui/useRefusalToast';
import { useHourText, useWhenText } from '#ui/useWhenText';
import styles from './Plan.module.css';
import { hasTicketDraft, TicketEditor } from './TicketEditor.tsx';

export interface StopTicketProps {
  readonly stop: ShownPlanStop;
  readonly date: string;
  /** Name under which an unfinished choice is kept in this tab. */
  readonly draft: string;
  /** Present price of the ticket in the plan; undefined without one, and while it loads. */
  readonly quoted: PurchaseInfo['goods'][number] | undefined;
  /** False for a plan with more goods than can be paid at once. */
  readonly isPriced: boolean;
  onChange(change: { readonly ticket: PlanStop['ticket']; readonly time?: string }): void;
}

const cancelled: readonly ReservationState[] = ['CANCELLED', 'REFUNDED'];

/** Text about the booking of a stop: made, cancelled, or for another day or hour now. */
function BookingText({ date, stop: { booking, time } }: Pick<StopTicketProps, 'date' | 'stop'>) {
  const t = useText();
  const toWhen = useWhenText();
  if (booking === null) return t('plan.ticket.booked');
  if (cancelled.includes(booking.state)) return t('plan.ticket.cancelled');
  const isMoved = (booking.useDate ?? date) !== date || (booking.useTime !== null && booking.useTime !== time);
  return isMoved ? t('plan.ticket.moved', { when: toWhen(booking) }) : t('plan.ticket.booked');
}

/** Tickets of a stop: booked already, in the plan with their price, or to be chosen. */
export function StopTicket({ stop, date, draft, quoted, isPriced, onChange }: StopTicketProps) {
  const t = useText();
  const { goodsDtlId, ticket, rsvtUid, gdsNm: name } = stop;
  const [opened, setOpened] = useState<'asked' | 'kept' | undefined>(() =>
    hasTicketDraft(draft) ? 'kept' : undefined,
  );
  const button = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const close = () => {
    wasClosed.current = true;
    setOpened(undefined);
  };
  useEffect(() => {
    // The focused button of the editor has gone.
    if (opened === undefined && wasClosed.current) button.current?.focus();
  }, [opened]);
  if (goodsDtlId === null) return null;
  return (
    <div className={styles.ticket}>
      {rsvtUid !== null && (
        <p>
          <BookingText date={date} stop={stop} />{' '}
          <TextLink href={toReservationHref(rsvtUid)}>{t('reservation.title')}</TextLink>
        </p>
      )}
      {ticket !== null && <InPlan date={date} isPriced={isPriced} quoted={quoted} ticket={ticket} />}
      {opened !== undefined ? (
        <TicketEditor
          date={date}
          draft={draft}
          isBusy={false}
          onChoose={(chosen) => {
            close();
            // The visit begins at the hour of the ticket.
            onChange({ ticket: chosen, ...(chosen.useTime && { time: chosen.useTime }) });
          }}
          onClose={close}
          takesFocus={opened === 'asked'}
          stop={stop}
        />
      ) : (
        <p className={styles.actions}>
          <Button
            aria-label={t(ticket === null ? 'plan.ticket.addOf' : 'plan.ticket.changeOf', { name })}
            onClick={() => setOpened('asked')}
            ref={button}
          >
            {t(ticket === null ? 'plan.ticket.add' : 'plan.ticket.change')}
          </Button>
          {ticket !== null && (
            <Button aria-label={t('plan.ticket.removeOf', { name })} onClick={() => onChange({ ticket: undefined })}>
              {t('plan.ticket.remove')}
            </Button>
          )}
          <LinkButton aria-label={t('plan.reserveOf', { name })} href={toReserveDayHref(goodsDtlId, date)}>
            {t('plan.reserve')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}

/** Ticket in the plan: its lines with their sum, seats left, or the reason why it cannot be bought. */
function InPlan({
  date,
  ticket: { useTime = '', nights },
  quoted,
  isPriced,
}: Pick<StopTicketProps, 'date' | 'isPriced' | 'quoted'> & { readonly ticket: PlanTicket }) {
  const t = useText();
  const whenText = useWhenText();
  const hourText = useHourText();
  const { formatKrw, formatNumber } = useFormats();
  if (quoted === undefined) return isPriced ? <p className={styles.facts}>{t('plan.ticket.reading')}</p> : null;
  const { optionNm, lang, quote, remain, refusal } = quoted;
  const when =
    nights === undefined ? hourText(useTime) : whenText({ useDate: date, departDate: addDays(date, nights) });
  const lines = (quote?.lines ?? []).map(({ priceNm, count }) =>
    [priceNm === optionNm ? '' : priceNm, formatNumber(count)].filter(Boolean).join(' '),
  );
  return (
    <div aria-live="polite">
      <p className={styles.chosen}>
        <span lang={lang}>{[optionNm, when, ...lines].filter((part) => part !== '').join(' · ')}</span>
        {quote !== null && <b>{formatKrw(quote.itemAmount)}</b>}
      </p>
      {quote !== null && remain !== null && <p className={styles.facts}>{t('plan.ticket.left', { count: remain })}</p>}
      {refusal !== '' && (
        <p className={styles.fault} lang={langOfRefusal(refusal)}>
          {refusal}
        </p>
      )}
    </div>
  );
}
