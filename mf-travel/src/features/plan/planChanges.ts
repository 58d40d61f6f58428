import { createUuid } from '@haesol/contracts/common';
import type { OwnPlan, PlanPass, PlanStop } from '@haesol/contracts/travel';

const toTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 24 * 60;

/** First hour of a day, and the usual time at a place. */
const usual = { time: '10:00', stayMin: 60, moveMin: 30 };

/** Content of a plan that its member changes; its stops by their keys. */
export interface PlanDraft {
  readonly title: string;
  readonly startDate: string;
  readonly stops: ReadonlyMap<string, PlanStop>;
  readonly passes: readonly PlanPass[];
}

/** Change of a plan, also of one that was saved meanwhile. */
export type PlanChange = (draft: PlanDraft) => PlanDraft;

/** Returns the content of a plan, with its stops as the calls take them in the order in which they are shown. */
export function toDraft(plan: Pick<OwnPlan, 'days' | 'passes' | 'startDate' | 'title'>): PlanDraft {
  const { title, startDate, passes } = plan;
  const stops = plan.days.flatMap((day) => day.stops);
  return {
    ...{ title, startDate, passes },
    stops: new Map(
      stops.map(({ stopUid, day, time, stayMin, gdsUid, memo, ticket, rsvtUid }) => [
        stopUid,
        {
          ...{ stopUid, day, time, stayMin, gdsUid, memo },
          ...(ticket !== null && { ticket }),
          ...(rsvtUid !== null && { rsvtUid }),
        },
      ]),
    ),
  };
}

/** Returns a plan as it is shown while changes are being saved; added places and another order come with the answer. */
export function showDraft<P extends OwnPlan>(plan: P, { title, startDate, passes, stops }: PlanDraft): P {
  const days = plan.days.map((day) => ({
    ...day,
    stops: day.stops.flatMap((shown) => {
      const stop = stops.get(shown.stopUid);
      return stop === undefined ? [] : [{ ...shown, ...stop, ticket: stop.ticket ?? null }];
    }),
  }));
  return { ...plan, title, startDate, passes, days };
}

/** Adds a place behind the last stop of a day. */
export function addStop(day: number, gdsUid: string): PlanChange {
  const stopUid = createUuid();
  return (draft) => {
    const stops = [...draft.stops.values()];
    const last = stops.findLast((stop) => stop.day === day);
    const next = last === undefined ? undefined : toMinutes(last.time) + last.stayMin + usual.moveMin;
    const time = next === undefined ? usual.time : toTime(Math.min(next, dayMinutes - 1));
    const added = { stopUid, day, time, stayMin: usual.stayMin, gdsUid, memo: '' };
    return { ...draft, stops: new Map([...draft.stops, [stopUid, added]]) };
  };
}

/** Change of a stop; `ticket: undefined` takes its ticket out. */
export type StopChange = Partial<Omit<PlanStop, 'ticket'>> & { readonly ticket?: PlanStop['ticket'] | undefined };

/** Changes one stop; a stop that was removed meanwhile stays removed. */
export const changeStop =
  (stopUid: string, change: StopChange): PlanChange =>
  (draft) => {
    const own = draft.stops.get(stopUid);
    if (own === undefined) return draft;
    const { ticket, ...next } = { ...own, ...change };
    return { ...draft, stops: new Map(draft.stops).set(stopUid, { ...next, ...(ticket !== undefined && { ticket }) }) };
  };

export const removeStop =
  (stopUid: string): PlanChange =>
  (draft) => ({ ...draft, stops: new Map([...draft.stops].filter(([own]) => own !== stopUid)) });

/** Sets the number of a pass; 0 takes it out. */
export const setPass =
  (gdsDtlUid: string, passCnt: number): PlanChange =>
  (draft) => {
    const others = draft.passes.filter((own) => own.gdsDtlUid !== gdsDtlUid);
    if (passCnt === 0) return { ...draft, passes: others };
    const isNew = others.length === draft.passes.length;
    return {
      ...draft,
      passes: isNew
        ? [...others, { gdsDtlUid, passCnt }]
        : draft.passes.map((own) => (own.gdsDtlUid === gdsDtlUid ? { ...own, passCnt } : own)),
    };
  };
