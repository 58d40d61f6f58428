import { createUuid, type EndpointInput, errorCodes } from '@haesol/contracts/common';
import {
  type Order,
  orderGet,
  type PaidTogether,
  passBuy,
  purchaseGet,
  purchasePay,
  reserveCreate,
} from '@haesol/contracts/travel';
import { Button, LinkButton, MessageBar, Spinner } from '@haesol/kit';
import { removeDraft } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { toCompleteHref, toPurchaseHref, toVoucherHref } from '#paths';
import { useOwnBookings } from '#ui/guestSession';
import { useDropVouchers } from '#ui/useDropVouchers';
import { failedReservation, reserveAtom } from './buyingAtoms.ts';
import {
  type BookerValues,
  needsPassport,
  type OrderDraft,
  toAgree,
  toBookerInput,
  toOptionsInput,
  toOrderDraft,
  toWhenInput,
} from './buyingValues.ts';

export interface ConfirmingProps {
  readonly payKey: string;
  /** Makes the reservation. @returns the page to go to */
  confirm(): Promise<string>;
  onChanged(): void;
}

/** Payments whose confirmation has started in this page, so that an effect that runs twice sends once. */
const begun = new Set<string>();

/**
 * Idempotency keys of confirmations by order and payment: a retry has the same key. A second payment of an order has other
 * content, which the server would refuse under the first key.
 */
const confirmationKeys = new Map<string, string>();

function toIdempotencyKey(orderUid: string, payKey: string): string {
  const payment = `${orderUid} ${payKey}`;
  const key = confirmationKeys.get(payment) ?? createUuid();
  confirmationKeys.set(payment, key);
  return key;
}

/** Makes the reservation of an order. @param payKey empty if nothing is to be paid */
export function useConfirm() {
  const call = useCall();
  const client = useQueryClient();
  const dropVouchers = useDropVouchers();
  return async (order: Order, draft: OrderDraft, payKey: string) => {
    const { orderUid, goods, couponUid, promoCode, changeYn } = order;
    const options = { idempotencyKey: toIdempotencyKey(orderUid, payKey) };
    const confirm = () => {
      if (goods === null) {
        // The schema of the call validates the draft.
        const agree = toAgree(draft) as EndpointInput<typeof passBuy>['body']['agree'];
        return call(passBuy, { body: { orderUid, payKey, agree } }, options);
      }
      const body = {
        orderUid,
        payKey,
        goodsDtlId: goods.goodsDtlId,
        options: toOptionsInput(goods),
        ...toWhenInput(goods),
        ...(couponUid !== null && { couponUid }),
        ...(promoCode !== null && { promoCode }),
        people: draft.people,
        ...toBookerInput(draft, needsPassport([order])),
      };
      return call(reserveCreate, { body: body as EndpointInput<typeof reserveCreate>['body'] }, options);
    };
    // Of the difference of a change it is the changed booking, which the order itself does not name before it is paid.
    const { rsvtUid } = await confirm();
    removeDraft(toOrderDraft(orderUid));
    forgetOrders(client);
    // The voucher of a changed booking is stored again when it is opened.
    if (changeYn === 'Y') await dropVouchers([toVoucherHref(rsvtUid)]);
    return toCompleteHref(rsvtUid);
  };
}

/** Drops stored answers: amounts, coupons, points, lists, all data of the member may have changed. */
function forgetOrders(client: QueryClient): void {
  client.removeQueries({ queryKey: [orderGet.name] });
  client.removeQueries({ queryKey: [purchaseGet.name] });
  void client.invalidateQueries();
}

/** Makes the reservations of a purchase. @param payKey empty if nothing is to be paid */
export function usePurchaseConfirm() {
  const call = useCall();
  const client = useQueryClient();
  return async ({ purchaseUid, orders }: PaidTogether, values: BookerValues, payKey: string) => {
    const options = { idempotencyKey: toIdempotencyKey(purchaseUid, payKey) };
    // The schema of the call validates the draft.
    const details = toBookerInput(values, needsPassport(orders));
    const body = { purchaseUid, payKey, ...details } as EndpointInput<typeof purchasePay>['body'];
    await call(purchasePay, { body }, options);
    removeDraft(toOrderDraft(purchaseUid));
    forgetOrders(client);
    return toPurchaseHref(purchaseUid);
  };
}

/** Confirms the payment after return from the provider, automatically and once. */
export function Confirming({ payKey, confirm, onChanged }: ConfirmingProps) {
  const t = useText();
  const shell = useShell();
  const own = useOwnBookings();
  const setReserve = useSetAtom(reserveAtom);
  const [error, setError] = useState<Error>();

  async function run(): Promise<void> {
    setError(undefined);
    try {
      shell.navigate(await confirm(), { replace: true });
    } catch (failure) {
      begun.delete(payKey);
      setReserve(failedReservation);
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      if (failure instanceof CallError && stateCodes.some((code) => code === failure.code)) onChanged();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payment
  useEffect(() => {
    if (begun.has(payKey)) return;
    begun.add(payKey);
    void run();
  }, [payKey]);

  if (error === undefined) {
    return (
      <section aria-busy="true">
        <h2>{t('payment.confirming')}</h2>
        <p role="status">{t('payment.confirmingText')}</p>
        <Spinner />
      </section>
    );
  }
  return (
    <section>
      <h2>{t('payment.failed')}</h2>
      <MessageBar kind="danger" live="assertive">
        {t('payment.failedText')}
      </MessageBar>
      {error instanceof CallError ? <p>{error.message}</p> : <p>{t('payment.networkText')}</p>}
      <p>
        <Button onClick={() => void run()} variant="primary">
          {t('payment.confirmAgain')}
        </Button>{' '}
        <LinkButton href={own.href}>{own.label}</LinkButton>
      </p>
    </section>
  );
}

/** Refusals that mean that the order has changed: it is requested again. */
const stateCodes = [
  errorCodes.paymentDeclined,
  errorCodes.paymentAmountMismatch,
  errorCodes.orderExpired,
  errorCodes.paymentPending,
  errorCodes.moveNotAllowed,
];
