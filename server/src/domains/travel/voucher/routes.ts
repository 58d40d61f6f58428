import { toPage } from '@haesol/contracts/common';
import {
  adminCheckCode,
  adminExchangeCard,
  adminExchangeCards,
  adminGateList,
  adminIssueVoucher,
  adminPasses,
  adminUseCoupon,
  adminUsePass,
  adminUseVoucher,
  exchangeCardList,
  voucherGet,
} from '@haesol/contracts/travel';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { tryCode } from '../codes/tryCode.ts';
import { checkCode } from './checkCode.ts';
import { listExchangeCards } from './exchangeCards.ts';
import { createGateList } from './gateList.ts';
import { handOverCard } from './handOverCard.ts';
import { issueForStaff } from './issueForStaff.ts';
import { readVoucher } from './readVoucher.ts';
import { redeemCoupon } from './redeemCoupon.ts';
import { redeemPass } from './redeemPass.ts';
import { atGate, redeemVoucher } from './redeemVoucher.ts';
import { listStaffCards } from './staffCards.ts';
import { listStaffPasses } from './staffPasses.ts';

export default async function voucherRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, voucherGet, ({ query: { rsvtUid }, languageCd, member }) =>
    readVoucher(context, { rsvtUid: requireUuid(rsvtUid), languageCd, member }),
  );

  route(app, context, exchangeCardList, ({ languageCd, member: { memberUid, now } }) =>
    listExchangeCards(context, { memberUid, languageCd, now }),
  );

  installGate(app, context);
  installCounter(app, context);
}

/** Staff endpoints at the gate. */
function installGate(app: FastifyInstance, context: AppContext): void {
  const codes = createGoodsCodes(context.secrets);

  route(app, context, adminCheckCode, ({ body: { code }, member: staff }) =>
    tryCode(context, staff, () => checkCode(context, code, staff.now)),
  );

  const readGateList = createGateList(context);
  route(app, context, adminGateList, ({ member: { now }, query: { couponYn } }) => readGateList(now, couponYn === 'Y'));

  route(app, context, adminUseVoucher, ({ body: { code, usedDt }, member: staff, write }) =>
    tryCode(context, staff, () => write((trx) => redeemVoucher(context, trx, codes.read(code), atGate(staff, usedDt)))),
  );

  route(app, context, adminUsePass, ({ body: { code, gdsUid, usedDt }, member: staff, write }) =>
    tryCode(context, staff, () =>
      write((trx) => redeemPass(context, trx, { code: codes.read(code), gdsUid, staff: atGate(staff, usedDt) })),
    ),
  );

  route(app, context, adminUseCoupon, ({ body: { code, gdsUid, usedDt }, member: staff, write }) =>
    tryCode(context, staff, () =>
      write((trx) => redeemCoupon(trx, { code: codes.read(code), gdsUid, staff: atGate(staff, usedDt) })),
    ),
  );
}

/** Staff endpoints at the desk: cards, vouchers of confirmed reservations, and the list of passes. */
function installCounter(app: FastifyInstance, context: AppContext): void {
  const codes = createGoodsCodes(context.secrets);

  route(app, context, adminExchangeCard, ({ body: { code, gdsUid, usedDt }, member: staff, write }) =>
    tryCode(context, staff, () =>
      write((trx) => handOverCard(context, trx, { code: codes.read(code), gdsUid, staff: atGate(staff, usedDt) })),
    ),
  );

  route(app, context, adminIssueVoucher, ({ params, member: staff, write }) => {
    const rsvtUid = requireUuid(params.rsvtUid);
    return write((trx) => issueForStaff(context, trx, rsvtUid, staff));
  });

  route(app, context, adminExchangeCards, ({ query, member: { now } }) =>
    listStaffCards(context.db, query, { ...toPage(query), now }),
  );

  route(app, context, adminPasses, ({ query, member: { now } }) =>
    listStaffPasses(context.db, query, { ...toPage(query), now }),
  );
}
