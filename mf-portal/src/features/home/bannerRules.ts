import type { EquipmentWeek } from '@haesol/contracts/lab';
import type { MainFacts } from '@haesol/contracts/member';
import type { PassItem } from '@haesol/contracts/travel';

/** Figure of the office, with the key of its text. */
export interface OfficeCount {
  readonly key: 'advisors' | 'courses' | 'equipment';
  readonly count: number;
}

/** Returns the figures that are not zero. */
export function toOfficeCounts({ advisorCnt, openCourseCnt, equipment }: MainFacts): readonly OfficeCount[] {
  return (
    [
      { key: 'advisors', count: advisorCnt },
      { key: 'courses', count: openCourseCnt },
      { key: 'equipment', count: equipment.freeCnt },
    ] as const
  ).filter(({ count }) => count > 0);
}

/** Piece of equipment on the first bookable day. */
interface FreeDevice {
  readonly eqUid: string;
  readonly eqNm: string;
  readonly free: number;
  /** Slots from opening time on; true if free. */
  readonly slots: readonly boolean[];
}

export interface FreeDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly devices: readonly FreeDevice[];
  /** Hours `9`, `10` … of the slots, if all devices have the same one-hour slots; else empty. */
  readonly hours: readonly number[];
}

const shownDevices = 3;
const hourMin = 60;

/** Returns the most used equipment with free slots on the first bookable day; undefined if all are taken. */
export function toFreeDay({ days, rows }: EquipmentWeek): FreeDay | undefined {
  const [date] = days;
  const free = rows.filter(({ cells: [first] }) => first !== undefined && first.free > 0).slice(0, shownDevices);
  const [head] = free;
  if (date === undefined || head === undefined) return undefined;
  const isHourly = free.every(
    ({ openFrom, slotMin, cells }) =>
      openFrom === head.openFrom && slotMin === hourMin && cells[0]?.total === head.cells[0]?.total,
  );
  const opens = Number(head.openFrom.slice(0, 2));
  return {
    date,
    devices: free.map(({ eqUid, eqNm, cells: [first] }) => ({
      eqUid,
      eqNm,
      free: first?.free ?? 0,
      slots: (first?.slots ?? []).map((slot) => slot === 1),
    })),
    hours: isHourly ? (head.cells[0]?.slots ?? []).map((_, at) => opens + at) : [],
  };
}

/** Returns the pass of the ticket: the first one by hours, else the first. */
export const toTicketPass = (passes: readonly PassItem[]): PassItem | undefined =>
  passes.find(({ hours }) => hours !== null) ?? passes[0];
