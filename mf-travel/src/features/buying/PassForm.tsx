import { orderLimits, type PassDetail, passBuyForm, passPayInfo, reserveCoupons } from '@haesol/contracts/travel';
import { Stepper } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useEndpoint, useSession, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import { BuyingLayout } from './BuyingLayout.tsx';
import { passAtom } from './buyingAtoms.ts';
import { type BookerValues, toAgree, toBookerValues } from './buyingValues.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { PayInfoFailures } from './PayInfoFailures.tsx';
import { PayBar, QuotePanel } from './QuotePanel.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { Step } from './Step.tsx';
import { isStaleQuote, useOrderOpening } from './useOrderOpening.ts';
import { type PassChoice, usePassQuote } from './useQuote.ts';

interface PassValues extends BookerValues {
  readonly count: string;
  readonly couponUid: string;
  readonly promoCode: string;
  readonly points: string;
}

/** Reads the number of passes that the page of the pass has put into the address. */
function readCount(search: URLSearchParams): string {
  const count = Number(search.get('count'));
  return String(Number.isInteger(count) && count >= 1 && count <= orderLimits.count ? count : 1);
}

const names = { 'agree.refund': 'isRefund', 'agree.use': 'isUse', 'agree.third': 'isThird' } as const;

function usePassForm({ gdsDtlUid, price, psCd }: PassDetail) {
  const call = useCall();
  const [search] = useSearchParams();
  const initial: PassValues = {
    ...toBookerValues(),
    ...{ count: readCount(search), couponUid: '', promoCode: '', points: '' },
  };
  const setPass = useSetAtom(passAtom);
  const { openOrder, goToPayment } = useOrderOpening();
  const toChoice = ({ count, couponUid, promoCode, points }: PassValues): PassChoice => ({
    gdsDtlUid,
    passCnt: Number(count),
    promoCode,
    price,
    ...(couponUid !== '' && { couponUid }),
    pointAmount: Number(points),
  });
  const form = useForm(passBuyForm, {
    initial,
    names,
    draft: tabDraft<PassValues>(`pass.${gdsDtlUid}`, initial, {
      keep: ['count', 'couponUid', 'promoCode', 'points'],
      fromAddress: ['count'],
    }),
    toInput: (values) => ({ agree: toAgree(values) }),
    send: (_body, { idempotencyKey, values }) =>
      openOrder(async () => {
        const payInfo = await call(passPayInfo, { query: { ...toChoice(values), isPay: 'Y' } }, { idempotencyKey });
        const { couponUid, promoCode, count } = values;
        const bought = { psCd, gdsDtlUid, passCnt: Number(count), promoCode, price, couponUid };
        setPass({ ...bought, isPay: 'Y', isNext: payInfo.isNext });
        return payInfo;
      }, quote.data),
    onSent: (opened, values) =>
      goToPayment(opened, { ...values, people: { adult: Number(values.count), child: 0, childAges: [] } }),
    onRefused: (refusal) => {
      if (isStaleQuote(refusal)) void quote.refetch();
    },
  });
  const quote = usePassQuote(toChoice(form.values));
  return { form, quote };
}

/** Form for buying passes. */
export function PassForm({ pass }: { readonly pass: PassDetail }) {
  const t = useText();
  const { form, quote } = usePassForm(pass);
  const { isLogin } = useSession();
  const coupons = useEndpoint(
    reserveCoupons,
    isLogin ? { query: { goodsDtlId: pass.gdsDtlUid, itemAmount: quote.data?.itemAmount ?? 0 } } : undefined,
  );
  const { values } = form;
  return (
    <Form actions={null} failure="" form={form}>
      <BuyingLayout
        aside={
          <QuotePanel
            isBusy={form.isBusy}
            isFailed={quote.error !== null}
            lines={[t('buying.passValid', { count: pass.validDays })]}
            provider={t('buying.passProvider')}
            quote={quote.data}
            title={pass.passNm}
          />
        }
        bar={<PayBar isBusy={form.isBusy} quote={quote.data} />}
        step={1}
        thing={{ name: pass.passNm, lang: pass.lang, text: pass.summary, url: pass.thumbUrl, alt: pass.thumbAlt }}
      >
        <PayInfoFailures form={form} quote={quote} />
        <Step number={1} title={t('buying.steps.count')}>
          <Stepper
            label={t('buying.passCount')}
            max={orderLimits.count}
            onValueChange={(count) => form.set({ count: String(count) })}
            value={Number(values.count)}
          />
        </Step>
        <Step number={2} title={t('buying.steps.discount')}>
          <DiscountFields
            couponError={quote.refusals.couponUid}
            coupons={coupons.data?.list ?? []}
            onChange={form.set}
            points={quote.data?.points}
            promoAmount={quote.data?.promoAmount ?? 0}
            pointsError={quote.refusals.pointAmount}
            promoError={quote.refusals.promoCode}
            value={values}
          />
        </Step>
        {quote.data !== undefined && <RefundSteps isPass number={3} steps={quote.data.refundSteps} />}
        <ConsentFields form={form} providerNm={t('buying.passProvider')} />
      </BuyingLayout>
    </Form>
  );
}
