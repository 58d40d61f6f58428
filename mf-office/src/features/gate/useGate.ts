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
import { type GateItem, toChecked } from './gateList.ts';
import { type GateUse, gateQueue, useGateQueue } from './gateQueue.ts';
import type { Result } from './gateResult.ts';
import { gateScans } from './gateScans.ts';
import { useGateList } from './useGateList.ts';

/** Pause between two tries of the queue, in milliseconds. */
const retryMs = 15_000;

/** Time for an answer before the list of this device decides, in milliseconds: a gate has three seconds a person. */
const slowMs = 2_500;

const afterSlow = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new NetworkError({ code: 'network', message: '' })), slowMs),
  );

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
  const { list, find } = useGateList();
  const isSending = useRef(false);

  const toNow = () => new Date(shell.now()).toISOString();

  /** Uses a code by the call of its kind. */
  const redeem = ({ code, gdsUid, usedDt }: Use, kind: Checked['kind'], idempotencyKey: string) => {
    const options = { idempotencyKey };
    if (kind === 'VOUCHER') return call(adminUseVoucher, { body: { code, usedDt } }, options);
    if (kind === 'PASS') return call(adminUsePass, { body: { code, gdsUid, usedDt } }, options);
    const body = { code, usedDt, ...(gdsUid !== '' && { gdsUid }) };
    return call(kind === 'COUPON' ? adminUseCoupon : adminExchangeCard, { body }, options);
  };

  /** Finds the use of a code by this device, also of another writing of the same code. */
  function findUse(code: string, gdsUid: string, known: GateItem | undefined): string | undefined {
    const ref = known?.codeHash ?? '';
    // A pass is used once at each place, others once.
    const place = known === undefined || known.kind === 'PASS' ? gdsUid : undefined;
    return gateScans.findUse(ref, place)?.dt ?? gateQueue.find(code, place, ref)?.usedDt;
  }

  /** Looks a code up in the list of this device. */
  async function checkOffline(code: string, gdsUid: string): Promise<Result> {
    const known = await find(code);
    const key = createUuid();
    const keptDt = findUse(code, gdsUid, known);
    if (keptDt !== undefined) return { kind: 'offline', code, key, keptDt, isSecond: true };
    if (known === undefined) return { kind: 'offline', code, key, keptDt: null, isSecond: false };
    const item = toChecked(known, gdsUid, shell.now());
    return { kind: 'checked', code, key, item, ref: known.codeHash, isOffline: true };
  }

  /** Asks the server about a code; without network, or while it is slow, the list of this device. */
  async function check(code: string, gdsUid: string): Promise<Result> {
    const known = await find(code);
    try {
      const asked = call(adminCheckCode, { body: { code } });
      const item = await (known === undefined ? asked : Promise.race([asked, afterSlow()]));
      return { kind: 'checked', code, key: createUuid(), item, ref: known?.codeHash ?? '', isOffline: false };
    } catch (error) {
      if (error instanceof NetworkError) return checkOffline(code, gdsUid);
      throw error;
    }
  }

  /** Returns the reason of a refusal: for a second use when and where the first one was. */
  function toReason(error: unknown): string {
    if (!(error instanceof CallError)) return t('gate.words.refused');
    const { success, data } = useRefusal.safeParse(error.data);
    if (error.code !== errorCodes.moveNotAllowed || !success || data.usedDt === null) return error.message;
    const date = formatDateTime(data.usedDt);
    return data.placeNm === '' ? t('gate.usedThen', { date }) : t('gate.usedThere', { date, place: data.placeNm });
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
    gateScans.load(shell.now());
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
    list,
    check,
    sendAll,
    toReason,
    toNow,
    createKey: createUuid,
    redeem: (code: string, gdsUid: string, kind: Checked['kind'], key: string) =>
      redeem({ code, gdsUid, usedDt: toNow() }, kind, key),
    /** Keeps a use for later. @param ref hash in the list; empty for an unknown code @returns its time */
    keep(code: string, gdsUid: string, key: string, ref = ''): string {
      const usedDt = toNow();
      gateQueue.put({ key, code, gdsUid, ref, usedDt, state: 'WAIT', text: '' });
      void sendAll();
      return usedDt;
    },
  };
}
