import { addDays } from '@haesol/contracts/common';
import type { OwnPlan } from '@haesol/contracts/travel';
import type { PurchaseWish } from './usePurchaseQuote.tsx';

/** Goods in a plan. */
export interface PlannedGoods {
  readonly goods: PurchaseWish['goods'][number];
  /** Key in the plan: that of the stop, or of the pass. */
  readonly key: string;
  /** Day of use; null for passes. */
  readonly when: {
    readonly useDate: string;
    readonly useTime: string | null;
    readonly departDate: string | null;
  } | null;
}

/** Lists the goods of a plan in the order in which they are shown: those of its stops, then its passes. */
export function listPlannedGoods({ days, passes }: Pick<OwnPlan, 'days' | 'passes'>): readonly PlannedGoods[] {
  const stops = days.flatMap(({ date, stops: own }) => own.map(({ stopUid, ticket }) => ({ date, stopUid, ticket })));
  return [
    ...stops.flatMap(({ date, stopUid, ticket }): PlannedGoods[] => {
      if (ticket === null) return [];
      const { nights, useTime, ...rest } = ticket;
      const departDate = nights === undefined ? null : addDays(date, nights);
      return [
        {
          goods: { ...rest, useDate: date, ...(useTime && { useTime }), ...(departDate !== null && { departDate }) },
          key: stopUid,
          when: { useDate: date, useTime: useTime ?? null, departDate },
        },
      ];
    }),
    ...passes.map(({ gdsDtlUid, passCnt }) => ({ goods: { gdsDtlUid, passCnt }, key: gdsDtlUid, when: null })),
  ];
}
