import { randomBytes } from 'node:crypto';
import { type EndpointInput, errorCodes } from '@haesol/contracts/common';
import { type PlanPass, type PlanStop, type planAdd, planLimits, type planSave } from '@haesol/contracts/travel';
import type { Kysely } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { addDays, toMinutes, toSeoulDate, toTime } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { createTourRepository } from '../tour/repository.ts';

/** Hours of favourites that are taken over: four a day, two hours each from ten. */
const favourites = { aDay: 4, from: '10:00', stayMin: 90, everyMin: 120 };

/** Limits a stop of a tour to what a plan can hold. */
const toStayMin = (stayMin: number) => Math.min(planLimits.maxStay, Math.max(planLimits.minStay, stayMin));

/** Returns the stops of a tour, with its notes in a language. @throws {ApiError} `4040` */
async function readTour(
  db: Trx,
  tourUid: string,
  reading: { readonly languageCd: string; readonly now: Date },
): Promise<PlanStop[]> {
  const tour = await createTourRepository(db).findTour(tourUid, { ...reading, memberUid: undefined });
  if (tour === undefined) throw new ApiError(errorCodes.notFound);
  return tour.days.flatMap(({ day, stops }) =>
    stops.map(({ startTime, stayMin, gdsUid, memo }) => ({
      ...{ day, time: startTime, stayMin: toStayMin(stayMin), gdsUid },
      memo: memo.slice(0, planLimits.memo),
    })),
  );
}

async function readFavourites(db: Kysely<Database>, memberUid: string): Promise<PlanStop[]> {
  const rows = await db
    .selectFrom('interest as i')
    .innerJoin('goods as g', 'g.gds_uid', 'i.gds_uid')
    .select('g.gds_uid')
    .where('i.member_uid', '=', memberUid)
    .where('g.deleted_at', 'is', null)
    .orderBy('i.created_at')
    .orderBy('i.gds_uid')
    .limit(favourites.aDay * planLimits.days)
    .execute();
  return rows.map(({ gds_uid: gdsUid }, at) => ({
    day: Math.floor(at / favourites.aDay) + 1,
    time: toTime(toMinutes(favourites.from) + (at % favourites.aDay) * favourites.everyMin),
    stayMin: favourites.stayMin,
    gdsUid,
    memo: '',
  }));
}

/** Gives each stop a key of its own: clients of earlier releases send none. */
function withKeys(stops: readonly PlanStop[]): readonly PlanStop[] {
  const keys = new Set<string>();
  return stops.map((stop) => {
    const { stopUid = createUid() } = stop;
    const own = keys.has(stopUid) ? createUid() : stopUid;
    keys.add(own);
    return { ...stop, stopUid: own };
  });
}

function requireStart(startDate: string, now: Date): void {
  const today = toSeoulDate(now);
  if (startDate < today) throw fieldError('startDate', '오늘이나 그 뒤의 날을 선택해 주세요.');
  if (startDate > addDays(today, planLimits.daysAhead)) throw fieldError('startDate', '두 해 안의 날을 선택해 주세요.');
}

/** Adds a plan: empty, with the stops of a tour, or with the member's favourites. @throws {ApiError} `4000`, `4040` */
export async function addPlan(
  trx: Trx,
  { title, startDate, tourUid, favouriteYn }: EndpointInput<typeof planAdd>['body'] & { favouriteYn: 'N' | 'Y' },
  { memberUid, now, languageCd }: Principal & { readonly languageCd: string },
): Promise<{ planUid: string }> {
  requireStart(startDate, now);
  await lockMembers(trx, memberUid);
  const { cnt } = await trx
    .selectFrom('travel_plan')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  if (cnt >= planLimits.plans) {
    const message = `일정은 ${planLimits.plans}개까지 만들 수 있습니다. 쓰지 않는 일정을 지운 뒤 다시 만들어 주세요.`;
    throw new ApiError(errorCodes.invalidInput, { message });
  }
  const ofTour = tourUid === undefined ? undefined : await readTour(trx, tourUid, { languageCd, now });
  const stops = ofTour ?? (favouriteYn === 'Y' ? await readFavourites(trx, memberUid) : []);
  const planUid = createUid();
  await trx
    .insertInto('travel_plan')
    .values({
      ...{ plan_uid: planUid, member_uid: memberUid, title, start_dt: startDate },
      ...{ stops: JSON.stringify(withKeys(stops)), created_at: now, updated_at: now },
    })
    .execute();
  return { planUid };
}

type SavedPlan = Omit<EndpointInput<typeof planSave>['body'], 'passes' | 'stops'> & {
  readonly stops: readonly PlanStop[];
  readonly passes: readonly PlanPass[];
};

/** Changes a plan as a whole. @throws {ApiError} `4000`, `4040`, `4405` if it was changed meanwhile */
export async function savePlan(
  trx: Trx,
  planUid: string,
  { title, startDate, stops, passes, rev }: SavedPlan,
  { memberUid, now }: Principal,
): Promise<void> {
  const key = { plan_uid: requireUuid(planUid), member_uid: memberUid };
  const own = await trx
    .selectFrom('travel_plan')
    .select(['start_dt', 'rev'])
    .where((eb) => eb.and(key))
    .forUpdate()
    .executeTakeFirst();
  if (own === undefined) throw new ApiError(errorCodes.notFound);
  if (own.rev !== rev) {
    const message = '다른 화면에서 이 일정을 고쳤습니다. 새로 불러온 뒤 다시 고쳐 주세요.';
    throw new ApiError(errorCodes.moveNotAllowed, { message });
  }
  // A plan of days gone by can still be completed.
  if (startDate !== own.start_dt) requireStart(startDate, now);
  const uids = [...new Set(stops.map(({ gdsUid }) => gdsUid))];
  const known =
    uids.length === 0 ? [] : await trx.selectFrom('goods').select('gds_uid').where('gds_uid', 'in', uids).execute();
  if (known.length < uids.length) throw fieldError('stops', '목록에 없는 장소입니다.');
  await trx
    .updateTable('travel_plan')
    .set({
      title,
      start_dt: startDate,
      stops: JSON.stringify(withKeys(stops)),
      passes: JSON.stringify(passes),
      rev: rev + 1,
      updated_at: now,
    })
    .where((eb) => eb.and(key))
    .execute();
}

/** @throws {ApiError} `4040` */
export async function removePlan(trx: Trx, planUid: string, { memberUid }: Principal): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('travel_plan')
    .where('plan_uid', '=', requireUuid(planUid))
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
}

/** Begins to share a plan by a link that cannot be guessed, or ends it; a link that is shared stays the same. @throws {ApiError} `4040` */
export async function sharePlan(trx: Trx, planUid: string, isShared: boolean, { memberUid }: Principal) {
  const row = await trx
    .updateTable('travel_plan')
    .set((eb) => ({
      share_key: isShared ? eb.fn.coalesce('share_key', eb.val(randomBytes(24).toString('base64url'))) : null,
    }))
    .where('plan_uid', '=', requireUuid(planUid))
    .where('member_uid', '=', memberUid)
    .returning('share_key as shareKey')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}
