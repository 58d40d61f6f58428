import { couponIssuable, couponMobileCode, couponOwned, couponTake, toPage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { route } from '../../plugins/route.ts';
import { listIssuableCoupons, listOwnedCoupons } from './listCoupons.ts';
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
    await limits.take('couponTake', member.memberUid, member.now);
    return write((trx) => takeCoupon(trx, couponPblcnUid, member));
  });

  route(app, context, couponMobileCode, async ({ query: { couponPblcnUid }, member, write }) => {
    await limits.take('couponTake', member.memberUid, member.now);
    return write((trx) => createMobileCode(context, trx, couponPblcnUid, member));
  });
}
