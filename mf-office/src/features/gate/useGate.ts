import { createUuid, errorCodes } from '@haesol/contracts/common';
import {
  adminCheckCode,
  adminExchangeCard,
  adminUseCoupon,
  adminUsePass,
  adminUseVoucher,
  useRefusal,
} from '@haesol/contracts/travel';
import { CallError, NetworkError } from '@haesol/remote/http';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useEffect, useRef } from 'react';
import { type Checked, isElsewhere, toName } from './checkedItem.ts';
import { type GateUse, gateQueue, useGateQueue } from './gateQueue.ts';

/** Pause between two tries of the queue, in milliseconds. */
const retryMs = 15_000;

interface Use {
  readonly code: string;
  readonly gdsUid: string;
  readonly usedDt: string;
}

/** Calls of the gate; what finds no network waits in the queue and is sent again. */
export function useGate() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const queue = useGateQueue();
  const isSending = useRef(false);

  const toNow = () => new Date(shell.now()).toISOString();

  /** Uses a code by the call of its kind. */
  const redeem = ({ code, gdsUid, usedDt }: Use, kind: Checked['kind'], idempotencyKey: string) => {
    const options = { idempotencyKey };
    if (kind === 'VOUCHER') return call(adminUseVoucher, { body: { code, usedDt } }, options);
    if (kind === 'PASS') return call(adminUsePass, { body: { code, gdsUid, usedDt } }, options);
    return call(kind === 'COUPON' ? adminUseCoupon : adminExchangeCard, { body: { code } }, options);
  };

  /** Returns the reason of a refusal: for a second use when and where the first one was. */
  function toReason(error: unknown): string {
    if (!(error instanceof CallError)) return t('gate.words.refused');
    const { success, data } = useRefusal.safeParse(error.data);
    if (error.code !== errorCodes.moveNotAllowed || !success || data.usedDt === null) return error.message;
    return t('gate.usedThere', { date: formatDateTime(data.usedDt), place: data.placeNm }).trim();
  }

  async function send(one: GateUse): Promise<void> {
    try {
      const item = await call(adminCheckCode, { body: { code: one.code } });
      if (isElsewhere(item, one.gdsUid)) {
        gateQueue.put({ ...one, state: 'REFUSED', text: `${t('gate.words.elsewhere')} · ${toName(item)}` });
        return;
      }
      await redeem(one, item.kind, one.key);
      gateQueue.put({ ...one, state: 'DONE', text: toName(item) });
    } catch (error) {
      if (error instanceof NetworkError) throw error;
      gateQueue.put({ ...one, state: 'REFUSED', text: toReason(error) });
    }
  }

  async function sendAll(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      // The order of the gate: the first use of a code wins.
      for (const one of gateQueue.list().toReversed()) if (one.state === 'WAIT') await send(one);
    } catch {
      // Still without network.
    }
    isSending.current = false;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue is read once; sending reads it again
  useEffect(() => {
    gateQueue.load(new Date(shell.now()));
    void sendAll();
    const timer = setInterval(() => void sendAll(), retryMs);
    const handleOnline = () => void sendAll();
    addEventListener('online', handleOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', handleOnline);
    };
  }, []);

  return {
    queue,
    sendAll,
    toReason,
    redeem: (code: string, gdsUid: string, kind: Checked['kind'], key: string) =>
      redeem({ code, gdsUid, usedDt: toNow() }, kind, key),
    find: gateQueue.find,
    /** Keeps a use for later. @returns its time */
    keep(code: string, gdsUid: string, key: string = createUuid()): string {
      const usedDt = toNow();
      gateQueue.put({ key, code, gdsUid, usedDt, state: 'WAIT', text: '' });
      return usedDt;
    },
  };
}
