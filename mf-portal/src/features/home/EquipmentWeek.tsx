import type { EquipmentWeek as Week } from '@haesol/contracts/lab';
import { EmptyState, Skeleton, SlotTicks, TextLink, WholeBrackets } from '@haesol/kit';
import { formatWeekday } from '@haesol/remote/i18n';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { useId } from 'react';
import { Trans } from 'react-i18next';
import { paths, toBookingHref } from '#paths';
import styles from './EquipmentWeek.module.css';
import { homeGets } from './homeGets.ts';
import { SectionHead } from './SectionHead.tsx';

type Row = Week['rows'][number];
type Cell = Row['cells'][number];

/** Free slots of the most used equipment on the first bookable days, hour by hour. */
export function EquipmentWeek() {
  const t = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.week}>
      <SectionHead
        more={
          <TextLink href={paths.easyReservation} tone="more">
            {t('homeWeek.more')}
          </TextLink>
        }
        title={t('homeWeek.title')}
        titleId={titleId}
      />
      <QueryView
        empty={<EmptyState size="small" title={t('homeWeek.empty')} />}
        isEmpty={({ rows }) => rows.length === 0}
        query={useGet(homeGets.equipmentWeek)}
        skeleton={<Skeleton lines={2} rows={5} />}
      >
        {(week) => <WeekTable week={week} />}
      </QueryView>
    </section>
  );
}

function WeekTable({ week }: { readonly week: Week }) {
  const t = useText();
  const { formatShortDate, formatShortDay } = useFormats();
  const [firstDay] = week.days;
  return (
    <>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={styles.caption}>{t('homeWeek.caption')}</caption>
          <thead>
            <tr>
              <th className={styles.corner} scope="col">
                {t('homeWeek.equipment')}
              </th>
              {week.days.map((date, at) => (
                <th className={styles.day} key={date} scope="col">
                  {formatWeekday(date)}{' '}
                  <b className={styles.date}>
                    {isNewMonth(date, week.days[at - 1]) ? formatShortDate(date, date) : String(Number(date.slice(8)))}
                  </b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {week.rows.map((row) => (
              <tr key={row.eqUid}>
                <th className={styles.name} scope="row">
                  <TextLink href={toBookingHref(row.eqUid)} tone="quiet">
                    <WholeBrackets text={row.eqNm} />
                  </TextLink>
                  <span className={styles.model}>{row.model}</span>
                </th>
                {row.cells.map((cell) => (
                  <td className={styles.cell} key={cell.date}>
                    <DayState cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {firstDay !== undefined && <p className={styles.note}>{t('homeWeek.note', { day: formatShortDay(firstDay) })}</p>}
    </>
  );
}

/** Returns true for the first day of another month, which is shown with its month, the others as `26`. */
const isNewMonth = (date: string, before = date): boolean => before.slice(0, 7) !== date.slice(0, 7);

function DayState({ cell: { state, free, slots } }: { readonly cell: Cell }) {
  const t = useText();
  // Days that are 'FREE', 'FEW' or 'FULL' show their hours.
  if (state === 'MAINT' || state === 'CLOSED' || state === 'PAST') {
    return <span className={styles.off}>{t(`homeWeek.state.${state}`)}</span>;
  }
  return (
    <>
      <SlotTicks className={styles.ticks} slots={slots.map((slot) => slot === 1)} />
      <span className={styles.words}>
        {free === 0 ? (
          t('homeWeek.state.FULL')
        ) : (
          <Trans
            components={{ 1: <b className={styles.free} /> }}
            i18nKey="homeWeek.free"
            key={free}
            parent="span"
            t={t}
            values={{ count: free }}
          />
        )}
      </span>
    </>
  );
}
