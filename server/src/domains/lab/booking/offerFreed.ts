import { bookingLimits } from '@haesol/contracts/lab';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { addDays, seoulInstant, toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { toBookingPagePath } from '../../../mail/pagePaths.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { type Device, findDevice } from '../equipment/device.ts';
import { readWindow } from '../equipment/occupation.ts';
import type { BookingWindow, Period } from '../equipment/rules.ts';
import { toInstantText, toPeriodText } from './bookingText.ts';
import { createHoldRepository } from './repository.ts';
import { mayHold } from './requireMayHold.ts';
import { type EndedWait, type FreedTime, findNextWait, startOffer } from './waitRepository.ts';

type Mailing = Pick<AppContext, 'mails'>;

interface Bookable {
  readonly device: Device;
  readonly today: BookingWindow;
  readonly tomorrow: BookingWindow;
}

/** @returns the days that are bookable today and tomorrow; undefined for equipment that is no longer offered */
async function findBookable(trx: Trx, { eqUid, now }: FreedTime): Promise<Bookable | undefined> {
  const device = await findDevice(trx, eqUid);
  if (device === undefined) return undefined;
  const tomorrow = seoulInstant(addDays(toSeoulDate(now), 1));
  return { device, today: await readWindow(trx, device, now), tomorrow: await readWindow(trx, device, tomorrow) };
}

/** Returns the end of an offer: after some hours, or at midnight if it is too late to book the day tomorrow. */
function toOfferEnd({ from }: Period, { tomorrow }: Bookable, now: Date): Date {
  const until = new Date(now.getTime() + bookingLimits.offerHours * 3_600_000);
  const midnight = seoulInstant(addDays(toSeoulDate(now), 1));
  return until > midnight && toSeoulDate(from) < tomorrow.firstDate ? midnight : until;
}

type WaitingMember = Pick<
  NonNullable<Awaited<ReturnType<typeof findNextWait>>>,
  'member_uid' | 'class_cd' | 'state' | 'from' | 'to'
>;

/** Returns true if the member of a wait may book its time. */
export function mayTakeOffer(trx: Trx, device: Device, wait: WaitingMember, now: Date): Promise<boolean> {
  const { member_uid: memberUid, class_cd: memberClass, state, from, to } = wait;
  const date = toSeoulDate(from);
  const wanted = { eqUid: device.eqUid, date, start: toSeoulTime(from), end: toSeoulTime(to) };
  return mayHold(trx, device, wanted, { memberUid, memberClass, state, now });
}

/**
 * Offers freed slots to the members who wait for them, one after the other: until the end of the offer, that member alone can
 * book them. Members who could not hold them are passed over and stay in the queue. Call it after the change, in its transaction.
 * @returns true if some of the time was offered
 */
export async function offerFreed({ mails }: Mailing, trx: Trx, freed: FreedTime): Promise<boolean> {
  const { eqUid, now, since = now } = freed;
  // Before the waits are read, so that two freed times are not offered twice.
  await createHoldRepository(trx).lockEquipment(eqUid);
  const bookable = await findBookable(trx, freed);
  if (bookable === undefined) return false;
  const skipped: string[] = [];
  let isOffered = false;
  // Ends, because each turn takes one wait out of the search.
  for (;;) {
    const wait = await findNextWait(trx, freed, bookable.today, skipped);
    if (wait === undefined) return isOffered;
    if (!(await mayTakeOffer(trx, bookable.device, wait, now))) {
      skipped.push(wait.wait_uid);
      continue;
    }
    const until = toOfferEnd(wait, bookable, now);
    await startOffer(trx, wait.wait_uid, { until, since });
    isOffered = true;
    const { member_uid: memberUid, email: to, name, eq_nm: eqNm } = wait;
    const [time, untilText] = [toPeriodText(wait), toInstantText(until)];
    const path = toBookingPagePath(eqUid, toSeoulDate(wait.from));
    await notifyMember(trx, {
      memberUid,
      kind: 'EQU_FREE',
      title: '기다리시던 시간이 비었습니다.',
      text: `${eqNm} · ${time} · ${untilText}까지 먼저 예약하실 수 있습니다.`,
      link: path,
      now,
      mail: mails.slotFree({ to, name, eqNm, time, until: untilText, path }),
    });
  }
}

/** Since the beginning: a hold takes slots for minutes only, so that those who let them pass before are not offered them again. */
const ever = new Date(0);

/** Offers slots that a hold has left, as {@link offerFreed}. */
export const offerLeft = (context: Mailing, trx: Trx, freed: Omit<FreedTime, 'since'>): Promise<boolean> =>
  offerFreed(context, trx, { ...freed, since: ever });

/** Offers the slots of ended waits to the next ones. Waits without an offer had none to give. */
export async function offerNext(
  context: Mailing,
  trx: Trx,
  waits: readonly EndedWait[],
  { eqUid, now }: Pick<FreedTime, 'eqUid' | 'now'>,
): Promise<void> {
  for (const { since, from, to } of waits) {
    if (since !== null) await offerFreed(context, trx, { eqUid, from, to, since, now });
  }
}
