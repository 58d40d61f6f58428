import {
  buyList,
  myPassList,
  passRefund,
  providerWhy,
  type RefundPreview,
  type ReservationDetail,
  refundForm,
  refundWhyMax,
  reserveCancel,
  reserveGet,
  reserveList,
  reserveRefundGet,
  travelCounts,
} from '@haesol/contracts/travel';
import { Button, Checkbox, Dialog, EmptyState, Select, Skeleton, Stepper, TextArea } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { QueryView, useCall, useCodes, useEndpoint, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toPassVoucherHref, toVoucherHref } from '#paths';
import { RefundRows } from '#ui/RefundRows';
import { useDropVouchers } from '#ui/useDropVouchers';
import styles from './ReservationScreen.module.css';

export interface RefundDialogProps {
  readonly reservation: ReservationDetail;
  readonly isOpen: boolean;
  onClose(): void;
}

const isNothing = ({ refundableYn, providerOnlyYn }: RefundPreview) => refundableYn === 'N' && providerOnlyYn !== 'Y';

/** Returns what comes back for the reason of the provider, or for another. */
const toBack = ({ payAmount, paidPoints, fee, refundAmount, pointAmount }: RefundPreview, isProvider: boolean) =>
  isProvider ? { fee: 0, refundAmount: payAmount, pointAmount: paidPoints } : { fee, refundAmount, pointAmount };

/** Shows the refund before confirmation, and requests it. */
export function RefundDialog({ reservation, isOpen, onClose }: RefundDialogProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  // The refund depends on the day: requested again each time.
  const [passUids, setPassUids] = useState('');
  const [tickets, setTickets] = useState('');
  const [isProvider, setProvider] = useState(false);
  const query = { rsvtUid: reservation.rsvtUid, passUids, tickets };
  const preview = useEndpoint(reserveRefundGet, isOpen ? { query } : undefined, {
    staleTime: 0,
    gcTime: 0,
    // Keeps the form with the typed reason while the refund of other passes loads.
    placeholderData: keepPreviousData,
  });
  function close() {
    setPassUids('');
    setTickets('');
    setProvider(false);
    onClose();
  }
  const title =
    preview.data === undefined || isNothing(preview.data)
      ? t('refundAsk.name')
      : t('refundAsk.title', { amount: formatKrw(toBack(preview.data, isProvider).refundAmount) });
  return (
    <Dialog onClose={close} open={isOpen} title={title}>
      <QueryView
        empty={<EmptyState size="small" title={t('refundAsk.none')} />}
        isEmpty={isNothing}
        query={preview}
        skeleton={<Skeleton lines={6} />}
      >
        {(data: RefundPreview) => (
          <RefundForm
            onChanged={() => void preview.refetch()}
            chosen={passUids === '' ? data.passUids : passUids.split(',')}
            isLoading={preview.isFetching}
            onClose={close}
            onPick={setPassUids}
            onPickTickets={setTickets}
            onReason={setProvider}
            tickets={tickets}
            preview={data}
            reservation={reservation}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

interface RefundFormProps extends Pick<RefundDialogProps, 'onClose' | 'reservation'> {
  readonly preview: RefundPreview;
  /** Passes that are ticked, also while their preview loads. */
  readonly chosen: readonly string[];
  /** The preview is the one of another choice, or of another day. */
  readonly isLoading: boolean;
  onChanged(): void;
  /** Chooses the passes to give back, comma-separated. */
  onPick(passUids: string): void;
  /** Tickets that are chosen, `seq:count`, also while their preview loads; empty: all. */
  readonly tickets: string;
  onPickTickets(tickets: string): void;
  /** Reports whether the reason is that of the provider. */
  onReason(isProvider: boolean): void;
}

function useRefundForm({ reservation, preview, isLoading, onClose, onChanged }: RefundFormProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const dropVouchers = useDropVouchers();
  const { rsvtUid, kind } = reservation;
  const passUids = preview.passUids.join(',');
  return useForm(refundForm, {
    initial: { whyCd: preview.providerOnlyYn === 'Y' ? providerWhy : '', etcWhy: '' },
    isBlocked: isLoading,
    toInput: ({ whyCd, etcWhy }) => ({ whyCd, ...(etcWhy.trim() !== '' && { etcWhy }) }),
    send: ({ whyCd, etcWhy }, { idempotencyKey }) => {
      const { refundAmount } = toBack(preview, whyCd === providerWhy);
      return kind === 'PASS'
        ? call(
            passRefund,
            { query: { rsvtUid, passUids, whyCd, etcWhy: etcWhy ?? '', refundAmount } },
            { idempotencyKey },
          )
        : call(
            reserveCancel,
            {
              query: { reserveId: rsvtUid },
              body: { whyCd, refundAmount, tickets: preview.tickets, ...(etcWhy !== undefined && { etcWhy }) },
            },
            { idempotencyKey },
          );
    },
    async onSent(answer) {
      // Vouchers of what is refunded are invalid; those of other passes stay. That of fewer tickets is stored again when it is opened.
      const pages = kind === 'PASS' ? preview.passUids.map(toPassVoucherHref) : [toVoucherHref(rsvtUid)];
      await dropVouchers(pages);
      for (const { name } of [reserveGet, reserveList, buyList, myPassList, travelCounts])
        void client.invalidateQueries({ queryKey: [name] });
      shell.toast({ kind: 'done', text: t('refundAsk.done', { amount: formatKrw(answer.refundAmount) }) });
      onClose();
    },
    // The day may have changed meanwhile, and the amount with it.
    onRefused: onChanged,
  });
}

function RefundForm(props: RefundFormProps) {
  const { preview, reservation, onClose, onReason } = props;
  const t = useText();
  const { formatKrw, formatNumber, formatShortDay } = useFormats();
  const form = useRefundForm(props);
  const reasons = useCodes('REFUND_WHY');
  const { payAmount, ratePct, couponBackYn, dueDt, providerOnlyYn } = preview;
  const isProvider = form.values.whyCd === providerWhy;
  const { fee, refundAmount, pointAmount } = toBack(preview, isProvider);
  useEffect(() => onReason(isProvider), [isProvider, onReason]);
  return (
    <Form
      actions={
        <div className={styles.foot}>
          <Button onClick={onClose} size="form">
            {t('reservation.back')}
          </Button>
          <Button busy={form.isBusy || props.isLoading} size="form" type="submit" variant="primary">
            {t('refundAsk.send', { amount: formatKrw(refundAmount) })}
          </Button>
        </div>
      }
      className={styles.refund}
      form={form}
      hasSummary={false}
    >
      <p className={styles.name} lang={reservation.lang}>
        {`${reservation.gdsNm} · ${reservation.optionNm}`}
      </p>
      <PassPicker chosen={props.chosen} onPick={props.onPick} reservation={reservation} />
      <TicketPicker onPickTickets={props.onPickTickets} reservation={reservation} tickets={props.tickets} />
      <dl className={styles.sums}>
        <div>
          <dt>{t('refundAsk.paid')}</dt>
          <dd>{formatKrw(payAmount)}</dd>
        </div>
        <div>
          <dt>{fee === 0 ? t('refundAsk.feeNone') : t('refundAsk.fee', { pct: 100 - ratePct })}</dt>
          <dd>{fee === 0 ? t('buying.noFee') : `−${formatKrw(fee)}`}</dd>
        </div>
        {pointAmount > 0 && (
          <div>
            <dt>{t('refundAsk.points')}</dt>
            <dd>{`${formatNumber(pointAmount)}P`}</dd>
          </div>
        )}
        <div className={styles.back}>
          <dt>{t('refundAsk.back')}</dt>
          <dd>{formatKrw(refundAmount)}</dd>
        </div>
      </dl>
      <p className={styles.facts}>
        {t('refundAsk.way', {
          method: reservation.payment?.method ?? '',
          day: formatShortDay(dueDt),
        })}
      </p>
      {couponBackYn === 'Y' && <p className={styles.facts}>{t('refundAsk.coupon')}</p>}
      <Select
        {...form.field('whyCd')}
        label={t('refundAsk.why')}
        options={reasons
          .filter(({ code }) => providerOnlyYn !== 'Y' || code === providerWhy)
          .map(({ code, codeName }) => ({ value: code, label: codeName }))}
        placeholder={t('refundAsk.choose')}
      />
      {form.values.whyCd === 'OTHER' && (
        <TextArea {...form.field('etcWhy')} countMax={refundWhyMax} label={t('refundAsk.etcWhy')} rows={3} />
      )}
      <p className={styles.facts}>{t(isProvider ? 'refundAsk.provider' : 'refundAsk.fixed')}</p>
      {isProvider && <RefundRows steps={preview.refundSteps} />}
    </Form>
  );
}

/** Choice of the tickets to give back, where there is more than one. */
function TicketPicker({
  reservation,
  tickets,
  onPickTickets,
}: Pick<RefundFormProps, 'onPickTickets' | 'reservation' | 'tickets'>) {
  const t = useText();
  const { formatKrw } = useFormats();
  const lines = reservation.kind === 'GOODS' ? reservation.items.filter(({ leftCnt }) => leftCnt > 0) : [];
  if (lines.reduce((sum, { leftCnt }) => sum + leftCnt, 0) < 2) return null;
  const chosen = new Map(tickets.split(',').map((piece) => piece.split(':').map(Number) as [number, number]));
  const countOf = ({ seq, leftCnt }: (typeof lines)[number]) => (tickets === '' ? leftCnt : (chosen.get(seq) ?? 0));
  const nameOf = ({ optionNm, priceNm }: (typeof lines)[number]) => (priceNm === '' ? optionNm : priceNm);
  // A changed booking may have tickets of one name at two prices.
  const toLabel = (line: (typeof lines)[number]) =>
    lines.some((other) => other.seq !== line.seq && nameOf(other) === nameOf(line))
      ? `${nameOf(line)} ${formatKrw(line.unitPrice)}`
      : nameOf(line);
  const sum = lines.reduce((all, line) => all + countOf(line), 0);
  const change = (seq: number, count: number) =>
    onPickTickets(
      lines
        .map((line) => [line.seq, line.seq === seq ? count : countOf(line)] as const)
        .filter(([, wanted]) => wanted > 0)
        .map((piece) => piece.join(':'))
        .join(','),
    );
  return (
    <fieldset className={styles.passes}>
      <legend>{t('refundAsk.tickets')}</legend>
      {lines.map((line) => (
        <Stepper
          key={line.seq}
          label={toLabel(line)}
          max={line.leftCnt}
          // The last one stays chosen: a refund has at least one ticket.
          min={sum - countOf(line) === 0 ? 1 : 0}
          onValueChange={(count) => change(line.seq, count)}
          value={countOf(line)}
        />
      ))}
    </fieldset>
  );
}

/** Choice of the passes to give back, where there is more than one unused pass. */
function PassPicker({ reservation, chosen, onPick }: Pick<RefundFormProps, 'chosen' | 'onPick' | 'reservation'>) {
  const t = useText();
  const unused = reservation.passes.filter(({ state }) => state === 'PAID');
  if (unused.length < 2) return null;
  const toggle = (uid: string) => (chosen.includes(uid) ? chosen.filter((one) => one !== uid) : [...chosen, uid]);
  return (
    <fieldset className={styles.passes}>
      <legend>{t('refundAsk.passes')}</legend>
      {unused.map(({ passUid, passNm }, index) => (
        <Checkbox
          checked={chosen.includes(passUid)}
          // The last one stays chosen: a refund has at least one pass.
          disabled={chosen.length === 1 && chosen.includes(passUid)}
          key={passUid}
          label={`${passNm} ${index + 1}`}
          onChange={() => onPick(toggle(passUid).join(','))}
        />
      ))}
    </fieldset>
  );
}
