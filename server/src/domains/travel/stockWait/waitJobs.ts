import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { toReservePath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { toUseText, toZonedUseText } from '../voucher/rules.ts';
import { leaveOffer, lockStock } from './offers.ts';

const atOnce = 50;

/** Passes offers whose time is over on to the next ones. */
async function endOffers({ clock, db }: AppContext): Promise<void> {
  const now = await clock.now();
  const due = await db
    .selectFrom('stock_wait')
    .select(['wait_uid as waitUid', 'goods_dtl_id as goodsDtlId', 'use_date as date', 'use_time as time'])
    .where('offer_exp', '<=', now)
    .limit(atOnce)
    .execute();
  for (const wait of due) {
    await inTransaction(db, async (trx) => {
      // The stock first, as everywhere. Another process may have passed it on, or the member ordered.
      await lockStock(trx, wait);
      const open = trx.selectFrom('stock_wait').select('wait_uid').where('wait_uid', '=', wait.waitUid);
      if ((await open.where('offer_exp', '<=', now).executeTakeFirst()) === undefined) return;
      await leaveOffer(trx, { ...wait, now }, { passed_at: now });
    });
  }
}

/** Notifies members of new offers, once each. */
async function tellOffers({ clock, db, mails }: AppContext): Promise<void> {
  const now = await clock.now();
  await inTransaction(db, async (trx) => {
    const rows = await trx
      .selectFrom('stock_wait as w')
      .innerJoin('goods_option as o', 'o.goods_dtl_id', 'w.goods_dtl_id')
      .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
      .innerJoin('member as m', 'm.member_uid', 'w.member_uid')
      .select(['w.wait_uid', 'w.member_uid', 'w.goods_dtl_id', 'w.use_date', 'w.use_time', 'w.qty', 'w.offer_exp'])
      .select(['m.email', 'm.name', 'm.locale'])
      .select(sql<string>`coalesce(g.i18n -> m.locale ->> 'nm', g.gds_nm)`.as('own_nm'))
      .where('w.offer_exp', '>', now)
      .where('w.told_at', 'is', null)
      .orderBy('w.offer_exp')
      .limit(atOnce)
      .forUpdate('w')
      .skipLocked()
      .execute();
    for (const { wait_uid, member_uid: memberUid, email: to, name, qty, offer_exp, ...row } of rows) {
      const locale = row.locale ?? 'ko';
      const wanted = { ...row, depart_date: null };
      const own = {
        gdsNm: row.own_nm,
        time: toUseText(wanted, locale),
        until: localFormats(locale).moment(offer_exp ?? now),
      };
      const path = toReservePath(row.goods_dtl_id, row.use_date);
      await trx.updateTable('stock_wait').set({ told_at: now }).where('wait_uid', '=', wait_uid).execute();
      await notifyMember(trx, {
        memberUid,
        kind: 'TRAVEL_FREE',
        title: toNews('기다리시던 자리가 났습니다.', locale),
        text: `${own.gdsNm} · ${toZonedUseText(wanted, locale)} · ${toNews('{count}매 · {until}까지 먼저 예약하실 수 있습니다.', locale, { count: String(qty), until: own.until })}`,
        link: path,
        now,
        mail: mails.piecesFree({ to, name, locale, count: qty, path, ...own }),
      });
    }
  });
}

/** Job that passes offers of sold-out days on, and notifies their members. */
export function createWaitHandlers(context: AppContext): JobHandlers {
  return {
    'travel.offers': {
      everySec: 10,
      async run() {
        await endOffers(context);
        await tellOffers(context);
      },
    },
  };
}
