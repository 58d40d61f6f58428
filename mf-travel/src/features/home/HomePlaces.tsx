import { Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { MoreLink } from '#ui/MoreLink';
import { PlaceGrid } from '#ui/PlaceGrid';
import { Section } from '#ui/Section';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';

/** Places with the most reviews. */
export function HomePlaces() {
  const t = useText();
  const query = useGet(homeGets.places);
  const total = query.data?.cnt_total ?? 0;
  return (
    <div className={styles.wrap}>
      <Section
        action={<MoreLink href={paths.attractions}>{t('home.allPlaces', { count: total })}</MoreLink>}
        title={t('home.popularPlaces')}
        titleSize="large"
      >
        <QueryView query={query} skeleton={<Skeleton lines={3} rows={4} />}>
          {({ list }) => <PlaceGrid from={4} places={list} />}
        </QueryView>
      </Section>
    </div>
  );
}
