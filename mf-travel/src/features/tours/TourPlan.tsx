import type { TourDetail, TourStop } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { useCopy, useFormats, useText, useTextLocale } from '@haesol/remote/lifecycle';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { About } from '#ui/About';
import { RouteMap } from '#ui/RouteMap';
import { TakeTour } from '#ui/TakeTour';
import { toPlanText } from './planText.ts';
import styles from './TourPlan.module.css';

export interface TourPlanProps {
  readonly tour: TourDetail;
  /** Stops of the displayed day. */
  readonly stops: readonly TourStop[];
}

/** Route of the day on a map, plan as text, and costs. */
export function TourPlan({ tour, stops }: TourPlanProps) {
  const t = useText();
  const { formatKrw, formatList } = useFormats();
  const locale = useTextLocale();
  const copy = useCopy();
  const handleCopy = () => copy(toPlanText(tour, t), { done: t('tours.copied'), failed: t('tours.copyFailed') });
  const all = tour.days.flatMap((day) => day.stops.map((stop) => ({ ...stop, key: `${day.day}-${stop.seq}` })));
  return (
    <aside className={styles.plan}>
      <RouteMap
        label={t('tours.mapOf', { stops: formatList(stops.map(({ gdsNm }) => gdsNm)) })}
        stops={stops.map(({ seq, lat, lng, moveBy }) => ({ id: String(seq), lat, lng, moveBy }))}
      />
      <TakeTour block size="form" tour={tour} variant="primary" />
      <Button block icon={Copy} onClick={() => void handleCopy()}>
        {t('tours.copy')}
      </Button>
      <Button block icon={Printer} onClick={() => window.print()}>
        {t('tours.print')}
      </Button>
      <h2 className={styles.title}>{t('tours.costTitle')}</h2>
      <dl className={styles.costs}>
        {all.map(({ key, gdsNm, lang, price, stayYn }) => (
          <div key={key}>
            <dt lang={lang}>
              {gdsNm}
              {stayYn === 'Y' && <small lang={locale}> {t('tours.halfRoom')}</small>}
            </dt>
            <dd>{price === 0 ? t('attractions.free') : formatKrw(price)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('tours.total')}</dt>
          <dd>
            {formatKrw(tour.cost)}
            <About won={tour.cost} />
          </dd>
        </div>
      </dl>
      <p className={styles.legend}>{t('tours.costText')}</p>
    </aside>
  );
}
