import { errorCodes } from '@haesol/contracts/common';
import { type Order, type OrderPayload, orderGet, type PayState } from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar, Skeleton } from '@haesol/kit';
import { readDraft, useHeldPage } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { DetailView, NothingChosen, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect } from 'react';
import { paths, toCompleteHref, toReserveHref, toReservePassHref } from '#paths';
import { parseOrderDraft, toOrderDraft } from './buyingValues.ts';
import { Completion } from './Completion.tsx';
import { Confirming } from './Confirming.tsx';
import { PayForm } from './PayForm.tsx';

/** Poll interval of a payment with unknown result, in milliseconds. */
const checkEveryMs = 5_000;

export interface PaymentScreenProps {
  readonly step: 'pay' | 'complete';
  readonly orderUid?: string | undefined;
  readonly rsvtUid?: string | undefined;
}

/** Payment and completion: one screen, so that after payment no chunk needs to load that a deploy may have removed. */
export default function PaymentScreen({ step, orderUid, rsvtUid }: PaymentScreenProps) {
  return step === 'complete' ? <Completion rsvtUid={rsvtUid} /> : <PaymentOfOrder orderUid={orderUid} />;
}

/** Payment of an order: button to the provider's window, and its result. */
function PaymentOfOrder({ orderUid }: Pick<PaymentScreenProps, 'orderUid'>) {
  const t = useText();
  // Bypasses the cache, because the person comes back from the provider's window.
  const query = useEndpoint(orderGet, orderUid === undefined ? undefined : { params: { orderUid } }, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.payState === 'CHECKING' ? checkEveryMs : false),
  });
  const toList = { href: paths.my, label: t('my.title') };
  const { error } = query;
  if (error instanceof CallError && error.code === errorCodes.orderExpired) {
    // The server sends what was ordered.
    return <Over payload={error.data as OrderPayload | null} state="EXPIRED" />;
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
      {(order) => <Payment onChanged={() => void query.refetch()} order={order} />}
    </DetailView>
  );
}

interface PaymentProps {
  readonly order: Order;
  onChanged(): void;
}

const overStates: readonly Order['state'][] = ['CANCELLED', 'EXPIRED', 'PARTIAL_CANCELLED'];

function Payment({ order, onChanged }: PaymentProps) {
  const shell = useShell();
  const { orderUid, rsvtUid, state, payState, payKey } = order;
  const isPaid = state === 'PAID';
  useHeldPage(!overStates.includes(state));
  useEffect(() => {
    if (isPaid) shell.navigate(toCompleteHref(rsvtUid), { replace: true });
  }, [isPaid, rsvtUid, shell]);
  if (isPaid) return <Skeleton lines={12} />;
  if (overStates.includes(state)) return <Over payload={toPayload(order)} state={state} />;
  if (payState === 'CHECKING') return <Checking onChanged={onChanged} />;
  const draft = parseOrderDraft(readDraft(toOrderDraft(orderUid)));
  if (payState === 'AUTHORIZED' && payKey !== null && draft !== undefined)
    return <Confirming draft={draft} onChanged={onChanged} order={order} payKey={payKey} />;
  return <PayForm notice={<PayNotice payState={payState} />} onChanged={onChanged} order={order} />;
}

/** Result of the last try, with the note that nothing was charged. */
function PayNotice({ payState }: { readonly payState: PayState }) {
  const t = useText();
  if (payState !== 'DECLINED' && payState !== 'CLOSED' && payState !== 'OPEN') return null;
  return (
    <MessageBar kind={payState === 'DECLINED' ? 'danger' : 'info'} live="assertive">
      {t(`payment.states.${payState}`)}
    </MessageBar>
  );
}

const toPayload = ({ goods, pass }: Order) => goods ?? pass;

interface OverProps {
  readonly payload: { readonly goodsDtlId: string } | { readonly gdsDtlUid: string } | null;
  readonly state: Order['state'];
}

const toAgainHref = (payload: OverProps['payload']): string => {
  if (payload === null) return paths.home;
  return 'goodsDtlId' in payload ? toReserveHref(payload.goodsDtlId) : toReservePassHref(payload.gdsDtlUid);
};

/** The order has expired without a payment, or was cancelled: leads back to the same goods. */
function Over({ payload, state }: OverProps) {
  const t = useText();
  return (
    <section>
      <NothingChosen
        headingLevel={2}
        text={t('payment.overText')}
        title={t(`payment.over.${state === 'EXPIRED' ? 'EXPIRED' : 'CANCELLED'}`)}
        toList={{ href: toAgainHref(payload), label: t('payment.again') }}
      />
    </section>
  );
}

/** The provider has not answered yet; the server polls. Nothing is paid twice. */
function Checking({ onChanged }: Pick<PaymentProps, 'onChanged'>) {
  const t = useText();
  return (
    <section>
      <h2>{t('payment.checking')}</h2>
      <MessageBar
        action={
          <Button onClick={onChanged} size="small">
            {t('payment.look')}
          </Button>
        }
        kind="info"
        live="polite"
      >
        {t('payment.checkingText')}
      </MessageBar>
      <p>
        <LinkButton href={paths.my}>{t('my.title')}</LinkButton>
      </p>
    </section>
  );
}
