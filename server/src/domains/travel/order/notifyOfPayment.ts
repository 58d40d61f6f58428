import type { Trx } from '../../../db/schema.ts';
import { toPaymentPath } from '../../../mail/pagePaths.ts';
import { type News, toNews } from '../../../mail/texts/news.ts';
import { addNotification } from '../../common/notifications/repository.ts';
import { findReservation } from './repository.ts';

const titles = {
  DECLINED: '결제가 승인되지 않았습니다. 주문 시간이 남아 있으면 다시 결제할 수 있습니다.',
  RETURNED: '주문에 쓰이지 않은 결제를 확인하여 전액 취소합니다.',
} as const satisfies Readonly<Record<string, News>>;

/** Notifies of a payment that bought nothing. A purchase is notified when its goods are issued. */
export async function notifyOfPayment(trx: Trx, orderUid: string, end: keyof typeof titles, now: Date): Promise<void> {
  const { locale, memberUid, text } = await findReservation(trx, orderUid);
  const link = toPaymentPath(orderUid);
  const title = toNews(titles[end], locale);
  await addNotification(trx, { memberUid, kind: 'TRAVEL_PAYMENT', title, text, link, locale, now });
}
