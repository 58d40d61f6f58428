import type { OwnPlan, PlanStop } from '@haesol/contracts/travel';

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 24 * 60;

/** First hour of a day, and the usual time at a place. */
const usual = { time: '10:00', stayMin: 60, moveMin: 30 };

/** Returns the stops of a plan as its calls take them, in the order in which they are shown. */
export const toStops = ({ days }: Pick<OwnPlan, 'days'>): readonly PlanStop[] =>
  days.flatMap(({ stops }) =>
    stops.map(({ day, time, stayMin, gdsUid, memo, ticket, rsvtUid }) => ({
      ...{ day, time, stayMin, gdsUid, memo },
      ...(ticket !== null && { ticket }),
      ...(rsvtUid !== null && { rsvtUid }),
    })),
  );

/** Adds a place behind the last stop of a day. */
export function addStop(plan: Pick<OwnPlan, 'days'>, day: number, gdsUid: string): readonly PlanStop[] {
  const stops = toStops(plan);
  const last = stops.findLast((stop) => stop.day === day);
  const next = last === undefined ? undefined : toMinutes(last.time) + last.stayMin + usual.moveMin;
  const time = next === undefined ? usual.time : toTime(Math.min(next, dayMinutes - 1));
  return [...stops, { day, time, stayMin: usual.stayMin, gdsUid, memo: '' }];
}

/** Change of a stop; `ticket: undefined` takes its ticket out. */
export type StopChange = Partial<Omit<PlanStop, 'ticket'>> & { readonly ticket?: PlanStop['ticket'] | undefined };

/** Changes one stop by its place in the list. */
export const changeStop = (plan: Pick<OwnPlan, 'days'>, index: number, change: StopChange): readonly PlanStop[] =>
  toStops(plan).map((stop, at) => {
    if (at !== index) return stop;
    const { ticket, ...next } = { ...stop, ...change };
    return { ...next, ...(ticket !== undefined && { ticket }) };
  });

export const removeStop = (plan: Pick<OwnPlan, 'days'>, index: number): readonly PlanStop[] =>
  toStops(plan).toSpliced(index, 1);
