import type { EndpointData } from '@haesol/contracts/common';
import type { planList } from '@haesol/contracts/travel';
import type { Db } from '../../../db/schema.ts';

/** Lists the plans of a member, the one that was changed last first. */
export async function listPlans(db: Db, memberUid: string): Promise<EndpointData<typeof planList>> {
  const rows = await db
    .selectFrom('travel_plan')
    .select(['plan_uid', 'title', 'start_dt', 'stops', 'share_key'])
    .where('member_uid', '=', memberUid)
    .orderBy('updated_at', 'desc')
    .orderBy('plan_uid')
    .execute();
  return {
    list: rows.map(({ plan_uid: planUid, title, start_dt: startDate, stops, share_key }) => ({
      planUid,
      title,
      startDate,
      dayCnt: Math.max(1, ...stops.map(({ day }) => day)),
      stopCnt: stops.length,
      sharedYn: share_key === null ? 'N' : 'Y',
    })),
  };
}
