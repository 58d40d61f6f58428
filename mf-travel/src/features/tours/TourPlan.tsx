import { addDays, toSeoulDate } from '@haesol/contracts/common';
import { planAdd, planLimits, planList, type TourDetail, type TourStop } from '@haesol/contracts/travel';
import { Button } from '@haesol/kit';
import { useCopy, useEndpointMutation, useFormats, useShell, useText, useTextLocale } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import { toPlanHref } from '#paths';
import { PlaceMap } from '#ui/PlaceMap';
import { useRefusalToast } from '#ui/useRefusalToast';
import { WayLegend } from '#ui/WayLegend';
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
      <PlaceMap
        label={t('tours.mapOf', { stops: formatList(stops.map(({ gdsNm }) => gdsNm)) })}
        points={stops.map(({ seq, lat, lng }) => ({ id: String(seq), lat, lng }))}
        ways={stops.map(({ moveBy }) => moveBy)}
      />
      <WayLegend ways={stops.slice(0, -1).map(({ moveBy }) => moveBy)} />
      <TakeTour tour={tour} />
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
          <dd>{formatKrw(tour.cost)}</dd>
        </div>
      </dl>
      <p className={styles.legend}>{t('tours.costText')}</p>
    </aside>
  );
}

/** Takes the tour over as a plan that begins tomorrow; asks visitors to sign in first. */
function TakeTour({ tour: { tourUid, title } }: Pick<TourPlanProps, 'tour'>) {
  const t = useText();
  const shell = useShell();
  const add = useEndpointMutation(planAdd, {
    invalidates: [planList],
    onSuccess: ({ planUid }) => shell.navigate(toPlanHref(planUid)),
    onError: useRefusalToast(),
  });
  async function take() {
    const { isLogin, guest } = shell.session.get();
    if (!isLogin && guest === undefined && !(await shell.requireLogin())) return;
    const startDate = addDays(toSeoulDate(shell.now()), 1);
    add.mutate({ body: { title: title.slice(0, planLimits.title), startDate, tourUid } });
  }
  return (
    <Button block busy={add.isPending} icon={CalendarPlus} onClick={() => void take()} size="form" variant="primary">
      {t('plan.takeTour')}
    </Button>
  );
}
