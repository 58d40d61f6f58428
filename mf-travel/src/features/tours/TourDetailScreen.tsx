import type { TourDetail } from '@haesol/shared/contracts';
import { NotFoundError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, LinkButton, RichText, Skeleton, TextLink } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, toPlaceHref } from '#paths';
import styles from './TourDetailScreen.module.css';
import { tourQueries } from './tourQueries.ts';
import { listFacts, readTourUid } from './tourRules.ts';

/** A recommended tour with its stops, day by day. */
export default function TourDetailScreen() {
  const tourUid = readTourUid(useSearchParams()[0]);
  return tourUid === '' ? <Choose isMissing={false} /> : <KnownTour key={tourUid} tourUid={tourUid} />;
}

function Choose({ isMissing }: { readonly isMissing: boolean }) {
  const t = useText();
  const title = t(isMissing ? 'tours.missing' : 'tours.choose');
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={t('tours.chooseText')}>
        <LinkButton href={paths.tours}>{t('tours.toList')}</LinkButton>
      </EmptyState>
    </>
  );
}

function KnownTour({ tourUid }: { readonly tourUid: string }) {
  const shell = useShell();
  const { data, error, isFetching, refetch } = useQuery(tourQueries.one(useCall(), tourUid));
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) shell.setTitle(title);
  }, [shell, title]);
  if (data !== undefined) return <Tour tour={data} />;
  if (error instanceof NotFoundError) return <Choose isMissing />;
  return error === null ? <Skeleton lines={12} /> : <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
}

function Tour({ tour }: { readonly tour: TourDetail }) {
  const t = useText();
  return (
    <article className={styles.tour}>
      <h1 className={styles.title}>{tour.title}</h1>
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
                  <TextLink href={toPlaceHref(stop.gdsNm)} tone="quiet">
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
