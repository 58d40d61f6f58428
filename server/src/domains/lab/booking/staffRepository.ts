import {
  type adminBookings,
  type adminPenalties,
  type BookingState,
  type TaxState,
  waitingBookingStates,
} from '@haesol/contracts/lab';
import { type Kysely, type NotNull, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant, toSeoulTime } from '../../../db/seoulTime.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { isOnDays, orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { affiliation } from './affiliation.ts';
import { suspendedSince, toSuspensionEnd } from './refusal.ts';
import { listStaffMoves } from './rules.ts';
import { hasTaxState, taxColumns, toTaxInvoice } from './taxRow.ts';

const bounds = [sql<Date>`lower(r.during)`.as('from'), sql<Date>`upper(r.during)`.as('to')] as const;

/** SQL condition: bookings that begin on these days. An invalid date does not limit. */
export const betweenDays = (startDate: string, endDate: string): RawBuilder<boolean> =>
  isOnDays(sql`lower(r.during)`, startDate, endDate);

/** Order of bookings for staff. */
const bookingOrder = {
  usual: sql`(r.state = any(${[...waitingBookingStates]}::text[])) desc, r.created_at, r.rsv_uid`,
  columns: {
    state: { by: sql.ref('r.state') },
    wait: { by: sql.ref('r.created_at'), isFlipped: true },
    eqNm: { by: sql.ref('e.eq_nm') },
    time: { by: sql`lower(r.during)` },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    amount: { by: sql.ref('r.amount') },
  },
  uid: sql.ref('r.rsv_uid'),
} as const;

interface StaffFilter extends QueueFilter {
  readonly state: BookingState | 'WAITING' | '';
  readonly settleState: string;
  readonly taxState: TaxState | 'DUE' | '';
  readonly eqUid: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly searchKeyword: string;
  readonly sort: z.output<typeof adminBookings.query>['sort'];
  /** One booking alone. */
  readonly rsvUid?: string;
}

/** Queries of staff lists and records, for the database or a transaction. */
export function createStaffRepository(db: Kysely<Database>) {
  return { ...createBookingList(db), ...createPenalties(db), ...createClosureList(db) };
}

function createBookingList(db: Kysely<Database>) {
  return {
    async listBookings(filter: StaffFilter, { limit, offset, now }: PageAt) {
      const { state, settleState, eqUid, searchKeyword, rsvUid } = filter;
      const found = db
        .selectFrom('equipment_rsv as r')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
        .where('r.rsv_no', 'is not', null)
        .$if(rsvUid !== undefined, (one) => one.where('r.rsv_uid', '=', rsvUid ?? ''))
        .where(sql<boolean>`(${eqUid} = '' or r.eq_uid = ${eqUid})`)
        .where(sql<boolean>`(${settleState} = '' or r.settle_state = ${settleState})`)
        .where(
          sql<boolean>`(${occursIn(searchKeyword, sql`r.rsv_no || ' ' || e.eq_nm || ' ' || m.name`)}
            or ${isPhoneOf(searchKeyword, 'r.member_uid')})`,
        )
        .where(hasTaxState(filter.taxState))
        .where(betweenDays(filter.startDate, filter.endDate))
        .where(isShown('reservations', 'r.rsv_uid', filter));
      const states = await found
        .select(['r.state', rowCount.as('cnt')])
        .groupBy('r.state')
        .$narrowType<{ state: BookingState }>()
        .execute();
      const wanted: readonly string[] = state === 'WAITING' ? waitingBookingStates : [state];
      const shown = states.filter((row) => state === '' || wanted.includes(row.state));
      const rows = await found
        .where(sql<boolean>`(${state} = '' or r.state = any(${wanted}::text[]))`)
        .select([
          'r.rsv_uid',
          'r.rsv_no',
          'r.eq_uid',
          'e.eq_nm',
          'm.name',
          'm.member_uid',
          affiliation.as('affiliation'),
        ])
        .select(bounds)
        .select(['r.payload', 'r.amount', 'r.state', 'r.settle_state', ...taxColumns, 'r.created_at', 'r.rev'])
        .select(selectAssignee('reservations', 'r.rsv_uid'))
        .$narrowType<{ rsv_no: NotNull; state: BookingState }>()
        .orderBy(orderOf(filter.sort, bookingOrder))
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map((row) => ({
        rsvUid: row.rsv_uid,
        rsvNo: row.rsv_no,
        eqUid: row.eq_uid,
        eqNm: row.eq_nm,
        memberUid: row.member_uid,
        memberNm: toMaskedName(row.name),
        affiliation: row.affiliation ?? '',
        date: toSeoulDate(row.from),
        start: toSeoulTime(row.from),
        end: toSeoulTime(row.to),
        modeCd: row.payload.modeCd ?? '',
        purposeCd: row.payload.purposeCd ?? '',
        hazardYn: row.payload.sample?.hazardYn ?? ('N' as const),
        amount: row.amount,
        state: row.state,
        settleState: row.settle_state,
        tax: toTaxInvoice(row),
        createdDt: toSeoulInstant(row.created_at),
        targets: listStaffMoves(row.state, row, now),
        ...toAssignable(row, filter.staffUid),
      }));
      return { list, cnt_total: shown.reduce((sum, { cnt }) => sum + cnt, 0), states };
    },

    /** @returns the settlement before; undefined if the booking was not used, does not exist, or already has this settlement */
    async settle(rsvUid: string, settleState: 'UNPAID' | 'PAID', now: Date) {
      const before = await db
        .selectFrom('equipment_rsv')
        .select('settle_state')
        .where('rsv_uid', '=', rsvUid)
        .where('state', '=', 'COMPLETED')
        .where('settle_state', 'is distinct from', settleState)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return undefined;
      await db
        .updateTable('equipment_rsv')
        .set({ settle_state: settleState, paid_at: settleState === 'PAID' ? now : null, updated_at: now })
        .where('rsv_uid', '=', rsvUid)
        .execute();
      return before;
    },
  };
}

const penaltyOrder = {
  usual: sql`p.created_at desc, p.penalty_uid desc`,
  columns: { eqNm: { by: sql.ref('e.eq_nm') }, created: { by: sql.ref('p.created_at') } },
  uid: sql.ref('p.penalty_uid'),
} as const;

function createPenalties(db: Kysely<Database>) {
  return {
    async listPenalties(
      { state, searchKeyword, sort }: Pick<z.output<typeof adminPenalties.query>, 'searchKeyword' | 'sort' | 'state'>,
      { limit, offset, now }: Pick<PageAt, 'limit' | 'now' | 'offset'>,
    ) {
      const since = suspendedSince(sql.ref('p.member_uid'), now);
      const found = db
        .selectFrom('penalty as p')
        .innerJoin('equipment_rsv as r', 'r.rsv_uid', 'p.rsv_uid')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
        .$if(state === 'COUNTED' || state === 'SUSPENDED', (query) => query.where('p.lifted_at', 'is', null))
        .$if(state === 'LIFTED', (query) => query.where('p.lifted_at', 'is not', null))
        .$if(state === 'SUSPENDED', (query) => query.where(sql<boolean>`${since} is not null`))
        .where(
          sql<boolean>`(${occursIn(searchKeyword, sql`concat_ws(' ', r.rsv_no, e.eq_nm, m.name)`)}
            or ${isPhoneOf(searchKeyword, 'p.member_uid')})`,
        );
      const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
      const rows = await found
        .select(['p.penalty_uid', 'm.name', 'r.rsv_no', 'e.eq_nm', 'p.created_at', 'p.lifted_at'])
        .select(since.as('since'))
        .orderBy(orderOf(sort, penaltyOrder))
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map((row) => ({
        penaltyUid: row.penalty_uid,
        memberNm: toMaskedName(row.name),
        rsvNo: row.rsv_no ?? '',
        eqNm: row.eq_nm,
        createdDt: toSeoulInstant(row.created_at),
        liftedDt: row.lifted_at === null ? null : toSeoulInstant(row.lifted_at),
        suspendedTo: row.since === null || row.lifted_at !== null ? null : toSuspensionEnd(row.since),
      }));
      return { list, cnt_total: total };
    },

    /** Returns true for a penalty of oneself, or of a member with the same affiliation or company. */
    async isOfOwnTeam(penaltyUid: string, staffUid: string): Promise<boolean> {
      const found = await db
        .selectFrom('penalty as p')
        .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
        .innerJoin('member as s', (join) => join.on('s.member_uid', '=', staffUid))
        .select('p.penalty_uid')
        .where('p.penalty_uid', '=', penaltyUid)
        .where(
          sql<boolean>`(m.member_uid = s.member_uid
            or lower(nullif(trim(m.affiliation), '')) = lower(trim(s.affiliation))
            or exists (select 1 from member_company c join member_company o on o.biz_no = c.biz_no
              where c.member_uid = m.member_uid and o.member_uid = s.member_uid))`,
        )
        .executeTakeFirst();
      return found !== undefined;
    },

    /** @returns undefined if it was lifted before, or does not exist */
    liftPenalty: (penaltyUid: string, memo: string, now: Date) =>
      db
        .updateTable('penalty')
        .set({ lifted_at: now, memo })
        .where('penalty_uid', '=', penaltyUid)
        .where('lifted_at', 'is', null)
        .returning(['rsv_uid', 'member_uid'])
        .executeTakeFirst(),
  };
}

function createClosureList(db: Kysely<Database>) {
  return {
    async listClosures(eqUid: string, { limit, offset }: Pick<PageAt, 'limit' | 'offset'>) {
      const found = db
        .selectFrom('equipment_block as r')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .where(sql<boolean>`(${eqUid} = '' or r.eq_uid = ${eqUid})`);
      const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
      const rows = await found
        .select(['r.block_uid', 'r.eq_uid', 'e.eq_nm', 'r.reason', ...bounds])
        .orderBy(sql`lower(r.during)`, 'desc')
        .orderBy('r.block_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map((row) => ({
        closureUid: row.block_uid,
        eqUid: row.eq_uid,
        eqNm: row.eq_nm,
        fromDt: toSeoulInstant(row.from),
        toDt: toSeoulInstant(row.to),
        reason: row.reason,
      }));
      return { list, cnt_total: total };
    },
  };
}
