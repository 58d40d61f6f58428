import { errorCodes } from '@haesol/contracts/common';
import {
  type AttractionDetail,
  type AttractionOption,
  type GoodsInfo,
  reserveCoupons,
  reserveForm,
  reservePayInfo,
} from '@haesol/contracts/travel';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { CallError, ValidationError } from '@haesol/remote/http';
import { useCall, useEndpoint, useSession, useText } from '@haesol/remote/lifecycle';
import { useSearchParams } from 'react-router-dom';
import { parseCounts, toCountsText } from '#paths';
import { PlaceNotices } from '#ui/PlaceNotices';
import { useWhenText } from '#ui/useWhenText';
import { BookerFields } from './BookerFields.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import {
  bookerFields,
  needsPassport,
  type ReserveValues,
  reserveNames,
  toBookerInput,
  toOptions,
  toPeople,
} from './buyingValues.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { CountFields } from './CountFields.tsx';
import { toCounts } from './chosenCounts.ts';
import { DiscountFields } from './DiscountFields.tsx';
import { PayInfoFailures } from './PayInfoFailures.tsx';
import { PayBar, QuotePanel } from './QuotePanel.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { Step } from './Step.tsx';
import { useBooker } from './useBooker.ts';
import { isStaleQuote, useOrderOpening } from './useOrderOpening.ts';
import { useGoodsQuote } from './useQuote.ts';
import { WhenFields } from './WhenFields.tsx';

export interface GoodsFormProps {
  readonly place: AttractionDetail;
  readonly option: AttractionOption;
  readonly info: GoodsInfo;
}

const kept = [
  'useDate',
  'useTime',
  'departDate',
  'counts',
  'ages',
  'guests',
  ...bookerFields,
  'couponUid',
  'promoCode',
  'points',
] as const;

/** While a year is typed, a date field may return one of more than four digits. */
const isDay = (useDate: string) => /^\d{4}-\d{2}-\d{2}$/.test(useDate);

/** Converts the choice to the input of the quote; undefined while day, time or people are missing. */
function toChoice(values: ReserveValues, { option, info }: GoodsFormProps) {
  const { useDate, useTime, departDate, counts, couponUid, promoCode, points } = values;
  const options = toOptions(parseCounts(counts), option.prices, option.optionNm);
  if (option.room !== null && departDate === '') return undefined;
  if (!isDay(useDate) || options.length === 0 || (info.times.length > 0 && useTime === '')) return undefined;
  return {
    goodsDtlId: option.goodsDtlId,
    options,
    useDate,
    ...(useTime !== '' && { useTime }),
    ...(option.room !== null && { departDate }),
    ...(couponUid !== '' && { couponUid }),
    ...(promoCode !== '' && { promoCode }),
    pointAmount: Number(points),
  };
}

/** Number of chosen tickets. */
const countOf = (counts: string) => Object.values(parseCounts(counts)).reduce((sum, count) => sum + count, 0);

const messageOf = (error: Error | null, code: string) =>
  error instanceof CallError && error.code === code ? error.message : undefined;

const fieldMessageOf = (error: Error | null, name: string) =>
  error instanceof ValidationError ? error.fields.find(({ field }) => field === name)?.message : undefined;

function useGoodsForm(props: GoodsFormProps) {
  const { option } = props;
  const call = useCall();
  const [search] = useSearchParams();
  const { openOrder, goToPayment } = useOrderOpening();
  const hasPassport = needsPassport([option]);
  const counts = toCountsText(toCounts(search.get('counts'), option));
  const initial: ReserveValues = {
    useDate: search.get('useDate') ?? '',
    useTime: '',
    departDate: search.get('departDate') ?? '',
    counts,
    ages: [],
    guests: '2',
    ...useBooker(),
    couponUid: '',
    promoCode: '',
    points: '',
  };
  const people = (values: ReserveValues) =>
    option.room === null
      ? toPeople(parseCounts(values.counts), option.prices, values.ages)
      : { adult: Number(values.guests), child: 0, childAges: [] };
  const form = useForm(reserveForm, {
    initial,
    names: reserveNames,
    draft: tabDraft<ReserveValues>(`reserve.${option.goodsDtlId}`, initial, {
      keep: kept,
      fromAddress: ['useDate', 'departDate', 'counts'],
    }),
    toInput: (values) => ({
      goodsDtlId: option.goodsDtlId,
      options: toOptions(parseCounts(values.counts), option.prices, option.optionNm),
      useDate: values.useDate === '' ? undefined : values.useDate,
      ...((values.useTime !== '' || props.info.times.length > 0) && { useTime: values.useTime }),
      ...(option.room !== null && { departDate: values.departDate }),
      people: people(values),
      ...toBookerInput(values, hasPassport),
    }),
    send: (_body, { idempotencyKey, values }) =>
      openOrder(() => {
        const choice = toChoice(values, props);
        if (choice === undefined) throw new Error('A reservation was sent without day or people');
        const { agree: _agree, ...booker } = toBookerInput(values, hasPassport);
        const details = { people: people(values), ...booker };
        const seen = quote.data && { itemAmount: quote.data.itemAmount };
        const body = { ...choice, ...details, isPay: 'Y' as const, ...seen };
        return call(reservePayInfo, { body }, { idempotencyKey });
      }, quote.data),
    onSent: (opened, values) => goToPayment(opened, { ...values, people: people(values) }),
    onRefused: (refusal) => {
      if (isStaleQuote(refusal)) void quote.refetch();
    },
  });
  const choice = toChoice(form.values, props);
  const quote = useGoodsQuote(choice);
  const { isLogin } = useSession();
  const coupons = useEndpoint(
    reserveCoupons,
    isLogin
      ? {
          query: {
            goodsDtlId: option.goodsDtlId,
            itemAmount: quote.data?.itemAmount ?? 0,
            people: countOf(form.values.counts),
            useDate: form.values.useDate,
          },
        }
      : undefined,
  );
  return { form, quote, coupons: coupons.data?.list ?? [], isChosen: choice !== undefined };
}

/** Form for reserving an option of goods. */
export function GoodsForm(props: GoodsFormProps) {
  const { place, option, info } = props;
  const t = useText();
  const whenText = useWhenText();
  const { form, quote, coupons, isChosen } = useGoodsForm(props);
  const { values } = form;
  const shown = isChosen ? quote.data : undefined;
  const refusals = isChosen ? quote.refusals : {};
  const when = isDay(values.useDate) ? whenText(values) : t('buying.noDay');
  const dayError = messageOf(quote.error, errorCodes.dateUnavailable);
  const stockError = messageOf(quote.error, errorCodes.outOfStock);
  const countError = fieldMessageOf(quote.error, 'options');
  const kind = info.dates.find(({ date }) => date === values.useDate)?.kind;
  return (
    <Form actions={null} form={form} failure="">
      <BuyingLayout
        aside={
          <QuotePanel
            isBusy={form.isBusy}
            isFailed={isChosen && quote.error !== null}
            lines={[`${info.gdsNm} · ${option.optionNm}`]}
            provider={`${place.gdsNm} (${place.addr}, ${place.tel})`}
            quote={shown}
            title={when}
          />
        }
        bar={<PayBar isBusy={form.isBusy} quote={shown} />}
        step={1}
        thing={{ name: place.gdsNm, lang: place.lang, text: option.optionNm, url: place.thumbUrl, alt: place.thumbAlt }}
      >
        <PlaceNotices place={place} />
        <PayInfoFailures form={form} quote={quote} />
        <Step
          number={1}
          title={t(
            option.room !== null
              ? 'buying.steps.stay'
              : info.times.length > 0
                ? 'buying.steps.when'
                : 'buying.steps.day',
          )}
        >
          <WhenFields
            count={countOf(values.counts)}
            form={form}
            info={info}
            isRoom={option.room !== null}
            refusal={dayError ?? stockError ?? fieldMessageOf(quote.error, 'departDate')}
          />
        </Step>
        <Step number={2} title={t('buying.steps.people')}>
          <CountFields form={form} kind={kind} option={option} refusal={countError} />
        </Step>
        <Step number={3} title={t('buying.steps.booker')}>
          <BookerFields form={form} hasPassport={needsPassport([option])} />
        </Step>
        <Step number={4} title={t('buying.steps.discount')}>
          <DiscountFields
            couponError={refusals.couponUid}
            coupons={coupons}
            onChange={form.set}
            points={shown?.points}
            promoAmount={shown?.promoAmount ?? 0}
            pointsError={refusals.pointAmount}
            promoError={refusals.promoCode}
            value={values}
          />
        </Step>
        {shown !== undefined && <RefundSteps isPass={false} number={5} steps={shown.refundSteps} />}
        <ConsentFields form={form} providerNm={place.gdsNm} />
      </BuyingLayout>
    </Form>
  );
}
