import { type OwnPlan, type PurchaseInfo, purchaseForm, purchasePayInfo } from '@haesol/contracts/travel';
import { Button, Select, TextLink } from '@haesol/kit';
import { Form, tabDraft, useForm, writeDraft } from '@haesol/remote/form';
import { DetailView, NothingChosen, useCall, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { paths, toPaymentHref, toPlanHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { BarAbout } from '#ui/Currency';
import { listPlannedGoods, type PlannedGoods } from '#ui/plannedGoods';
import { type PurchaseWish, usePurchaseQuote } from '#ui/usePurchaseQuote';
import { useWhenText } from '#ui/useWhenText';
import { BookerFields } from './BookerFields.tsx';
import { BookerReady } from './BookerReady.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import { planToBuy } from './buyingGets.ts';
import {
  type BookerValues,
  bookerFields,
  bookerNames,
  needsPassport,
  toBookerInput,
  toOrderDraft,
} from './buyingValues.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { QuoteFailure } from './PayInfoFailures.tsx';
import list from './PurchaseGoods.module.css';
import { PurchaseGoods, PurchaseNotes } from './PurchaseGoods.tsx';
import { PurchaseSum } from './PurchaseSum.tsx';
import { Step } from './Step.tsx';
import { useBooker } from './useBooker.ts';
import { payNowState } from './useOrderOpening.ts';

/** Checkout of all goods of a plan: one booker, one set of consents, one payment. */
export default function CheckoutScreen(props: { readonly planUid: string | undefined }) {
  return (
    <BuyerGate>
      <BookerReady>
        <Checkout {...props} />
      </BookerReady>
    </BuyerGate>
  );
}

function Checkout({ planUid }: { readonly planUid: string | undefined }) {
  const t = useText();
  const query = useGet(planToBuy);
  const toList = { href: paths.plans, label: t('plan.toList') };
  return (
    <DetailView
      choose={{ title: t('plan.choose'), text: t('plan.chooseText') }}
      headingLevel={2}
      missing={{ title: t('plan.missing'), text: t('plan.chooseText') }}
      query={query}
      toList={toList}
      uid={planUid}
    >
      {(plan) => <OfPlan plan={plan} />}
    </DetailView>
  );
}

function OfPlan({ plan }: { readonly plan: OwnPlan }) {
  const t = useText();
  const goods = listPlannedGoods(plan);
  if (goods.length > 0) return <CheckoutForm goods={goods} plan={plan} />;
  return (
    <NothingChosen
      headingLevel={2}
      text={t('checkout.emptyText')}
      title={t('checkout.empty')}
      toList={{ href: toPlanHref(plan.planUid), label: plan.title }}
    />
  );
}

interface CheckoutValues extends BookerValues {
  /** Chosen coupons as `setCoupon` writes them. */
  readonly coupons: readonly string[];
  readonly promoCode: string;
  readonly points: string;
}

const kept = [...bookerFields, 'coupons', 'promoCode', 'points'] as const;

const isOf = (key: string) => (choice: string) => choice.slice(choice.indexOf(' ') + 1) === key;

/** Sets the coupon of goods; empty takes it away. It is kept with their key, because the plan may change before the payment. */
const setCoupon = (coupons: readonly string[], key: string, couponUid: string): readonly string[] => [
  ...coupons.filter((choice) => !isOf(key)(choice)),
  ...(couponUid === '' ? [] : [`${couponUid} ${key}`]),
];

/** Returns the coupon that is chosen for goods; empty without one. */
const couponOf = (coupons: readonly string[], key: string): string => coupons.find(isOf(key))?.split(' ')[0] ?? '';

const toWish = (goods: readonly PlannedGoods[], { coupons, promoCode, points }: CheckoutValues): PurchaseWish => ({
  goods: goods.map(({ goods: own, key }) => {
    const couponUid = couponOf(coupons, key);
    return { ...own, ...(couponUid !== '' && { couponUid }) };
  }),
  ...(promoCode !== '' && { promoCode }),
  pointAmount: Number(points),
});

interface CheckoutProps {
  readonly plan: OwnPlan;
  readonly goods: readonly PlannedGoods[];
}

function useCheckout({ plan, goods }: CheckoutProps) {
  const call = useCall();
  const shell = useShell();
  const { planUid } = plan;
  const initial: CheckoutValues = { ...useBooker(), coupons: [], promoCode: '', points: '' };
  const toInput = (values: CheckoutValues) => toBookerInput(values, needsPassport(quote.data?.goods ?? []));
  const form = useForm(purchaseForm, {
    initial,
    names: bookerNames,
    draft: tabDraft<CheckoutValues>(`checkout.${planUid}`, initial, { keep: kept }),
    toInput,
    async send(_body, { idempotencyKey, values }) {
      const { agree: _agree, ...details } = toInput(values);
      const seen = quote.data && { itemAmount: quote.data.itemAmount };
      const body = { ...toWish(goods, values), ...details, ...seen, planUid, isPay: 'Y' as const };
      return call(purchasePayInfo, { body }, { idempotencyKey });
    },
    onSent({ purchaseUid }, values) {
      if (purchaseUid === undefined) return;
      writeDraft(toOrderDraft(purchaseUid), { ...values, people: { adult: 0, child: 0, childAges: [] } });
      shell.navigate(toPaymentHref(purchaseUid), quote.data === undefined ? {} : { state: payNowState });
    },
    // Shows the refusal at its goods.
    onRefused: () => void quote.refetch(),
  });
  const quote = usePurchaseQuote(toWish(goods, form.values));
  return { form, quote };
}

function CheckoutForm(props: CheckoutProps) {
  const { plan, goods } = props;
  const t = useText();
  const { formatKrw, formatList } = useFormats();
  const whenText = useWhenText();
  const { form, quote } = useCheckout(props);
  const { data, error, refusals } = quote;
  const { values } = form;
  const isRefused = data?.goods.some((own) => own.quote === null) ?? false;
  const button = isRefused ? (
    <p>
      {t('checkout.refused')} <TextLink href={toPlanHref(plan.planUid)}>{t('checkout.toPlan')}</TextLink>
    </p>
  ) : (
    <Button block busy={form.isBusy} busyText={t('buying.opening')} size="large" type="submit" variant="primary">
      {data === undefined ? t('buying.pay') : t('buying.paySum', { amount: formatKrw(data.payAmount) })}
    </Button>
  );
  return (
    <Form actions={null} form={form}>
      <BuyingLayout
        aside={
          <PurchaseSum
            amounts={data}
            button={button}
            goods={goods.map(({ when }, at) => ({
              name: [data?.goods[at]?.gdsNm ?? '', when === null ? '' : whenText(when)].join(' ').trim(),
              amount: data?.goods[at]?.quote?.itemAmount ?? 0,
            }))}
            isFailed={error !== null}
          />
        }
        bar={
          <>
            <BarAbout won={isRefused ? undefined : data?.payAmount} />
            {button}
          </>
        }
        step={1}
      >
        {data === undefined && <QuoteFailure quote={quote} />}
        <Step number={1} title={t('checkout.goods')}>
          <div className={list.list}>
            {goods.map((own, at) => (
              <OneOfGoods
                coupon={couponOf(values.coupons, own.key)}
                key={own.key}
                onCoupon={(couponUid) => form.set({ coupons: setCoupon(values.coupons, own.key, couponUid) })}
                own={own}
                quoted={data?.goods[at]}
                taken={goods.flatMap(({ key }) => (key === own.key ? [] : couponOf(values.coupons, key)))}
              />
            ))}
          </div>
          <p>
            <TextLink href={toPlanHref(plan.planUid)}>{t('checkout.toPlan')}</TextLink>
          </p>
        </Step>
        <Step number={2} title={t('buying.steps.booker')}>
          <BookerFields form={form} hasPassport={needsPassport(data?.goods ?? [])} />
        </Step>
        <Step number={3} title={t('buying.steps.discount')}>
          <DiscountFields
            onChange={({ promoCode, points }) =>
              form.set({ ...(promoCode !== undefined && { promoCode }), ...(points !== undefined && { points }) })
            }
            points={data?.points}
            pointsError={refusals.pointAmount}
            promoAmount={data?.promoAmount ?? 0}
            promoError={refusals.promoCode ?? (data?.promoRefusal || undefined)}
            value={{ couponUid: '', promoCode: values.promoCode, points: values.points }}
          />
        </Step>
        <PurchaseNotes hasDated={goods.some(({ when }) => when !== null)} hasPass={plan.passes.length > 0} />
        <ConsentFields form={form} providerNm={formatList((data?.goods ?? []).map(({ gdsNm }) => gdsNm))} />
      </BuyingLayout>
    </Form>
  );
}

interface OneProps {
  readonly own: PlannedGoods;
  readonly quoted: PurchaseInfo['goods'][number] | undefined;
  readonly coupon: string;
  /** Coupons of the other goods. */
  readonly taken: readonly string[];
  onCoupon(couponUid: string): void;
}

/** Goods with their coupon; the coupon that saves most is named first. */
function OneOfGoods({ own, quoted, coupon, taken, onCoupon }: OneProps) {
  const t = useText();
  const { formatKrw } = useFormats();
  const whenText = useWhenText();
  const facts = [
    own.when === null ? '' : whenText(own.when),
    quoted === undefined || quoted.optionNm === quoted.gdsNm ? '' : quoted.optionNm,
    quoted?.remain == null ? '' : t('plan.ticket.left', { count: quoted.remain }),
    quoted?.passportYn === 'Y' ? t('attraction.passport') : '',
  ];
  const coupons = quoted?.coupons ?? [];
  const best = coupons.find(({ couponUid, amount }) => amount > 0 && !taken.includes(couponUid ?? ''));
  return (
    <PurchaseGoods
      facts={facts}
      lang={quoted?.lang ?? 'ko'}
      name={quoted?.gdsNm ?? ''}
      quote={quoted?.quote ?? undefined}
      refusal={quoted?.refusal ?? ''}
      url={quoted?.thumbUrl ?? ''}
    >
      {coupons.length > 0 && (
        <Select
          label={t('buying.coupon')}
          onChange={({ target }) => onCoupon(target.value)}
          optional
          options={[
            { value: '', label: t('buying.withoutCoupon') },
            ...coupons.map(({ couponUid, couponPblcnUid, couponNm, amount, reason }) => {
              const uid = couponUid ?? couponPblcnUid;
              const isTaken = taken.includes(uid);
              const saving = amount > 0 ? `−${formatKrw(amount)}` : reason;
              return {
                value: uid,
                label: [
                  couponNm,
                  isTaken ? t('checkout.couponTaken') : saving,
                  ...(couponUid === best?.couponUid && best !== undefined ? [t('checkout.couponBest')] : []),
                ]
                  .filter((part) => part !== '')
                  .join(' · '),
                disabled: isTaken || amount === 0,
              };
            }),
          ]}
          value={coupon}
        />
      )}
    </PurchaseGoods>
  );
}
