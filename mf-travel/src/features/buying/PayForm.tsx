import { type Order, passBuyForm, reserveForm } from '@haesol/contracts/travel';
import { Form, readDraft, tabDraft, useForm, writeDraft } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { BarAbout, Currency } from '#ui/Currency';
import { AmountRows } from './AmountRows.tsx';
import { BookerFields } from './BookerFields.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import {
  type BookerValues,
  bookerFields,
  bookerNames,
  needsPassport,
  type OrderDraft,
  parseOrderDraft,
  peopleOfOrder,
  toAgree,
  toBookerInput,
  toOptionsInput,
  toOrderDraft,
  toPassportValues,
  toWhenInput,
} from './buyingValues.ts';
import { useConfirm } from './Confirming.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { HoldTimer } from './HoldTimer.tsx';
import { PayButton } from './PayButton.tsx';
import panel from './QuotePanel.module.css';
import { CancelNote } from './QuotePanel.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { Step } from './Step.tsx';
import { useBooker } from './useBooker.ts';
import { useOrderFacts } from './useOrderFacts.ts';
import { useStartedPayment } from './useOrderOpening.ts';
import { usePayWindow } from './usePayWindow.ts';

export interface PayFormProps {
  readonly order: Order;
  /** Result of the last try. */
  readonly notice: ReactNode;
  onChanged(): void;
}

const toDraftOf = (order: Order, kept: OrderDraft | undefined, values: BookerValues): OrderDraft => ({
  ...values,
  people:
    kept?.people ??
    order.people ??
    (order.goods === null ? { adult: order.pass?.passCnt ?? 1, child: 0, childAges: [] } : peopleOfOrder(order.goods)),
});

function usePayForm({ order }: PayFormProps) {
  const confirm = useConfirm();
  const { openWindow, goToPage } = usePayWindow();
  const name = toOrderDraft(order.orderUid);
  const kept = parseOrderDraft(readDraft(name));
  const member = useBooker();
  const { orderUid, goods, payAmount, payKey, booker } = order;
  const hasPassport = needsPassport([order]);
  const passport = toPassportValues(order.passport);
  const initial: BookerValues = {
    familyNm: kept?.familyNm ?? booker?.familyNm ?? member.familyNm,
    firstNm: kept?.firstNm ?? booker?.firstNm ?? member.firstNm,
    passportFamilyNm: kept?.passportFamilyNm ?? passport.passportFamilyNm,
    passportFirstNm: kept?.passportFirstNm ?? passport.passportFirstNm,
    phone: kept?.phone ?? booker?.phone ?? member.phone,
    email: kept?.email ?? booker?.email ?? member.email,
    nationCd: kept?.nationCd ?? booker?.nationCd ?? member.nationCd,
    requestMemo: kept?.requestMemo ?? order.requestMemo,
    isRefund: kept?.isRefund ?? false,
    isUse: kept?.isUse ?? false,
    isThird: kept?.isThird ?? false,
  };
  return useForm(goods === null ? passBuyForm : reserveForm, {
    initial,
    // Restores the input after a visit to another page, also after a reload.
    draft: tabDraft<BookerValues>(`pay.${orderUid}`, initial, { keep: bookerFields }),
    names: bookerNames,
    toInput: (values) =>
      goods === null
        ? { agree: toAgree(values) }
        : {
            goodsDtlId: goods.goodsDtlId,
            options: toOptionsInput(goods),
            ...toWhenInput(goods),
            people: toDraftOf(order, kept, values).people,
            ...toBookerInput(values, hasPassport),
          },
    async send(_body, { values }) {
      const draft = toDraftOf(order, kept, values);
      writeDraft(name, draft);
      // Nothing to pay, or paid already: the reservation is made without a window.
      if (payAmount === 0 || payKey !== null)
        return { href: await confirm(order, draft, payKey ?? ''), isOutside: false };
      const { agree: _agree, ...details } = toBookerInput(draft, hasPassport);
      return openWindow({ orderUid, ...(goods !== null && { ...details, people: draft.people }) });
    },
    onSent: goToPage,
  });
}

/** Open order with its amounts, the person's data, and the button to the provider's window. */
export function PayForm(props: PayFormProps) {
  const { order, notice, onChanged } = props;
  const t = useText();
  const form = usePayForm(props);
  const { goods, gdsNm, payState, payAmount } = order;
  useStartedPayment(payState, form.submit);
  const when = useOrderFacts()(order);
  const button = <PayButton amount={payAmount} isBusy={form.isBusy} />;
  return (
    <Form actions={null} form={form}>
      <BuyingLayout
        aside={
          <aside className={panel.panel}>
            <div className={panel.box}>
              <h2 className={panel.title}>{when}</h2>
              <div className={panel.amounts}>
                <AmountRows isToPay quote={order} sumLabel={t('buying.toPay')} />
              </div>
              <Currency />
              <CancelNote steps={order.refundSteps} />
              <div className={panel.pay}>{button}</div>
            </div>
            <p className={panel.seller}>{t('buying.seller', { provider: gdsNm })}</p>
          </aside>
        }
        bar={
          <>
            <BarAbout won={payAmount} />
            {button}
          </>
        }
        step={2}
        thing={{ name: gdsNm, lang: order.lang, text: when, url: order.thumbUrl, alt: order.thumbAlt }}
      >
        {notice}
        <HoldTimer leftSec={order.leftSec} onOver={onChanged} />
        {goods !== null && (
          <Step number={1} title={t('buying.steps.booker')}>
            <BookerFields form={form} hasPassport={needsPassport([order])} />
          </Step>
        )}
        <RefundSteps isPass={goods === null} number={goods === null ? 1 : 2} steps={order.refundSteps} />
        <ConsentFields form={form} providerNm={gdsNm} />
      </BuyingLayout>
    </Form>
  );
}
