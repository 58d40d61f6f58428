import { type TourDetail, tourGet } from '@haesol/shared/contracts';
import { QueryView, useEndpoint, useShell, useText } from '@haesol/shared/lifecycle';
import { EmptyState, LinkButton, RichText, Skeleton, TextLink } from '@haesol/shared/ui';
import { useEffect } from 'react';
import { paths, toAttractionHref } from '#paths';
import styles from './TourDetailScreen.module.css';
import { listFacts } from './tourRules.ts';

export interface TourDetailScreenProps {
  readonly tourUid: string | undefined;
}

/** A recommended tour with its stops, day by day. */
export default function TourDetailScreen({ tourUid }: TourDetailScreenProps) {
  const t = useText();
  const query = useEndpoint(tourGet, tourUid === undefined ? undefined : { params: { tourUid } });
  if (tourUid === undefined) return <NoTour title={t('tours.choose')} />;
  return (
    <QueryView notFound={<NoTour title={t('tours.missing')} />} query={query} skeleton={<Skeleton lines={12} />}>
      {(tour) => <Tour key={tourUid} tour={tour} />}
    </QueryView>
  );
}

/** Shown where the address names no tour, or one that does not exist. */
function NoTour({ title }: { readonly title: string }) {
  const t = useText();
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={t('tours.chooseText')}>
        <LinkButton href={paths.tours}>{t('tours.toList')}</LinkButton>
      </EmptyState>
    </>
  );
}

function Tour({ tour }: { readonly tour: TourDetail }) {
  const t = useText();
  const shell = useShell();
  const { title } = tour;
  useEffect(() => {
    shell.setTitle(title);
  }, [shell, title]);
  return (
    <article className={styles.tour}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.facts}>{listFacts(tour, t).join(' · ')}</p>
      <img alt={tour.thumbAlt} className={styles.picture} height={540} src={`${tour.thumbUrl}?w=wide`} width={960} />
      <RichText html={tour.html} />
      {tour.days.map(({ day, stops }) => (
        <section key={day}>
          <h2 className={styles.day}>{t('tours.day', { day })}</h2>
          <ol className={styles.stops}>
            {stops.map((stop) => (
              <li className={styles.stop} key={stop.seq}>
                <h3 className={styles.name}>
                  <TextLink href={toAttractionHref(stop.gdsNm)} tone="quiet">
                    {stop.gdsNm}
                  </TextLink>
                </h3>
                {stop.memo !== '' && <p>{stop.memo}</p>}
                <p className={styles.facts}>
                  {stop.moveMin > 0
                    ? t('tours.stayAndMove', { stay: stop.stayMin, move: stop.moveMin })
                    : t('tours.stay', { stay: stop.stayMin })}
                </p>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p>
        <LinkButton href={paths.tours}>{t('tours.toList')}</LinkButton>
      </p>
    </article>
  );
}
