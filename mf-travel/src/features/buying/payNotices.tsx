import type { Order, PayState } from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar } from '@haesol/kit';
import { NothingChosen, useText } from '@haesol/remote/lifecycle';
import { paths, toPlanHref, toReservationHref, toReserveHref, toReservePassHref } from '#paths';
import { useOwnBookings } from '#ui/guestSession';

/** Poll interval of a payment with unknown result, in milliseconds. */
export const checkEveryMs = 5_000;

/** States of an order that can no longer be paid. */
export const overStates: readonly Order['state'][] = ['CANCELLED', 'EXPIRED', 'PARTIAL_CANCELLED'];

/** Result of the last try, with the note that nothing was charged. */
export function PayNotice({ payState }: { readonly payState: PayState }) {
  const t = useText();
  if (payState !== 'DECLINED' && payState !== 'CLOSED' && payState !== 'OPEN') return null;
  return (
    <MessageBar kind={payState === 'DECLINED' ? 'danger' : 'info'} live="assertive">
      {t(`payment.states.${payState}`)}
    </MessageBar>
  );
}

export interface OverProps {
  /** Goods of the order, or the plan with the goods of a purchase. */
  readonly payload:
    | { readonly goodsDtlId: string }
    | { readonly gdsDtlUid: string }
    | { readonly planUid: string }
    | null;
  readonly state: Order['state'];
}

const toAgainHref = (payload: OverProps['payload']): string => {
  if (payload === null) return paths.home;
  if ('planUid' in payload) return toPlanHref(payload.planUid);
  return 'goodsDtlId' in payload ? toReserveHref(payload.goodsDtlId) : toReservePassHref(payload.gdsDtlUid);
};

/** The order has expired without a payment, or was cancelled: leads back to the same goods. */
export function Over({ payload, state }: OverProps) {
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

/** The difference was paid, and its booking can no longer be changed. */
export function ChangeReturned({ rsvtUid }: { readonly rsvtUid: string }) {
  const t = useText();
  return (
    <NothingChosen
      headingLevel={2}
      text={t('payment.returnedText')}
      title={t('payment.returned')}
      toList={{ href: toReservationHref(rsvtUid), label: t('payment.toBooking') }}
    />
  );
}

/** The provider has not answered yet; the server polls. Nothing is paid twice. */
export function Checking({ onChanged }: { readonly onChanged: () => void }) {
  const t = useText();
  const own = useOwnBookings();
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
        <LinkButton href={own.href}>{own.label}</LinkButton>
      </p>
    </section>
  );
}
