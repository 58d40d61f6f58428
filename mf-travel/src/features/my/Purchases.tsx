import { buyList } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { useEndpoint, useFormats, useListState, useText } from '@haesol/remote/lifecycle';
import { paths, toReservationHref } from '#paths';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';

const pageSize = 10;

/** Payments of the member, with links to receipt and refund. */
export function Purchases() {
  const t = useText();
  const { formatDate, formatKrw } = useFormats();
  const { state } = useListState(myState);
  const query = useEndpoint(buyList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <ListPanel
      empty={t('my.noPurchases')}
      emptyActions={<LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>}
      pageSize={pageSize}
      query={query}
      row={({ rsvtUid, orderNo, gdsNm, lang, thumbUrl, optionNm, payAmount, payDt, sttsNm, refundable }) => (
        <li className={styles.item} key={rsvtUid}>
          <img alt="" className={styles.picture} height={80} loading="lazy" src={thumbUrl} width={120} />
          <div className={styles.words}>
            <p className={styles.name} lang={lang}>
              {gdsNm}
            </p>
            <p className={styles.facts} lang={lang}>
              {optionNm}
            </p>
            <p className={styles.facts}>{[orderNo, formatDate(payDt), sttsNm].join(' · ')}</p>
          </div>
          <div className={styles.end}>
            <b className={styles.amount}>{formatKrw(payAmount)}</b>
            <LinkButton href={toReservationHref(rsvtUid)}>
              {t(refundable === 'Y' ? 'my.receiptAndRefund' : 'my.receipt')}
            </LinkButton>
          </div>
        </li>
      )}
    />
  );
}
