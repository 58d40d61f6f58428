import { errorCodes } from '@haesol/contracts/common';
import { type Order, orderGet } from '@haesol/contracts/travel';
import { Skeleton } from '@haesol/kit';
import { readDraft, useHeldPage } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { DetailView, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect } from 'react';
import { toCompleteHref } from '#paths';
import { BuyerGate } from '#ui/BuyerGate';
import { useOwnBookings } from '#ui/guestSession';
import { BookerReady } from './BookerReady.tsx';
import { parseOrderDraft, toOrderDraft } from './buyingValues.ts';
import { Completion } from './Completion.tsx';
import { Confirming, useConfirm } from './Confirming.tsx';
import { PayForm } from './PayForm.tsx';
import { PurchaseDone } from './PurchaseDone.tsx';
import { PurchasePayment } from './PurchasePayment.tsx';
import { ChangeReturned, Checking, checkEveryMs, Over, type OverProps, overStates, PayNotice } from './payNotices.tsx';

export interface PaymentScreenProps {
  readonly step: 'pay' | 'complete' | 'purchase';
  readonly orderUid?: string | undefined;
  readonly rsvtUid?: string | undefined;
  readonly purchaseUid?: string | undefined;
}

/** Payment and completion: one screen, so that after payment no chunk needs to load that a deploy may have removed. */
export default function PaymentScreen(props: PaymentScreenProps) {
  return (
    <BuyerGate>
      <PaymentStep {...props} />
    </BuyerGate>
  );
}

function PaymentStep({ step, orderUid, rsvtUid, purchaseUid }: PaymentScreenProps) {
  if (step === 'purchase') return <PurchaseDone purchaseUid={purchaseUid} />;
  if (step === 'complete') return <Completion rsvtUid={rsvtUid} />;
  return (
    <BookerReady>
      <PaymentOfOrder orderUid={orderUid} />
    </BookerReady>
  );
}

/** Payment of an order: button to the provider's window, and its result. */
function PaymentOfOrder({ orderUid }: Pick<PaymentScreenProps, 'orderUid'>) {
  const t = useText();
  // Bypasses the cache, because the person comes back from the provider's window.
  const query = useEndpoint(orderGet, orderUid === undefined ? undefined : { params: { orderUid } }, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.payState === 'CHECKING' ? checkEveryMs : false),
  });
  const toList = useOwnBookings();
  const { error } = query;
  if (error instanceof CallError && error.code === errorCodes.orderExpired) {
    // The server sends what was ordered.
    return <Over payload={error.data as OverProps['payload']} state="EXPIRED" />;
  }
  return (
    <DetailView
      choose={{ title: t('payment.choose'), text: t('payment.chooseText') }}
      headingLevel={2}
      missing={{ title: t('payment.missing'), text: t('payment.chooseText') }}
      query={query}
      toList={toList}
      uid={orderUid}
    >
      {(order) =>
        order.purchaseUid === null ? (
          <Payment onChanged={() => void query.refetch()} order={order} />
        ) : (
          <PurchasePayment purchaseUid={order.purchaseUid} />
        )
      }
    </DetailView>
  );
}

interface PaymentProps {
  readonly order: Order;
  onChanged(): void;
}

function Payment({ order, onChanged }: PaymentProps) {
  const shell = useShell();
  const confirm = useConfirm();
  const { orderUid, rsvtUid, state, payState, payKey, changeYn } = order;
  const isPaid = state === 'PAID';
  useHeldPage(!overStates.includes(state));
  useEffect(() => {
    if (isPaid) shell.navigate(toCompleteHref(rsvtUid), { replace: true });
  }, [isPaid, rsvtUid, shell]);
  if (isPaid) return <Skeleton lines={12} />;
  if (changeYn === 'Y' && state === 'CANCELLED' && payState === 'APPROVED') return <ChangeReturned rsvtUid={rsvtUid} />;
  if (overStates.includes(state)) return <Over payload={toPayload(order)} state={state} />;
  if (payState === 'CHECKING') return <Checking onChanged={onChanged} />;
  const draft = parseOrderDraft(readDraft(toOrderDraft(orderUid)));
  if (payState === 'AUTHORIZED' && payKey !== null && draft !== undefined)
    return <Confirming confirm={() => confirm(order, draft, payKey)} onChanged={onChanged} payKey={payKey} />;
  return <PayForm notice={<PayNotice payState={payState} />} onChanged={onChanged} order={order} />;
}

const toPayload = ({ goods, pass }: Order) => goods ?? pass;
