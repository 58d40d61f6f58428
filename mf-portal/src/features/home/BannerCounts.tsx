import { useGet, useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';
import styles from './BannerCounts.module.css';
import { toOfficeCounts } from './bannerRules.ts';
import { homeGets } from './homeGets.ts';

/** Figures of the office; their row reserves its height while loading, and is omitted without figures. */
export function BannerCounts() {
  const t = useText();
  const { data, isPending } = useGet(homeGets.facts);
  const counts = data === undefined ? [] : toOfficeCounts(data);
  if (!isPending && counts.length === 0) return null;
  return (
    <ul aria-label={t('homeBanner.counts')} className={styles.counts}>
      {counts.map(({ key, count }) => (
        <li className={styles.count} key={key}>
          <Trans components={{ 1: <b /> }} i18nKey={`homeBanner.count.${key}`} t={t} values={{ count }} />
        </li>
      ))}
    </ul>
  );
}
