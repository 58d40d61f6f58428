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
function toValues({ useDate, useTime, departDate, items, people, booker, passport }: ReservationDetail): ReserveValues {
  return {
    ...toBookerValues(booker ?? undefined),
    ...toPassportValues(passport),
    useDate: useDate ?? '',
    useTime: useTime ?? '',
    departDate: departDate ?? '',
    counts: toCountsText(sumCounts(items)),
    ages: (people?.childAges ?? []).map(String),
    guests: String(people?.adult ?? 2),
    couponUid: '',
    promoCode: '',
    points: '',
  };
}

type Wanted = Omit<EndpointInput<typeof reserveChange>['body'], 'difference' | 'isPay'>;

interface ChangeQuote {
  readonly data: EndpointData<typeof reserveChange> | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
}

/** Requests the difference, again with each choice; a POST that changes nothing while `isPay` is `N`. */
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
  const toInput = (values: ReserveValues, hasPassport = needsPassport([option])) => {
    const counts = parseCounts(values.counts);
    const { user } = toBookerInput(values, hasPassport);
    return {
      options: toOptions(counts, option.prices, option.optionNm),
      useDate: values.useDate,
      ...(info.times.length > 0 && { useTime: values.useTime }),
      ...(option.room !== null && { departDate: values.departDate }),
      people:
        option.room === null
          ? toPeople(counts, option.prices, values.ages)
          : { adult: Number(values.guests), child: 0, childAges: [] },
      user,
    };
  };
  const form = useForm(reserveChangeForm, {
    initial: toValues(reservation),
    names: reserveNames,
    toInput: (values) => toInput(values),
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
  // The difference does not depend on the name in the passport, which may not be typed yet.
  const wanted = toInput(form.values, false);
  const isComplete =
    wanted.options.length > 0 &&
    (info.times.length === 0 || form.values.useTime !== '') &&
    (option.room === null || form.values.departDate !== '');
  const quote = useChangeQuote(rsvtUid, isComplete ? wanted : undefined);
  return { form, quote, isComplete };
}

/** Returns the calendar with the nights that the booking itself holds as free. */
const withOwnNights = ({ reservation: { nights }, info }: ChangeFormProps): GoodsInfo => ({
  ...info,
  dates: info.dates.map((day) =>
    day.state === 'FULL' && nights.some(({ date }) => date === day.date) ? { ...day, state: 'FEW', remain: 1 } : day,
  ),
});

/** Form for changing day, hour, people and names of a booking; it names the difference before the button. */
export function ChangeForm(props: ChangeFormProps) {
  const { reservation, option } = props;
  const info = withOwnNights(props);
  const t = useText();
  const { formatKrw, formatNumber } = useFormats();
  const { form, quote, isComplete } = useChangeForm(props);
  const { values } = form;
  const refusal = quote.error instanceof CallError ? quote.error : undefined;
  const isOfDay =
    refusal?.code === errorCodes.outOfStock ||
    refusal?.code === errorCodes.dateUnavailable ||
    refusal instanceof ValidationError;
  const dayMessage = refusal instanceof ValidationError ? refusal.fields[0]?.message : refusal?.message;
  const shown = isComplete && refusal === undefined ? quote.data : undefined;
  const kind = info.dates.find(({ date }) => date === values.useDate)?.kind;
  const difference = shown?.difference ?? 0;
  const count = Object.values(parseCounts(values.counts)).reduce((sum, one) => sum + one, 0);
  return (
    <Form actions={null} form={form} failure="">
      <p lang={reservation.lang}>{`${reservation.gdsNm} · ${option.optionNm}`}</p>
      {refusal !== undefined && !isOfDay && (
        <MessageBar kind="warning" live="polite">
          {refusal.message}
        </MessageBar>
      )}
      <Step
        number={1}
        title={t(
          option.room !== null ? 'buying.steps.stay' : info.times.length > 0 ? 'buying.steps.when' : 'buying.steps.day',
        )}
      >
        <WhenFields
          count={count}
          form={form}
          info={info}
          isRoom={option.room !== null}
          refusal={isOfDay ? dayMessage : undefined}
        />
      </Step>
      <Step number={2} title={t('buying.steps.people')}>
        <CountFields form={form} kind={kind} option={option} refusal={undefined} />
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
