import { type EndpointData, type EndpointInput, errorCodes } from '@haesol/contracts/common';
import {
  type AttractionDetail,
  type AttractionOption,
  type GoodsInfo,
  type ReservationDetail,
  reserveChange,
  reserveChangeForm,
  reserveGet,
  reserveList,
} from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { CallError, ValidationError } from '@haesol/remote/http';
import { useCall, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { parseCounts, toCountsText, toPaymentHref, toReservationHref, toVoucherHref } from '#paths';
import { toBookedAges } from '#ui/childSeats';
import { useDropVouchers } from '#ui/useDropVouchers';
import { BookerFields } from './BookerFields.tsx';
import {
  needsPassport,
  type ReserveValues,
  reserveNames,
  toBookerInput,
  toBookerValues,
  toOptions,
  toPassportValues,
  toPeople,
} from './buyingValues.ts';
import { CountFields } from './CountFields.tsx';
import styles from './QuotePanel.module.css';
import { CancelNote } from './QuotePanel.tsx';
import { Step } from './Step.tsx';
import { WhenFields } from './WhenFields.tsx';

export interface ChangeFormProps {
  readonly reservation: ReservationDetail;
  readonly place: AttractionDetail;
  readonly option: AttractionOption;
  readonly info: GoodsInfo;
}

/** Counts tickets by price number: those of one may have been bought at several prices. */
function sumCounts(items: ReservationDetail['items']): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { priceSn, count } of items) counts[priceSn] = (counts[priceSn] ?? 0) + count;
  return counts;
}

/** Returns the booking as the values of the reservation form. */
function toValues(
  { useDate, useTime, departDate, items, people, booker, passport }: ReservationDetail,
  { prices }: AttractionOption,
): ReserveValues {
  const counts = sumCounts(items);
  return {
    ...toBookerValues(booker ?? undefined),
    ...toPassportValues(passport),
    useDate: useDate ?? '',
    useTime: useTime ?? '',
    departDate: departDate ?? '',
    counts: toCountsText(counts),
    ages: toBookedAges(counts, prices, people?.childAges ?? []),
    guests: String(people?.adult ?? 2),
    couponUid: '',
    promoCode: '',
    points: '',
  };
}

type Wanted = Omit<EndpointInput<typeof reserveChange>['body'], 'difference' | 'isPay' | 'user'>;

interface ChangeQuote {
  readonly data: EndpointData<typeof reserveChange> | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
}

/** Requests the difference, again with each choice but not with names; a POST that changes nothing while `isPay` is `N`. */
function useChangeQuote(rsvtUid: string, wanted: Wanted | undefined): ChangeQuote {
  const call = useCall();
  return useQuery({
    queryKey: [reserveChange.name, 'quote', rsvtUid, wanted],
    queryFn:
      wanted === undefined
        ? skipToken
        : () => call(reserveChange, { params: { rsvtUid }, body: { ...wanted, isPay: 'N' } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

function useChangeForm({ reservation, option, info }: ChangeFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const dropVouchers = useDropVouchers();
  const { rsvtUid } = reservation;
  const toWanted = (values: ReserveValues): Wanted => {
    const counts = parseCounts(values.counts);
    return {
      options: toOptions(counts, option.prices, option.optionNm),
      useDate: values.useDate,
      ...(info.times.length > 0 && { useTime: values.useTime }),
      ...(option.room !== null && { departDate: values.departDate }),
      people:
        option.room === null
          ? toPeople(counts, option.prices, values.ages)
          : { adult: Number(values.guests), child: 0, childAges: [] },
    };
  };
  const form = useForm(reserveChangeForm, {
    initial: toValues(reservation, option),
    names: reserveNames,
    toInput: (values) => ({ ...toWanted(values), user: toBookerInput(values, needsPassport([option])).user }),
    send: (body, { idempotencyKey }) => {
      const seen = quote.data && { difference: quote.data.difference };
      return call(reserveChange, { params: { rsvtUid }, body: { ...body, ...seen, isPay: 'Y' } }, { idempotencyKey });
    },
    onSent: async ({ orderUid }) => {
      // The voucher of the new day is stored when it is opened.
      if (orderUid === null) await dropVouchers([toVoucherHref(rsvtUid)]);
      for (const { name } of [reserveGet, reserveList]) void client.invalidateQueries({ queryKey: [name] });
      if (orderUid !== null) return shell.navigate(toPaymentHref(orderUid));
      shell.toast({ kind: 'done', text: t('change.done') });
      shell.navigate(toReservationHref(rsvtUid));
    },
    onRefused: () => void quote.refetch(),
  });
  const { people, ...choice } = toWanted(form.values);
  const { childAges = [] } = people;
  // The difference does not depend on ages, which may not be chosen yet.
  const wanted = { ...choice, people: { ...people, childAges: childAges.some(Number.isNaN) ? [] : childAges } };
  const isComplete =
    wanted.options.length > 0 &&
    (info.times.length === 0 || form.values.useTime !== '') &&
    (option.room === null || form.values.departDate !== '');
  const quote = useChangeQuote(rsvtUid, isComplete ? wanted : undefined);
  return { form, quote, isComplete };
}

/** Adds own pieces to those that are left of a day or an hour; goods without stock stay as they are. */
const withOwn = <T extends Pick<GoodsInfo['dates'][number], 'remain' | 'state'>>(left: T, count: number): T =>
  left.remain === null
    ? left
    : { ...left, remain: left.remain + count, ...(left.state === 'FULL' && { state: 'FEW' as const }) };

/** Returns the calendar with the pieces that the booking itself holds as free: its nights, or the seats of its day and hour. */
const withOwnPieces = ({ reservation, info }: ChangeFormProps): GoodsInfo => {
  const { nights, useDate, useTime, count } = reservation;
  const held = new Map(nights.length > 0 ? nights.map(({ date }) => [date, 1]) : [[useDate ?? '', count]]);
  return {
    ...info,
    dates: info.dates.map((day) => {
      const own = held.get(day.date);
      if (own === undefined) return day;
      const times = day.times.map((one) => (one.time === useTime ? withOwn(one, own) : one));
      return { ...withOwn(day, own), times };
    }),
  };
};

/** Messages of a refused question for the difference, by their place in the form. */
function placeRefusal(error: Error | null): {
  readonly when?: string;
  readonly people?: string;
  readonly other?: string;
} {
  if (error === null) return {};
  if (!(error instanceof CallError)) return { other: error.message };
  const { code, message } = error;
  if (code === errorCodes.outOfStock || code === errorCodes.dateUnavailable) return { when: message };
  const [first] = error instanceof ValidationError ? error.fields : [];
  if (first === undefined) return { other: message };
  if (['useDate', 'useTime', 'departDate'].includes(first.field)) return { when: first.message };
  return /^(options|people)\b/.test(first.field) ? { people: first.message } : { other: first.message };
}

/** Form for changing day, hour, people and names of a booking; it names the difference before the button. */
export function ChangeForm(props: ChangeFormProps) {
  const { reservation, option } = props;
  const info = withOwnPieces(props);
  const t = useText();
  const { formatKrw, formatNumber } = useFormats();
  const { form, quote, isComplete } = useChangeForm(props);
  const { values } = form;
  const refusal = placeRefusal(isComplete ? quote.error : null);
  const shown = isComplete && quote.error === null ? quote.data : undefined;
  const kind = info.dates.find(({ date }) => date === values.useDate)?.kind;
  const difference = shown?.difference ?? 0;
  const count = Object.values(parseCounts(values.counts)).reduce((sum, one) => sum + one, 0);
  return (
    <Form actions={null} form={form} failure="">
      <p lang={reservation.lang}>{`${reservation.gdsNm} · ${option.optionNm}`}</p>
      {refusal.other !== undefined && (
        <MessageBar kind="warning" live="polite">
          {refusal.other}
        </MessageBar>
      )}
      <Step
        number={1}
        title={t(
          option.room !== null ? 'buying.steps.stay' : info.times.length > 0 ? 'buying.steps.when' : 'buying.steps.day',
        )}
      >
        <WhenFields count={count} form={form} info={info} isRoom={option.room !== null} refusal={refusal.when} />
      </Step>
      <Step number={2} title={t('buying.steps.people')}>
        <CountFields form={form} kind={kind} option={option} refusal={refusal.people} />
      </Step>
      <Step number={3} title={t('buying.steps.booker')}>
        <BookerFields form={form} hasMemo={false} hasPassport={needsPassport([option])} />
      </Step>
      <div aria-live="polite" className={styles.box}>
        {shown !== undefined && (
          <>
            <p className={styles.title}>{t('change.after', { amount: formatKrw(shown.payAmount) })}</p>
            <p className={styles.line}>
              {difference === 0
                ? t('change.same')
                : t(difference > 0 ? 'change.toPay' : 'change.back', { amount: formatKrw(Math.abs(difference)) })}
            </p>
            {shown.pointBack > 0 && (
              <p className={styles.line}>{t('change.points', { points: formatNumber(shown.pointBack) })}</p>
            )}
            <CancelNote steps={shown.refundSteps} />
          </>
        )}
        <Button block busy={form.isBusy} disabled={shown === undefined} size="large" type="submit" variant="primary">
          {difference > 0 ? t('change.payButton', { amount: formatKrw(difference) }) : t('change.button')}
        </Button>
        <LinkButton href={toReservationHref(reservation.rsvtUid)}>{t('reservation.back')}</LinkButton>
      </div>
    </Form>
  );
}
