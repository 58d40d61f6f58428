import type { EquipmentWeek } from '@haesol/contracts/lab';
import type { MainFacts } from '@haesol/contracts/member';
import type { PassItem } from '@haesol/contracts/travel';

/** A figure of the office, with the key of its text. */
export interface OfficeCount {
  readonly key: 'advisors' | 'courses' | 'equipment';
  readonly count: number;
}

/** The figures that say something: zeros are left out. */
export function toOfficeCounts({ advisorCnt, openCourseCnt, equipment }: MainFacts): readonly OfficeCount[] {
  return (
    [
      { key: 'advisors', count: advisorCnt },
      { key: 'courses', count: openCourseCnt },
      { key: 'equipment', count: equipment.freeCnt },
    ] as const
  ).filter(({ count }) => count > 0);
}

/** One piece of equipment on the first day that can be booked. */
interface FreeDevice {
  readonly eqUid: string;
  readonly eqNm: string;
  readonly free: number;
  /** Slot by slot from opening: whether it is free. */
  readonly slots: readonly boolean[];
}

export interface FreeDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly devices: readonly FreeDevice[];
  /** `9`, `10` … of the slots, where all devices have the same ones, an hour each; else empty. */
  readonly hours: readonly number[];
}

const shownDevices = 3;
const hourMin = 60;

/** The most used equipment that has free slots on the first day that can be booked; undefined where none has. */
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

/** The pass of the ticket: the first that counts hours, else the first. */
export const toTicketPass = (passes: readonly PassItem[]): PassItem | undefined =>
  passes.find(({ hours }) => hours !== null) ?? passes[0];
