import { addDays, seoulInstant, toSeoulDate, weekdayOf } from '../src/db/seoulTime.ts';
import { createDraw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';

/** A booking of a demo member: days from the base date, and the states that it went through. */
interface DemoBooking {
  readonly id: string;
  readonly eqUid: string;
  readonly days: number;
  readonly start: string;
  readonly end: string;
  readonly states: readonly (readonly [state: string, memo?: string])[];
  readonly projectNm: string;
}

/** On equipment that the other sample bookings leave alone at these times, because theirs begin at nine to eleven. */
const demoBookings = readData<readonly DemoBooking[]>('demoBookings');

/** The same day, or the Monday after a weekend. */
function toWorkingDay(date: string): string {
  const weekday = weekdayOf(date);
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/**
 * Bookings of the demo members with their timelines, and their safety trainings.
 * @param members uid of each demo member, by the name of the login
 * @param taken bookings that exist, as {@link buildReservationRows} made them: a demo booking in their way is left out
 */
export function buildDemoBookings(base: Date, members: ReadonlyMap<string, string>, taken: readonly Row[]) {
  const draw = createDraw('demo bookings');
  const today = toSeoulDate(base);
  const bookings: Row[] = [];
  const entries: Row[] = [];
  const starts = taken.map(({ eq_uid, during }) => `${String(eq_uid)} ${String(during)}`);
  for (const [index, { id, eqUid, days, start, end, states, projectNm }] of demoBookings.entries()) {
    const date = toWorkingDay(addDays(today, days));
    const from = seoulInstant(date, start);
    const to = seoulInstant(date, end);
    const memberUid = members.get(id);
    const isTaken = starts.some((row) => {
      const [eq, range = ''] = row.split(' [');
      const [rowFrom = '', rowTo = ''] = range.replace(')', '').split(',');
      return eq === eqUid && new Date(rowFrom) < to && new Date(rowTo) > from;
    });
    if (memberUid === undefined || isTaken) continue;
    const rsvUid = draw.uuid();
    const asked = Math.min(base.getTime(), from.getTime()) - 5 * 86_400_000;
    const state = states.at(-1)?.[0];
    const hasInvoice = id === 'company' && state === 'COMPLETED';
    bookings.push({
      rsv_uid: rsvUid,
      rsv_no: `R${date.replaceAll('-', '').slice(2)}-9${String(index + 1).padStart(3, '0')}`,
      eq_uid: eqUid,
      member_uid: memberUid,
      during: `[${from.toISOString()},${to.toISOString()})`,
      state,
      settle_state: state === 'COMPLETED' ? 'UNPAID' : null,
      tax_state: hasInvoice ? 'ASKED' : 'NONE',
      payload: {
        modeCd: 'DIRECT',
        purposeCd: 'RESEARCH',
        projectNm,
        sample: { nm: '금속 시편', cnt: 3, hazardYn: 'N' },
        companions: 1,
        settleCd: 'TRANSFER',
        ...(hasInvoice && { taxMail: 'tax@daon.example' }),
      },
      created_at: new Date(asked).toISOString(),
      updated_at: new Date(asked).toISOString(),
    });
    states.forEach(([to_state, memo], step) => {
      const isUse = to_state === 'IN_USE' || to_state === 'COMPLETED';
      const at = isUse ? (to_state === 'IN_USE' ? from : to) : new Date(asked + step * 7 * 3_600_000);
      entries.push({
        entry_uid: draw.uuid(),
        kind: 'EQU',
        ref_uid: rsvUid,
        member_uid: memberUid,
        type: 'MOVE',
        state: to_state,
        mover: step === 0 ? 'MEMBER' : 'STAFF',
        memo: memo ?? null,
        at: at.toISOString(),
      });
    });
  }
  return { bookings, entries };
}

/** The demo members may use the electron microscope at once. */
export function buildTrainingRows(base: Date, memberUids: Iterable<string>): Row[] {
  const completed = addDays(toSeoulDate(base), -200);
  return [...memberUids].map((member_uid) => ({
    member_uid,
    eq_uid: 'EQ001',
    completed_on: completed,
    valid_until: addDays(completed, 2 * 365),
  }));
}
