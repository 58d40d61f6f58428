import type { AssignedQueue } from '@haesol/contracts/member';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import type { Principal } from '../../../http/context.ts';
import { addNotification } from '../../common/notifications/repository.ts';

interface HandOver {
  readonly queue: AssignedQueue;
  readonly uids: readonly string[];
  /** Colleague who takes over. */
  readonly toUid: string;
  readonly note: string | undefined;
  readonly staff: Principal;
}

const queueNames: Readonly<Record<AssignedQueue, string>> = {
  qna: '문의',
  inquiries: '여행 문의',
  applications: '신청',
  reservations: '장비 예약',
  refunds: '환불',
  enrolments: '수강 신청',
  orders: '주문·예약',
  reviews: '후기',
  members: '회원',
};

/** Pages of one item, or the list in which its dialog opens. */
const itemPaths: Readonly<Record<AssignedQueue, string>> = {
  qna: '/office/qna/item?qnaUid=',
  inquiries: '/office/inquiries?edit=',
  applications: '/office/applications/item?aplUid=',
  reservations: '/office/bookings/item?rsvUid=',
  refunds: '/office/refunds?assigned=ME',
  enrolments: '/office/enrolments?state=ALL&edit=',
  orders: '/office/orders/item?orderUid=',
  reviews: '/office/reviews?assigned=ME',
  members: '/office/members/item?memberUid=',
};

const listPathOf = (queue: AssignedQueue) =>
  `${(itemPaths[queue].split('?')[0] ?? '').replace(/\/item$/, '')}?assigned=ME`;

function toPath(queue: AssignedQueue, uids: readonly string[]): string {
  const [uid] = uids;
  const path = itemPaths[queue];
  return uid !== undefined && uids.length === 1 && path.endsWith('=') ? `${path}${uid}` : listPathOf(queue);
}

/** Keeps which items were handed on, with the note, and tells the colleague by bell. */
export async function recordHandOver(trx: Trx, { queue, uids, toUid, note, staff }: HandOver): Promise<void> {
  if (uids.length === 0 || toUid === staff.memberUid) return;
  await trx
    .insertInto('office_handover')
    .values(
      uids.map((uid) => ({
        handover_uid: createUid(),
        queue,
        ref_uid: uid,
        from_uid: staff.memberUid,
        to_uid: toUid,
        note: note ?? null,
      })),
    )
    .execute();
  const { name } = await trx
    .selectFrom('member')
    .select('name')
    .where('member_uid', '=', staff.memberUid)
    .executeTakeFirstOrThrow();
  await addNotification(trx, {
    memberUid: toUid,
    kind: 'OFFICE_HANDOVER',
    title: `${name} 님이 ${queueNames[queue]} ${uids.length}건을 넘겼습니다.`,
    text: note ?? '',
    link: toPath(queue, uids),
    locale: 'ko',
    now: staff.now,
  });
}

/** Lists the colleagues to whom an item was handed on. */
export async function listHandOvers(db: Db, queue: AssignedQueue, uid: string) {
  const rows = await db
    .selectFrom('office_handover as h')
    .innerJoin('member as f', 'f.member_uid', 'h.from_uid')
    .innerJoin('member as t', 't.member_uid', 'h.to_uid')
    .select(['h.handover_uid', 'f.name as from_nm', 't.name as to_nm', 'h.note', 'h.at'])
    .where('h.queue', '=', queue)
    .where('h.ref_uid', '=', uid)
    .orderBy('h.at')
    .orderBy('h.handover_uid')
    .execute();
  return rows.map(({ handover_uid: handOverUid, from_nm: fromNm, to_nm: toNm, note, at }) => ({
    handOverUid,
    fromNm,
    toNm,
    note,
    dt: toSeoulInstant(at),
  }));
}
