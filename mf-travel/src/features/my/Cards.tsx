import { exchangeCardList } from '@haesol/contracts/travel';
import { Badge, LinkButton } from '@haesol/kit';
import { useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { ListPanel } from './ListPanel.tsx';
import styles from './MyScreen.module.css';

const colors = { READY: 'blue', EXCHANGED: 'black', EXPIRED: 'gray' } as const;

/** Vouchers for plastic cards, with the offices that issue them. */
export function Cards() {
  const t = useText();
  const { formatDate, formatShortDate } = useFormats();
  const query = useEndpoint(exchangeCardList, {});
  return (
    <ListPanel
      empty={t('my.noCards')}
      emptyActions={<LinkButton href={paths.passes}>{t('my.findPasses')}</LinkButton>}
      pageSize={100}
      query={query}
      row={({ cardUid, passNm, lang, exchangeCode, state, exchangedDt, expireDt, places }) => (
        <li className={styles.item} key={cardUid}>
          <div className={styles.words}>
            <Badge color={colors[state]}>{t(`my.cardStates.${state}`)}</Badge>
            <p className={styles.name} lang={lang}>
              {passNm}
            </p>
            <p className={styles.facts}>
              {exchangedDt === null
                ? t('my.fetchBy', { date: formatShortDate(expireDt) })
                : t('my.fetched', { date: formatDate(exchangedDt) })}
            </p>
          </div>
          <div className={styles.words}>
            <p className={styles.code} data-over={state !== 'READY' || undefined}>
              {exchangeCode}
            </p>
            {state === 'READY' && (
              <ul>
                {places.map(({ nm, addr, hours }) => (
                  <li className={styles.facts} key={nm}>
                    {[nm, addr, hours].join(' · ')}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      )}
    />
  );
}
