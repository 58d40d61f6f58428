import type { ShownPlan, ShownPlanStop } from '@haesol/contracts/travel';
import { planLimits } from '@haesol/contracts/travel';
import { KitLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { meansBetween } from '#map/meansBetween';
import { toAttractionHref } from '#paths';
import { RouteMap } from '#ui/RouteMap';
import styles from './Plan.module.css';

export interface PlanDaysProps {
  readonly plan: ShownPlan;
  /** Controls of a stop. */
  controls?(stop: ShownPlanStop): ReactNode;
  /** End of a day, for adding. */
  end?(day: number): ReactNode;
}

/** Days of a plan with their stops, the ways between them and what does not fit. */
export function PlanDays({ plan: { days }, controls, end }: PlanDaysProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  return (
    <>
      {days.map(({ day, date, stops }) => (
        <section key={day}>
          <h2 className={styles.day}>{t('plan.day', { day, date: formatShortDay(date) })}</h2>
          {stops.length > 1 && <DayMap stops={stops} />}
          <ol className={styles.stops}>
            {stops.map((stop, at) => (
              <li className={styles.stop} key={stop.stopUid}>
                <Stop before={stops[at - 1]} number={at + 1} stop={stop} />
                {controls?.(stop)}
              </li>
            ))}
          </ol>
          {end?.(day)}
        </section>
      ))}
      <p className={styles.note}>{t('plan.wayText', { car: planLimits.carSpeed, walk: planLimits.walkSpeed })}</p>
    </>
  );
}

function DayMap({ stops }: { readonly stops: readonly ShownPlanStop[] }) {
  const t = useText();
  const { formatList } = useFormats();
  return (
    <div className={styles.map}>
      <RouteMap
        label={t('tours.mapOf', { stops: formatList(stops.map(({ gdsNm }) => gdsNm)) })}
        stops={stops.map(({ stopUid, lat, lng }, at) => ({
          ...{ id: stopUid, lat, lng },
          moveBy: stops[at + 1]?.moveBy ?? null,
        }))}
      />
    </div>
  );
}

interface StopProps {
  readonly stop: ShownPlanStop;
  readonly number: number;
  /** Stop before it on the same day; undefined for the first one. */
  readonly before: ShownPlanStop | undefined;
}

function Stop({ stop, number, before = stop }: StopProps) {
  const t = useText();
  const { formatDuration } = useFormats();
  const { time, stayMin, gdsUid, gdsNm, lang, addr, memo, thumbUrl, thumbAlt } = stop;
  const { moveBy, moveMin, moveKm, faults, openFrom, openTo } = stop;
  const by = meansBetween(before, stop, moveBy);
  // `LATE` is computed from a time by car or on foot, which a boat does not have.
  const shownFaults = faults.filter((fault) => fault !== 'LATE' || by !== 'BOAT');
  return (
    <>
      {by !== null && (
        <p className={styles.way}>{t(`plan.moves.${by}`, { time: formatDuration(moveMin ?? 0), km: moveKm ?? 0 })}</p>
      )}
      <div className={styles.place}>
        <img alt={thumbAlt} className={styles.picture} height={120} loading="lazy" src={thumbUrl} width={180} />
        <div>
          <p className={styles.name} lang={lang}>
            <span aria-hidden="true" className={styles.number}>
              {number}
            </span>{' '}
            <time>{time}</time> <KitLink href={toAttractionHref(gdsUid)}>{gdsNm}</KitLink>
          </p>
          <p className={styles.facts}>
            {`${formatDuration(stayMin)} · `}
            <span lang={lang}>{addr}</span>
          </p>
          {memo !== '' && <p>{memo}</p>}
          {shownFaults.map((fault) => (
            <p className={styles.fault} key={fault}>
              {t(`plan.faults.${fault}`, { from: openFrom, to: openTo })}
            </p>
          ))}
        </div>
      </div>
    </>
  );
}
