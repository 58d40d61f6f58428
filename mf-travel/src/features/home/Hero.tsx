import { useGet, useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';
import styles from './Hero.module.css';
import { HomeMap } from './HomeMap.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { homeGets } from './homeGets.ts';
import { RegionCard } from './RegionCard.tsx';
import { RegionChips } from './RegionChips.tsx';

/** Map of the province with its towns, search, and card of the chosen town. */
export function Hero() {
  const t = useText();
  const counts = useGet(homeGets.counts).data;
  return (
    <section aria-labelledby="travel-home" className={styles.hero}>
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1 className={styles.title} id="travel-home" tabIndex={-1}>
            {t('home.title')}
          </h1>
          {counts !== undefined && (
            <p className={styles.lead}>
              <Trans
                components={{ b: <b /> }}
                i18nKey="home.lead"
                t={t}
                values={{ regions: counts.regions.length, count: counts.total, open: counts.openToday }}
              />
            </p>
          )}
          <HomeSearch />
          <RegionChips />
        </div>
        <HomeMap regions={counts?.regions ?? []} />
        <RegionCard counts={counts?.regions ?? []} />
      </div>
    </section>
  );
}
