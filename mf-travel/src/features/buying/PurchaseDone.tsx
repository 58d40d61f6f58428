import { errorCodes } from '@haesol/contracts/common';
import type { Order, PaidTogether } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { DetailView, useFormats, useGet, useSession, useText } from '@haesol/remote/lifecycle';
import QrCode from 'lucide-react/icons/qr-code';
import { paths, toReservationHref, toVoucherHref } from '#paths';
import { useOwnBookings } from '#ui/guestSession';
import { KeepInAccount } from '#ui/KeepInAccount';
import { Section } from '#ui/Section';
import { AmountRows } from './AmountRows.tsx';
import { BuyingLayout } from './BuyingLayout.tsx';
import { chosenPurchase } from './buyingGets.ts';
import styles from './Completion.module.css';
import { ReceiptFoot } from './Completion.tsx';
import list from './PurchaseGoods.module.css';
import { PurchasePayment } from './PurchasePayment.tsx';
import { Over, type OverProps } from './payNotices.tsx';
import { useOrderFacts } from './useOrderFacts.ts';

/** Page of goods that were paid together: each with its voucher, and the one receipt. */
export function PurchaseDone({ purchaseUid }: { readonly purchaseUid: string | undefined }) {
  const t = useText();
  const toList = useOwnBookings();
  const query = useGet(chosenPurchase);
  const { error } = query;
  if (error instanceof CallError && error.code === errorCodes.orderExpired) {
    // The server sends the plan with the goods.
    return <Over payload={error.data as OverProps['payload']} state="EXPIRED" />;
  }
  return (
    <DetailView
      choose={{ title: t('purchase.choose'), text: t('reservation.chooseText') }}
      headingLevel={2}
      missing={{ title: t('reservation.missing'), text: t('reservation.chooseText') }}
      query={query}
      toList={toList}
      uid={purchaseUid}
    >
      {(purchase) =>
        isOpen(purchase) ? <PurchasePayment purchaseUid={purchase.purchaseUid} /> : <Done purchase={purchase} />
      }
    </DetailView>
  );
}

/** Returns true before the payment. */
const isOpen = ({ state }: PaidTogether) => state === 'READY' || state === 'PAYING';

function Done({ purchase }: { readonly purchase: PaidTogether }) {
  const t = useText();
  const { orders } = purchase;
  const email = orders.find(({ booker }) => booker !== null)?.booker?.email;
  return (
    <BuyingLayout aside={<Receipt purchase={purchase} />} step={4} title={t('purchase.done', { count: orders.length })}>
      {email !== undefined && <p>{t('purchase.sent', { email })}</p>}
      <KeepInAccount />
      <Section title={t('purchase.goods')}>
        <div className={list.list}>
          {orders.map((order) => (
            <Bought key={order.orderUid} order={order} />
          ))}
        </div>
      </Section>
    </BuyingLayout>
  );
}

const voucherStates: readonly Order['rsvtSttsCd'][] = ['CONFIRMED', 'VOUCHER'];

/** One of the goods with its state, voucher and booking. */
function Bought({ order }: { readonly order: Order }) {
  const t = useText();
  const { isLogin } = useSession();
  const factsOf = useOrderFacts();
  const { formatKrw } = useFormats();
  const { gdsNm: name, lang, kind, rsvtUid, rsvtNo, rsvtSttsCd, payAmount, thumbUrl } = order;
  return (
    <article className={list.goods}>
      <header className={list.head}>
        <img alt="" className={list.picture} height={80} src={thumbUrl} width={120} />
        <div>
          <h3 className={list.name} lang={lang}>
            {name}
          </h3>
          <p className={list.fact}>{factsOf(order)}</p>
          <p className={list.fact}>{`${t(`reservation.states.${rsvtSttsCd}`)} · ${formatKrw(payAmount)}`}</p>
          <p className={list.fact}>{t('complete.number', { number: rsvtNo })}</p>
        </div>
      </header>
      <p className={list.links}>
        {kind === 'GOODS' && voucherStates.includes(rsvtSttsCd) && (
          <LinkButton
            aria-label={t('purchase.voucherOf', { name })}
            href={toVoucherHref(rsvtUid)}
            icon={QrCode}
            variant="primary"
          >
            {t('voucher.show')}
          </LinkButton>
        )}
        {kind === 'PASS' && isLogin && (
          <LinkButton href={`${paths.my}?tab=pass`} icon={QrCode} variant="primary">
            {t('complete.toPasses')}
          </LinkButton>
        )}
        <LinkButton aria-label={t('purchase.detailsOf', { name })} href={toReservationHref(rsvtUid)}>
          {t('reservation.title')}
        </LinkButton>
      </p>
    </article>
  );
}

/** Receipt for all goods. */
function Receipt({ purchase }: { readonly purchase: PaidTogether }) {
  const t = useText();
  const { orders, payment, refundedAmount } = purchase;
  const factsOf = useOrderFacts();
  const lines = orders.map((order) => ({
    optionNm: `${order.gdsNm} ${factsOf(order)}`,
    priceNm: '',
    amount: order.itemAmount,
  }));
  return (
    <aside aria-label={t('complete.receipt')} className={styles.receipt}>
      <p className={styles.receiptHead}>
        <b>{t('complete.receipt')}</b>
      </p>
      <AmountRows quote={{ ...purchase, lines, nights: [] }} sumLabel={t('complete.amount')} />
      <ReceiptFoot payment={payment} refundedAmount={refundedAmount} />
    </aside>
  );
}
