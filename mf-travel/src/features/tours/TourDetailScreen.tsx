import { type TourDetail, tourGet } from '@haesol/contracts/travel';
import { Button, Tabs } from '@haesol/kit';
import { SharePopup } from '@haesol/kit/qr';
import { DetailView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { paths } from '#paths';
import { About } from '#ui/About';
import { FavouriteButton } from '#ui/FavouriteButton';
import { Figure } from '#ui/Figure';
import { DayStops } from './DayStops.tsx';
import styles from './TourDetailScreen.module.css';
import { TourPlan } from './TourPlan.tsx';

export interface TourDetailScreenProps {
  readonly tourUid: string | undefined;
}

/** Recommended tour with its stops, day by day. */
export default function TourDetailScreen({ tourUid }: TourDetailScreenProps) {
  const t = useText();
  const query = useEndpoint(tourGet, tourUid === undefined ? undefined : { params: { tourUid } });
  const toList = { href: paths.tours, label: t('tours.toList') };
  return (
    <DetailView
      choose={{ title: t('tours.choose'), text: t('tours.chooseText') }}
      missing={{ title: t('tours.missing'), text: t('tours.chooseText') }}
      query={query}
      titleOf={({ title }) => title}
      toList={toList}
      uid={tourUid}
    >
      {(tour) => <Tour tour={tour} />}
    </DetailView>
  );
}

function Tour({ tour }: { readonly tour: TourDetail }) {
  const t = useText();
  const { title, lang, summary, days } = tour;
  const [address, setAddress] = useState('');
  const [day, setDay] = useState(String(days[0]?.day ?? 1));
  const shown = days.find((one) => String(one.day) === day);
  return (
    <article className={styles.tour}>
      <header className={styles.head}>
        <h1 className={styles.title} lang={lang}>
          {title}
        </h1>
        <p lang={lang}>{summary}</p>
        <div className={styles.actions}>
          <FavouriteButton item={tour} look="words" />
          <span className={styles.count}>{t('favourite.count', { count: tour.interestCnt })}</span>
          <Button icon={Share2} onClick={() => setAddress(window.location.href)} variant="text">
            {t('attraction.share')}
          </Button>
        </div>
      </header>
      <SharePopup onClose={() => setAddress('')} open={address !== ''} title={title} url={address} />
      <Figures tour={tour} />
      <div className={styles.columns}>
        <div className={styles.screen}>
          <Tabs
            label={t('tours.days')}
            onSelect={setDay}
            selected={day}
            tabs={days.map((one) => ({
              id: String(one.day),
              label: t('tours.day', { day: one.day }),
              count: one.stops.length,
              panel: <DayStops stops={one.stops} />,
            }))}
          />
        </div>
        <div className={styles.paper}>
          {days.map((one) => (
            <section key={one.day}>
              <h2 className={styles.day}>{t('tours.day', { day: one.day })}</h2>
              <DayStops stops={one.stops} />
            </section>
          ))}
        </div>
        <TourPlan stops={shown?.stops ?? []} tour={tour} />
      </div>
    </article>
  );
}

/** Totals over all days. */
function Figures({ tour }: { readonly tour: TourDetail }) {
  const t = useText();
  const { formatDuration, formatKrw } = useFormats();
  const { stopCnt, carMin, walkKm, cost, walking, lang } = tour;
  const figures = [
    { name: t('tours.figures.stops'), value: <Figure unit="places" value={stopCnt} /> },
    { name: t('tours.figures.car'), value: <b>{formatDuration(carMin)}</b> },
    ...(walkKm > 0 ? [{ name: t('tours.figures.walk'), value: <Figure unit="km" value={walkKm} /> }] : []),
    {
      name: t('tours.figures.cost'),
      value: (
        <>
          <b>{formatKrw(cost)}</b>
          <About won={cost} />
        </>
      ),
    },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {walking !== '' && (
        <div className={styles.walking}>
          <dt>{t('tours.figures.level')}</dt>
          <dd lang={lang}>{walking}</dd>
        </div>
      )}
    </dl>
  );
}
