import { ChipGroup, Skeleton } from '@haesol/kit';
import { QueryView, useCodes, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { paths, toTourHref } from '#paths';
import { ListCard } from '#ui/ListCard';
import { MoreLink } from '#ui/MoreLink';
import { Section } from '#ui/Section';
import styles from './HomeScreen.module.css';
import { homeGets } from './homeGets.ts';
import { TourStops } from './TourStops.tsx';

/** Recommended tours with their stops and themes. */
export function HomeTours() {
  const t = useText();
  const { formatDuration } = useFormats();
  const query = useGet(homeGets.tours);
  const themes = useCodes('THEME_CD');
  return (
    <div className={styles.wrap}>
      <Section
        action={<MoreLink href={paths.tours}>{t('home.allTours', { count: query.data?.cnt_total ?? 0 })}</MoreLink>}
        filters={
          <ChipGroup
            label={t('tours.theme')}
            look="line"
            options={themes.map(({ code, codeName }) => ({
              value: code,
              label: codeName,
              href: toHref(paths.tours, { themeCd: code }),
            }))}
            overflow="scroll"
            selected={[]}
          />
        }
        title={t('home.tours')}
        titleSize="large"
      >
        <QueryView query={query} skeleton={<Skeleton lines={3} rows={3} />}>
          {({ list }) => (
            <ul className={styles.cards} data-wide="">
              {list.map((tour, index) => (
                <li key={tour.tourUid}>
                  <ListCard
                    favourite={tour}
                    headingLevel={3}
                    href={toTourHref(tour.tourUid)}
                    index={8 + index}
                    lang={tour.lang}
                    meta={
                      <>
                        <b>{t(`tours.lengths.${tour.tourDays}`)}</b>
                        <span>
                          {tour.walkKm > 0
                            ? t('tours.brief', { car: formatDuration(tour.carMin), walk: tour.walkKm })
                            : t('tours.byCar', { car: formatDuration(tour.carMin) })}
                        </span>
                      </>
                    }
                    thumbAlt={tour.thumbAlt}
                    thumbUrl={tour.thumbUrl}
                    title={tour.title}
                    titleSize="large"
                  >
                    <TourStops names={tour.stopNms} />
                  </ListCard>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Section>
    </div>
  );
}
