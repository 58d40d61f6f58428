import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import { addDays, seoulInstant, toSeoulDate } from '../../../db/seoulTime.ts';
import type { JobHandlers } from '../../../jobs/jobRunner.ts';
import { toReviewWritePath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { addNotification } from '../../common/notifications/repository.ts';
import { beginPrices } from '../goodsStaff/beginPrices.ts';
import { firstReviewableUse, toReviewDue } from '../review/rules.ts';
import { finishPurchase, listUnfinished } from '../voucher/finishPurchase.ts';
import { inOrderLanguage } from '../voucher/inOrderLanguage.ts';
import { writeMissingHashes } from '../voucher/writeHashes.ts';

/** Reminders in one transaction. */
const atOnce = 50;
/** Days before the deadline of a review at which its author is reminded, once. */
const remindDays = 7;

/** Expires passes, cards and coupons, begins planned prices, and reminds of reviews near their deadline. */
export function createTravelHandlers({ clock, db, secrets }: AppContext): JobHandlers {
  const endPasses = (now: Date) =>
    inTransaction(db, async (trx) => {
      await trx
        .updateTable('member_pass')
        .set({ state: 'EXPIRED' })
        .where('state', 'in', ['PAID', 'ACTIVE'])
        .where(sql<boolean>`coalesce(expire_at, valid_until) <= ${now}`)
        .execute();
      await trx
        .updateTable('exchange_card')
        .set({ state: 'EXPIRED' })
        .where('state', '=', 'READY')
        .where('pass_uid', 'in', (eb) => eb.selectFrom('member_pass').select('pass_uid').where('state', '=', 'EXPIRED'))
        .execute();
      for (const { rsvt_uid } of await listUnfinished(trx)) await finishPurchase(trx, rsvt_uid, now);
    });

  const endCoupons = (now: Date) =>
    db
      .updateTable('coupon')
      .set({ state: 'EXPIRED', mobile_until: null })
      .where('state', '=', 'OWNED')
      .where('coupon_pblcn_uid', 'in', (eb) =>
        eb.selectFrom('coupon_pblcn').select('coupon_pblcn_uid').where('end_dt', '<', toSeoulDate(now)),
      )
      .execute();

  /** @returns number of reminded members */
  const remind = (now: Date) =>
    inTransaction(db, async (trx) => {
      const lastUse = seoulInstant(addDays(toSeoulDate(firstReviewableUse(now)), remindDays + 1));
      const due = await trx
        .selectFrom('reservation as v')
        .innerJoin('goods as g', 'g.gds_uid', 'v.gds_uid')
        .innerJoin('orders as o', 'o.order_uid', 'v.order_uid')
        .select(['v.rsvt_uid', 'v.member_uid', 'v.used_at', 'o.locale', inOrderLanguage('gds_nm', 'nm').as('own_nm')])
        .where('v.stts_cd', '=', 'USED')
        .where('v.used_at', '>=', firstReviewableUse(now))
        .where('v.used_at', '<', lastUse)
        .where('v.review_told_at', 'is', null)
        .limit(atOnce)
        .forUpdate('v')
        .skipLocked()
        .execute();
      for (const { rsvt_uid: rsvtUid, member_uid: memberUid, used_at, locale, own_nm } of due) {
        await trx.updateTable('reservation').set({ review_told_at: now }).where('rsvt_uid', '=', rsvtUid).execute();
        await addNotification(trx, {
          memberUid,
          kind: 'REVIEW_DUE',
          title: toNews('리뷰를 작성할 수 있는 기간이 곧 끝납니다.', locale),
          text: `${own_nm} · ${toNews('{day}까지', locale, { day: localFormats(locale).day(toReviewDue(used_at ?? now)) })}`,
          link: toReviewWritePath(rsvtUid),
          locale,
          now,
        });
      }
      return due.length;
    });

  return {
    'travel.ends': {
      everySec: 60,
      async run() {
        const now = await clock.now();
        await endPasses(now);
        await endCoupons(now);
      },
    },
    'travel.prices': {
      everySec: 20,
      run: async () => beginPrices(db, await clock.now()),
    },
    'travel.codes': {
      everySec: 60,
      run: () => writeMissingHashes({ db, secrets }),
    },
    'travel.reviewDue': {
      everySec: 3_600,
      async run() {
        const now = await clock.now();
        while ((await remind(now)) === atOnce);
      },
    },
  };
}
