import { errorCodes } from '@haesol/contracts/common';
import { type Order, type PaidTogether, purchaseForm, purchaseGet } from '@haesol/contracts/travel';
import { Skeleton } from '@haesol/kit';
import { Form, readDraft, tabDraft, useForm, useHeldPage, writeDraft } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { DetailView, useEndpoint, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect } from 'react';
import { toPurchaseHref } from '#paths';
import { BarAbout } from '#ui/Currency';
import { useOwnBookings } from '#ui/guestSession';
import { BookerFields } from './BookerFields.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import {
  type BookerValues,
  bookerFields,
  bookerNames,
  needsPassport,
  parseOrderDraft,
  toBookerInput,
  toOrderDraft,
  toPassportValues,
} from './buyingValues.ts';
import { Confirming, usePurchaseConfirm } from './Confirming.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { HoldTimer } from './HoldTimer.tsx';
import { PayButton } from './PayButton.tsx';
import list from './PurchaseGoods.module.css';
import { PurchaseGoods, PurchaseNotes } from './PurchaseGoods.tsx';
import { PurchaseSum } from './PurchaseSum.tsx';
import { Checking, checkEveryMs, Over, type OverProps, overStates, PayNotice } from './payNotices.tsx';
import { Step } from './Step.tsx';
import { useBooker } from './useBooker.ts';
import { useOrderFacts } from './useOrderFacts.ts';
import { useStartedPayment } from './useOrderOpening.ts';
import { usePayWindow } from './usePayWindow.ts';

/** Payment of several orders at once: button to the provider's window, and its result. */
export function PurchasePayment({ purchaseUid }: { readonly purchaseUid: string }) {
  const t = useText();
  const toList = useOwnBookings();
  const query = useEndpoint(
    purchaseGet,
    { params: { purchaseUid } },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.payState === 'CHECKING' ? checkEveryMs : false),
    },
  );
  const { error } = query;
  if (error instanceof CallError && error.code === errorCodes.orderExpired) {
    // The server sends the plan with the goods.
    return <Over payload={error.data as OverProps['payload']} state="EXPIRED" />;
  }
  return (
    <DetailView
      headingLevel={2}
      missing={{ title: t('payment.missing'), text: t('payment.chooseText') }}
      query={query}
      toList={toList}
      uid={purchaseUid}
    >
      {(purchase) => <Payment onChanged={() => void query.refetch()} purchase={purchase} />}
    </DetailView>
  );
}

interface PaymentProps {
  readonly purchase: PaidTogether;
  onChanged(): void;
}

function Payment({ purchase, onChanged }: PaymentProps) {
  const shell = useShell();
  const confirm = usePurchaseConfirm();
  const { purchaseUid, state, payState, payKey } = purchase;
  const isPaid = state === 'PAID';
  useHeldPage(!overStates.includes(state));
  useEffect(() => {
    if (isPaid) shell.navigate(toPurchaseHref(purchaseUid), { replace: true });
  }, [isPaid, purchaseUid, shell]);
  if (isPaid) return <Skeleton lines={12} />;
  if (overStates.includes(state)) return <Over payload={null} state={state} />;
  if (payState === 'CHECKING') return <Checking onChanged={onChanged} />;
  const draft = parseOrderDraft(readDraft(toOrderDraft(purchaseUid)));
  if (payState === 'AUTHORIZED' && payKey !== null && draft !== undefined)
    return <Confirming confirm={() => confirm(purchase, draft, payKey)} onChanged={onChanged} payKey={payKey} />;
  return <PurchasePayForm onChanged={onChanged} purchase={purchase} />;
}

function useInitial({ purchaseUid, orders }: PaidTogether): BookerValues {
  const kept = parseOrderDraft(readDraft(toOrderDraft(purchaseUid)));
  const member = useBooker();
  const booker = orders.find((order) => order.booker !== null)?.booker;
  const passport = toPassportValues(orders.find((order) => order.passport)?.passport);
  const { people: _people, ...draft } = kept ?? { people: undefined };
  return { ...member, ...booker, ...passport, requestMemo: orders[0]?.requestMemo ?? '', ...draft };
}

function usePayForm({ purchase }: PaymentProps) {
  const confirm = usePurchaseConfirm();
  const { openWindow, goToPage } = usePayWindow();
  const { purchaseUid, payAmount, payKey, orders } = purchase;
  const toInput = (values: BookerValues) => toBookerInput(values, needsPassport(orders));
  const initial = useInitial(purchase);
  return useForm(purchaseForm, {
    initial,
    draft: tabDraft<BookerValues>(`pay.${purchaseUid}`, initial, { keep: bookerFields }),
    names: bookerNames,
    toInput,
    async send(_body, { values }) {
      writeDraft(toOrderDraft(purchaseUid), { ...values, people: { adult: 0, child: 0, childAges: [] } });
      // Nothing to pay, or paid already: the reservations are made without a window.
      if (payAmount === 0 || payKey !== null)
        return { href: await confirm(purchase, values, payKey ?? ''), isOutside: false };
      const { agree: _agree, ...details } = toInput(values);
      return openWindow({ orderUid: purchaseUid, ...details });
    },
    onSent: goToPage,
  });
}

/** Open orders with their amounts, the person's data, and the button to the provider's window. */
function PurchasePayForm(props: PaymentProps) {
  const { purchase, onChanged } = props;
  const t = useText();
  const form = usePayForm(props);
  const factsOf = useOrderFacts();
  const { formatList } = useFormats();
  const { orders, payState, payAmount, leftSec } = purchase;
  useStartedPayment(payState, form.submit);
  const button = <PayButton amount={payAmount} isBusy={form.isBusy} />;
  return (
    <Form actions={null} form={form}>
      <BuyingLayout
        aside={
          <PurchaseSum
            amounts={purchase}
            button={button}
            goods={orders.map((order) => ({ name: `${order.gdsNm} ${factsOf(order)}`, amount: order.itemAmount }))}
          />
        }
        bar={
          <>
            <BarAbout won={payAmount} />
            {button}
          </>
        }
        step={2}
      >
        <PayNotice payState={payState} />
        <HoldTimer leftSec={leftSec} onOver={onChanged} />
        <Step number={1} title={t('checkout.goods')}>
          <div className={list.list}>
            {orders.map((order) => (
              <OrderGoods key={order.orderUid} order={order} />
            ))}
          </div>
        </Step>
        <Step number={2} title={t('buying.steps.booker')}>
          <BookerFields form={form} hasPassport={needsPassport(orders)} />
        </Step>
        <PurchaseNotes
          hasDated={orders.some(({ kind }) => kind === 'GOODS')}
          hasPass={orders.some(({ kind }) => kind === 'PASS')}
        />
        <ConsentFields form={form} providerNm={formatList(orders.map(({ gdsNm }) => gdsNm))} />
      </BuyingLayout>
    </Form>
  );
}

function OrderGoods({ order }: { readonly order: Order }) {
  const t = useText();
  const factsOf = useOrderFacts();
  return (
    <PurchaseGoods
      facts={[factsOf(order), order.passportYn === 'Y' ? t('attraction.passport') : '']}
      lang={order.lang}
      name={order.gdsNm}
      quote={order}
      url={order.thumbUrl}
    />
  );
}
