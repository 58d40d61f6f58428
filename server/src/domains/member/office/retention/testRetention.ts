import { bulkResult, type EndpointData } from '@haesol/contracts/common';
import { adminRetention } from '@haesol/contracts/member';
import type { TestApp } from '../../../../testing/testApp.ts';
import type { Caller } from '../../../lab/booking/testBookings.ts';

type Expired = EndpointData<typeof adminRetention>['list'][number];

/** Reads the queue of personal data past its retention. */
export const readExpired = async (who: Caller, query = '') =>
  adminRetention.response.parse((await who.call('GET', `/admin/retention?pageSize=100${query}`)).data);

/** Lists personal data past its retention. */
export const listExpired = async (who: Caller, query = ''): Promise<Expired[]> => (await readExpired(who, query)).list;

/** Gives a member of staff the right `privacy`. */
export const givePrivacy = (test: TestApp, { memberUid }: Caller, level: 'MOVE' | 'READ' = 'MOVE') =>
  test.db
    .insertInto('staff_area')
    .values({ member_uid: memberUid, area: 'privacy', level })
    .onConflict((conflict) => conflict.columns(['member_uid', 'area']).doUpdateSet({ level }))
    .execute();

/** Proposes to destroy data. @returns the answer */
export const proposeDestruction = (rows: readonly Pick<Expired, 'rev' | 'uid'>[], by: Caller) =>
  by.call('POST', '/admin/approvals', {
    ...{ queue: 'retention', to: 'DESTROYED', reason: '보유 기간이 지났습니다.' },
    ...{ uids: rows.map(({ uid }) => uid), revs: rows.map(({ rev }) => rev) },
  });

/** Destroys data by two persons. @returns the result of the second */
export async function destroyExpired(rows: readonly Expired[], first: Caller, second: Caller) {
  const { data } = await proposeDestruction(rows, first);
  const confirmed = await second.call('PATCH', `/admin/approvals/${data.propUid}`, { to: 'APPROVED' });
  return bulkResult.parse(confirmed.data);
}
