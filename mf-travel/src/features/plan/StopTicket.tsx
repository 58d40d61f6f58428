import type { PlanStop, PurchaseInfo, ShownPlanStop } from '@haesol/contracts/travel';
import { Button, LinkButton, TextLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { toReservationHref, toReserveDayHref } from '#paths';
import { refusalLang } from '#ui/useRefusalToast';
import styles from './Plan.module.css';
import { hasTicketDraft, TicketEditor } from './TicketEditor.tsx';

export interface StopTicketProps {
  readonly stop: ShownPlanStop;
  readonly date: string;
  /** Name under which an unfinished choice is kept in this tab. */
  readonly draft: string;
  /** Present price of the ticket in the plan; undefined without one, and while it loads. */
  readonly quoted: PurchaseInfo['goods'][number] | undefined;
  readonly isBusy: boolean;
  onChange(change: { readonly ticket: PlanStop['ticket'] }): void;
}

/** Tickets of a stop: booked already, in the plan with their price, or to be chosen. */
export function StopTicket({ stop, date, draft, quoted, isBusy, onChange }: StopTicketProps) {
  const t = useText();
  const { goodsDtlId, ticket, rsvtUid, gdsNm: name } = stop;
  const [isOpen, setOpen] = useState(() => hasTicketDraft(draft));
  if (goodsDtlId === null) return null;
  return (
    <div className={styles.ticket}>
      {rsvtUid !== null && (
        <p>
          {t('plan.ticket.booked')} <TextLink href={toReservationHref(rsvtUid)}>{t('reservation.title')}</TextLink>
        </p>
      )}
      {ticket !== null && <InPlan quoted={quoted} />}
      {isOpen ? (
        <TicketEditor
          date={date}
          draft={draft}
          isBusy={isBusy}
          onChoose={(chosen) => {
            setOpen(false);
            onChange({ ticket: chosen });
          }}
          onClose={() => setOpen(false)}
          stop={stop}
        />
      ) : (
        <p className={styles.actions}>
          <Button
            aria-label={t(ticket === null ? 'plan.ticket.addOf' : 'plan.ticket.changeOf', { name })}
            onClick={() => setOpen(true)}
          >
            {t(ticket === null ? 'plan.ticket.add' : 'plan.ticket.change')}
          </Button>
          {ticket === null ? (
            <LinkButton aria-label={t('plan.reserveOf', { name })} href={toReserveDayHref(goodsDtlId, date)}>
              {t('plan.reserve')}
            </LinkButton>
          ) : (
            <Button
              aria-label={t('plan.ticket.removeOf', { name })}
              disabled={isBusy}
              onClick={() => onChange({ ticket: undefined })}
            >
              {t('plan.ticket.remove')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

/** Ticket in the plan: its lines with their sum, seats left, or the reason why it cannot be bought. */
function InPlan({ quoted }: Pick<StopTicketProps, 'quoted'>) {
  const t = useText();
  const { formatKrw, formatNumber } = useFormats();
  if (quoted === undefined) return <p className={styles.facts}>{t('plan.ticket.reading')}</p>;
  const { optionNm, lang, quote, remain, refusal } = quoted;
  const lines = (quote?.lines ?? []).map(({ priceNm, count }) =>
    [priceNm === optionNm ? '' : priceNm, formatNumber(count)].filter(Boolean).join(' '),
  );
  return (
    <div aria-live="polite">
      <p className={styles.chosen}>
        <span lang={lang}>{[optionNm, ...lines].join(' · ')}</span>
        {quote !== null && <b>{formatKrw(quote.itemAmount)}</b>}
      </p>
      {quote !== null && remain !== null && <p className={styles.facts}>{t('plan.ticket.left', { count: remain })}</p>}
      {refusal !== '' && (
        <p className={styles.fault} lang={refusalLang}>
          {refusal}
        </p>
      )}
    </div>
  );
}
