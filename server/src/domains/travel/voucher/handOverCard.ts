import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { toMyCardsPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { cardStateAt } from '../codes/cards.ts';
import { toRecipient } from './recipient.ts';
import { findPlace, type GateUse } from './redeemCoupon.ts';
import { refuseUse } from './redeemVoucher.ts';
import { createVoucherRepository } from './repository.ts';

/**
 * Hands over the plastic card of a transport pass, once, and notifies the member, because the card can be used by anyone in
 * buses and boats.
 * @throws {ApiError} `4040` for an invalid code, `4405` if it was handed over or its pass has ended
 */
export async function handOverCard({ mails }: Pick<AppContext, 'mails'>, trx: Trx, { code, gdsUid, staff }: GateUse) {
  const { now } = staff;
  const goods = createVoucherRepository(trx);
  const card = code === undefined ? undefined : await goods.findCard(code);
  if (card === undefined) throw new ApiError(errorCodes.notFound);
  const {
    card_uid: cardUid,
    pass_nm: passNm,
    member_uid: memberUid,
    rsvt_uid: refUid,
    locale,
    own_nm,
    rsvt_no: rsvtNo,
  } = card;
  const place = await findPlace(trx, gdsUid);
  if ((await goods.handOver(cardUid, place, now)) === undefined) {
    throw refuseUse(cardStateAt(card, now), card.exchanged_at, { placeNm: card.used_place_nm });
  }
  const step = { kind: 'TRAVEL', refUid, memberUid, state: 'CARD_EXCHANGED', mover: 'STAFF' } as const;
  await addEntry(trx, { ...step, staffUid: staff.memberUid, memo: passNm, now });
  await notifyMember(trx, {
    memberUid,
    kind: 'TRAVEL_CARD',
    title: toNews('교통카드를 전해 드렸습니다.', locale),
    text: own_nm,
    link: toMyCardsPath(),
    now,
    mail: mails.cardHandedOver({ ...toRecipient(card), rsvtNo, passNm: own_nm }),
  });
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'pass.handOverCard', targetUid: cardUid });
  return { cardUid, passNm, state: 'EXCHANGED' as const, exchangedDt: toSeoulInstant(now) };
}
