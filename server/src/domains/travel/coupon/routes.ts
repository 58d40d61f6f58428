import { toPage } from '@haesol/contracts/common';
import {
  adminAddCoupon,
  adminChangeCoupon,
  adminCloseCoupon,
  adminCoupons,
  couponIssuable,
  couponMobileCode,
  couponOwned,
  couponTake,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { toChanges } from '../../../db/audit/toChanges.ts';
import { inTransaction } from '../../../db/retry.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireRev } from '../../../http/versions.ts';
import { listIssuableCoupons, listOwnedCoupons } from './listCoupons.ts';
import { addCoupon, changeCoupon, closeCoupon, listStaffCoupons } from './staffCoupons.ts';
import { createMobileCode, takeCoupon } from './takeCoupon.ts';

export default async function couponRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, limits } = context;

  route(app, context, couponIssuable, ({ query, languageCd, member: { memberUid, now } }) =>
    listIssuableCoupons(db, { ...toPage(query), memberUid, languageCd, now }),
  );

  route(app, context, couponOwned, ({ query, languageCd, member: { memberUid, now } }) =>
    listOwnedCoupons(db, { ...toPage(query), memberUid, languageCd, now }),
  );

  route(app, context, couponTake, async ({ query: { couponPblcnUid }, member, write }) => {
    await limits.acquire('couponTake', member.memberUid, member.now);
    return write((trx) => takeCoupon(trx, couponPblcnUid, member));
  });

  route(app, context, couponMobileCode, async ({ query: { couponPblcnUid }, member }) => {
    await limits.acquire('couponCode', member.memberUid, member.now);
    // Without an idempotency key, whose response would be stored with the code; a repeated request makes another code.
    return inTransaction(db, (trx) => createMobileCode(context, trx, couponPblcnUid, member));
  });

  installStaff(app, context);
}

/** Staff endpoints for coupons. */
function installStaff(app: FastifyInstance, context: AppContext): void {
  route(app, context, adminCoupons, ({ query, member: { now } }) =>
    listStaffCoupons(context.db, query, { ...toPage(query), now }),
  );

  route(app, context, adminAddCoupon, ({ body: form, member: { memberUid: actorUid, now }, write }) =>
    write(async (trx) => {
      const added = await addCoupon(trx, form, now);
      await writeAudit(trx, { actorUid, action: 'coupon.add', targetUid: added.couponPblcnUid });
      return added;
    }),
  );

  route(app, context, adminChangeCoupon, ({ params, body: form, member: { memberUid: actorUid, now }, write }) =>
    write(async (trx) => {
      await requireRev(trx, { table: 'coupon_pblcn', uid: params.couponPblcnUid, rev: form.rev, now });
      const { before, changed } = await changeCoupon(trx, params.couponPblcnUid, form, now);
      const detail = toChanges(before, changed);
      await writeAudit(trx, { actorUid, action: 'coupon.change', targetUid: params.couponPblcnUid, detail });
      return changed;
    }),
  );

  route(app, context, adminCloseCoupon, ({ params, member: { memberUid: actorUid, now }, write }) =>
    write(async (trx) => {
      const closed = await closeCoupon(trx, params.couponPblcnUid, now);
      await writeAudit(trx, { actorUid, action: 'coupon.close', targetUid: params.couponPblcnUid });
      return closed;
    }),
  );
}
