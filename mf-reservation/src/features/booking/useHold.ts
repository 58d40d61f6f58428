import { createUuid, errorCodes } from '@haesol/contracts/common';
import {
  type BookingSettlement,
  type EquipmentDetail,
  equipmentCalendar,
  equipmentHold,
  equipmentHoldExtend,
  equipmentHoldRemove,
  equipmentSlots,
  myEquChange,
} from '@haesol/contracts/lab';
import { CallError } from '@haesol/remote/http';
import { useCall, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toMyBookingHref } from '#paths';
import type { SlotSum } from './slotRules.ts';

export interface Held {
  readonly holdId: string;
  /** By the shell's clock, in milliseconds. */
  readonly untilMs: number;
  /** In won. */
  readonly amount: number;
  readonly settleCd: BookingSettlement;
  readonly day: string;
  readonly sum: SlotSum;
  /** Extended already, which works once. */
  readonly isExtended: boolean;
}

export interface Hold {
  readonly held: Held | undefined;
  readonly isBusy: boolean;
  /** Reason why an expired hold could not be acquired again. */
  readonly refusal: string | undefined;
  /** Acquires a hold of the chosen slots; a booking that is being moved is moved to them immediately. */
  begin(): Promise<void>;
  extend(): Promise<void>;
  /** Releases the hold. */
  release(): void;
  /** Called when the hold has become a booking. */
  finish(): void;
}

/** Errors that a retry with the same slots would repeat. */
const lostCodes: readonly string[] = [errorCodes.slotTaken, errorCodes.dateUnavailable];

export interface HoldOptions {
  readonly device: EquipmentDetail;
  readonly day: string;
  readonly sum: SlotSum | undefined;
  readonly rsvUid: string;
}

/** Moves a booking to held slots after a confirmation; otherwise releases the slots. */
function useMoveBooking(rsvUid: string): (holdId: string) => Promise<void> {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  return async (holdId) => {
    const isSure = await shell.confirm({
      title: t('booking.changeQuestion'),
      text: t('booking.changeQuestionText'),
      yes: t('booking.change'),
      no: t('booking.keep'),
    });
    if (!isSure) {
      await call(equipmentHoldRemove, { params: { holdId } });
      return;
    }
    await call(myEquChange, { params: { rsvUid }, body: { holdId } }, { idempotencyKey: createUuid() });
    shell.toast({ kind: 'done', text: t('booking.changed') });
    shell.navigate(toMyBookingHref(rsvUid));
  };
}

/** Hold of slots for this person while the form is filled in. */
export function useHold({ device: { eqUid }, day, sum, rsvUid }: HoldOptions): Hold {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const { isLogin } = useSession();
  const [held, setHeld] = useState<Held>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const moveBooking = useMoveBooking(rsvUid);

  const toUntil = (leftSec: number) => shell.now() + leftSec * 1_000;
  const refresh = () =>
    Promise.all([equipmentSlots, equipmentCalendar].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));

  /** Runs calls one after the other; a refusal shows a message and refetches the slots. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (held !== undefined && lostCodes.includes(error.code)) setRefusal(error.message);
      else shell.toast({ kind: 'error', text: error.message });
      void refresh();
    } finally {
      setBusy(false);
    }
  }

  return {
    held,
    isBusy,
    refusal,
    begin: () =>
      attempt(async () => {
        // The slots of an expired hold may not be selected any more, because another member has taken them.
        const wanted = held ?? (sum && { day, sum });
        if (wanted === undefined) return;
        if (!isLogin && !(await shell.requireLogin())) return;
        const { start, end } = wanted.sum;
        const body = { eqUid, date: wanted.day, start, end, ...(rsvUid !== '' && { rsvUid }) };
        const answer = await call(equipmentHold, { body }, { idempotencyKey: createUuid() });
        const { holdId, amount, settleCd, leftSec } = answer;
        const kept = { day: wanted.day, sum: { ...wanted.sum, amount } };
        if (rsvUid === '') setHeld({ holdId, amount, settleCd, untilMs: toUntil(leftSec), ...kept, isExtended: false });
        else await moveBooking(holdId);
      }),
    extend: () =>
      attempt(async () => {
        if (held === undefined) return;
        const { leftSec } = await call(equipmentHoldExtend, { params: { holdId: held.holdId } });
        setHeld({ ...held, untilMs: toUntil(leftSec), isExtended: true });
        shell.announce(t('booking.extended'));
      }),
    release() {
      if (held === undefined) return;
      setHeld(undefined);
      setRefusal(undefined);
      // An expired hold needs no release.
      void call(equipmentHoldRemove, { params: { holdId: held.holdId } }).then(refresh, refresh);
    },
    finish() {
      setHeld(undefined);
      void refresh();
    },
  };
}
