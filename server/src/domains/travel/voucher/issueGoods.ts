import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { toMyPassesPath, toVoucherPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { meetingIn, toMeetingPoint } from '../attraction/meetingPoint.ts';
import { isHandedOver } from '../codes/cards.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { shareOf } from '../point/shareOf.ts';
import { pickTickets, readTickets, weighTickets } from '../point/tickets.ts';
import { inOrderLanguage } from './inOrderLanguage.ts';
import { readTicketText } from './readTicketText.ts';
import { toRecipient } from './recipient.ts';
import { toFreeUntil, toUseText, toZonedUseText } from './rules.ts';

/** Passes with a plastic card for buses and boats. */
const transportPassCd = 'CD0000002203';

interface OfOrder {
  readonly orderUid: string;
  readonly now: Date;
}

interface Issue extends OfOrder {
  /** One mail about all goods of the purchase has the vouchers of this order too. */
  readonly isTogether?: boolean;
}

type IssueContext = Pick<AppContext, 'mails' | 'secrets'>;

function lockConfirmed(trx: Trx, orderUid: string) {
  return trx
    .selectFrom('reservation as r')
    .innerJoin('member as m', 'm.member_uid', 'r.member_uid')
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .leftJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['o.pay_amount', 'o.locale', 'r.booker', inOrderLanguage('addr', 'addr').as('addr')])
    .select(['r.rsvt_uid', 'r.rsvt_no', 'r.kind', 'r.member_uid', 'r.use_date', 'r.use_time', 'r.depart_date'])
    .select([
      contactMail.as('email'),
      isGuestRow.as('is_guest'),
      'm.name',
      inOrderLanguage('gds_nm', 'nm').as('own_nm'),
    ])
    .select(meetingIn(sql.ref('o.locale')).as('meeting'))
    .where('r.order_uid', '=', orderUid)
    .where('r.stts_cd', '=', 'CONFIRMED')
    .forUpdate('r')
    .execute();
}

type ConfirmedRow = Awaited<ReturnType<typeof lockConfirmed>>[number];

async function issueVoucher(
  { mails, secrets }: IssueContext,
  trx: Trx,
  row: ConfirmedRow,
  { now, isTogether = false }: Omit<Issue, 'orderUid'>,
): Promise<void> {
  const codes = createGoodsCodes(secrets);
  const { rsvt_uid: rsvtUid, member_uid: memberUid } = row;
  const voucherNo = `V-${row.rsvt_no}`;
  const voucher_hash = codes.toHash(codes.toCode('VOUCHER', rsvtUid));
  await trx
    .updateTable('reservation')
    .set({ stts_cd: 'VOUCHER', voucher_no: voucherNo, voucher_hash, voucher_at: now })
    .where('rsvt_uid', '=', rsvtUid)
    .execute();
  await addEntry(trx, { kind: 'TRAVEL', refUid: rsvtUid, memberUid, state: 'VOUCHER', mover: 'SYSTEM', now });
  const { locale } = row;
  const tickets = await readTickets(trx, rsvtUid);
  const facts = {
    gdsNm: row.own_nm ?? '',
    time: toUseText(row, locale),
    // Some may have been refunded before the confirmation.
    payAmount: shareOf(row.pay_amount, weighTickets(tickets, pickTickets(tickets, []))),
    addr: row.addr ?? '',
    meet: toMeetingPoint(row.meeting, locale) ?? undefined,
    people: await readTicketText(trx, rsvtUid, row.locale),
    freeUntil: toFreeUntil(row.use_date, row.locale, now),
  };
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_VOUCHER',
    title: toNews('예약이 확정되어 바우처를 발급했습니다.', locale),
    text: `${facts.gdsNm} · ${toZonedUseText(row, locale)}`,
    link: toVoucherPath(rsvtUid),
    now,
    mail: mails.voucherIssued({
      // The person who travels gets the mail; the member has the notification.
      ...toRecipient(row),
      ...facts,
      rsvtNo: row.rsvt_no,
      voucherNo,
      rsvtUid,
      isAttached: !isTogether,
    }),
  });
}

/** Issues the purchased passes; transport passes get the voucher of a card. */
async function issuePasses(
  { mails, secrets }: IssueContext,
  trx: Trx,
  row: ConfirmedRow,
  { now, isTogether = false }: Omit<Issue, 'orderUid'>,
): Promise<void> {
  const codes = createGoodsCodes(secrets);
  const { rsvt_uid, member_uid, locale } = row;
  const issued = await trx.selectFrom('member_pass').select('pass_uid').where('rsvt_uid', '=', rsvt_uid).execute();
  if (issued.length > 0) return;
  const items = await trx
    .selectFrom('reservation_item as i')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'i.gds_dtl_uid')
    .select(['o.gds_dtl_uid', 'o.ps_cd', 'o.valid_days', 'o.pass_nm', 'i.cnt', 'i.option_nm'])
    .where('i.rsvt_uid', '=', rsvt_uid)
    .orderBy('i.seq')
    .execute();
  for (const { gds_dtl_uid, ps_cd, valid_days, cnt } of items) {
    const uids = Array.from({ length: cnt }, createUid);
    await trx
      .insertInto('member_pass')
      .values(
        uids.map((pass_uid) => ({
          pass_uid,
          member_uid,
          rsvt_uid,
          gds_dtl_uid,
          state: 'PAID' as const,
          bought_at: now,
          valid_until: sql<Date>`${now}::timestamptz + ${valid_days} * interval '1 day'`,
          code_hash: codes.toHash(codes.toCode('PASS', pass_uid)),
        })),
      )
      .execute();
    if (ps_cd === transportPassCd) await issueCards({ secrets }, trx, uids, member_uid);
    await trx
      .updateTable('pass_option')
      .set((eb) => ({ sold_cnt: eb('sold_cnt', '+', cnt) }))
      .where('gds_dtl_uid', '=', gds_dtl_uid)
      .execute();
  }
  // An option is named in the language of the order.
  const passNm = localFormats(locale).list(
    items.map(({ pass_nm, option_nm, cnt }) => (locale === 'ko' ? `${pass_nm} ${cnt}장` : `${option_nm} × ${cnt}`)),
  );
  await notifyMember(trx, {
    memberUid: member_uid,
    kind: 'TRAVEL_PASS',
    title: toNews('패스를 발급했습니다.', locale),
    text: passNm,
    link: toMyPassesPath(),
    now,
    mail: mails.passIssued({
      ...{ ...toRecipient(row), passNm, rsvtNo: row.rsvt_no },
      ...(!isTogether && { rsvtUid: rsvt_uid }),
    }),
  });
}

async function issueCards(
  { secrets }: Pick<IssueContext, 'secrets'>,
  trx: Trx,
  passUids: readonly string[],
  member_uid: string,
): Promise<void> {
  const codes = createGoodsCodes(secrets);
  const cards = passUids.map((pass_uid) => {
    const card_uid = createUid();
    const code_hash = codes.toHash(codes.toCode('EXCHANGE_CARD', card_uid));
    return { card_uid, member_uid, pass_uid, code_hash, state: 'READY' as const };
  });
  await trx.insertInto('exchange_card').values(cards).execute();
}

/**
 * Issues the goods of a paid order: vouchers of confirmed reservations, passes and cards, and notifies the member. Skips
 * reservations until staff confirm them. Idempotent.
 * @returns the reservations that now have their goods
 */
export async function issueGoods(context: IssueContext, trx: Trx, { orderUid, ...issue }: Issue): Promise<string[]> {
  const rows = await lockConfirmed(trx, orderUid);
  for (const row of rows) {
    if (row.kind === 'PASS') await issuePasses(context, trx, row, issue);
    else await issueVoucher(context, trx, row, issue);
  }
  return rows.map(({ rsvt_uid }) => rsvt_uid);
}

/** Call it with the passes locked, so that it sees a card that was handed over meanwhile. @throws {ApiError} `4096` for such a card */
async function requireOwnCards(trx: Trx, passUids: readonly string[]): Promise<void> {
  const passes = trx.selectFrom('member_pass').select('pass_uid').where('pass_uid', 'in', passUids);
  if ((await passes.where(isHandedOver()).limit(1).executeTakeFirst()) !== undefined)
    throw new ApiError(errorCodes.notRefundable);
}

/**
 * Revokes the goods of an order, or the passes of one refund, in the transaction of its refund: ends passes and cards, and invalidates voucher codes.
 * @throws {ApiError} `4096` if one of its passes was used, or its card handed over unless the provider cancels
 */
export async function revokeGoods(
  trx: Trx,
  {
    orderUid,
    refundUid,
    isProviders,
  }: Pick<OfOrder, 'orderUid'> & { readonly refundUid?: string | undefined; readonly isProviders: boolean },
): Promise<void> {
  const ofOrder = trx.selectFrom('reservation').select('rsvt_uid').where('order_uid', '=', orderUid);
  const passes = await trx
    .selectFrom('member_pass')
    .select(['pass_uid', 'gds_dtl_uid', 'state', 'activated_at'])
    .where('rsvt_uid', 'in', ofOrder)
    .$if(refundUid !== undefined, (query) => query.where('refund_uid', '=', refundUid ?? ''))
    .forUpdate()
    .execute();
  if (passes.some(({ activated_at }) => activated_at !== null)) throw new ApiError(errorCodes.notRefundable);
  const open = passes.filter(({ state }) => state !== 'REFUNDED');
  const uids = open.map(({ pass_uid }) => pass_uid);
  if (uids.length > 0) {
    if (!isProviders) await requireOwnCards(trx, uids);
    await trx.updateTable('member_pass').set({ state: 'REFUNDED' }).where('pass_uid', 'in', uids).execute();
    await trx
      .updateTable('exchange_card')
      .set({ state: 'EXPIRED', exchanged_at: null })
      .where('pass_uid', 'in', uids)
      .where('state', '=', 'READY')
      .execute();
  }
  for (const { gds_dtl_uid } of open) {
    await trx
      .updateTable('pass_option')
      .set({ sold_cnt: sql<number>`greatest(0, sold_cnt - 1)` })
      .where('gds_dtl_uid', '=', gds_dtl_uid)
      .execute();
  }
  if (refundUid !== undefined) return;
  await trx.updateTable('reservation').set({ voucher_hash: null }).where('order_uid', '=', orderUid).execute();
}
