import { minSpendablePoints, orderLimits, pointList } from '@haesol/contracts/travel';
import { LinkButton, TextLink } from '@haesol/kit';
import { useEndpoint, useFormats, useListState, useText } from '@haesol/remote/lifecycle';
import { paths, toReservationHref } from '#paths';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';
import { myState } from './myState.ts';

const pageSize = 10;

/** Balance and history of points. */
export function Points() {
  const t = useText();
  const { formatDate, formatNumber } = useFormats();
  const { state } = useListState(myState);
  const query = useEndpoint(pointList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <div className={styles.panel}>
      {query.data !== undefined && (
        <p>
          <b className={styles.code}>{`${formatNumber(query.data.balance)}P`}</b>
        </p>
      )}
      <p className={styles.facts}>
        {t('my.pointsText', { percent: orderLimits.earnPct, min: formatNumber(minSpendablePoints) })}
      </p>
      <ListPanel
        empty={t('my.noPoints')}
        emptyActions={<LinkButton href={paths.attractions}>{t('my.findPlaces')}</LinkButton>}
        pageSize={pageSize}
        query={query}
        row={({ pointUid, amount, reason, rsvtUid, gdsNm, createdDt }) => (
          <li className={styles.item} key={pointUid}>
            <div className={styles.words}>
              <p className={styles.name}>{t(`my.pointReasons.${reason}`)}</p>
              {gdsNm !== null && rsvtUid !== null && <TextLink href={toReservationHref(rsvtUid)}>{gdsNm}</TextLink>}
              <p className={styles.facts}>{formatDate(createdDt)}</p>
            </div>
            <div className={styles.end}>
              <b className={styles.amount}>{`${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}P`}</b>
            </div>
          </li>
        )}
      />
    </div>
  );
}
