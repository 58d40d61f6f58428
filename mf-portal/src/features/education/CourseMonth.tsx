import type { EndpointData } from '@haesol/contracts/common';
import type { eduCalendar } from '@haesol/contracts/learn';
import { EmptyState, IconLink, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { formatWeekday } from '@haesol/remote/i18n';
import { QueryView, type ShownList, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import type { ListStateOf } from '@haesol/remote/routes';
import { keepPreviousData } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './CourseMonth.module.css';
import { type eduListState, shownMonth } from './eduListState.ts';
import { addMonths, type MonthDay, toMonthDays } from './monthRules.ts';

export interface CourseMonthProps extends Pick<ShownList<ListStateOf<typeof eduListState>>, 'state' | 'hrefOf'> {
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** A Sunday and the following days. */
const weekdays = Array.from({ length: 7 }, (_day, index) => formatWeekday(`2026-11-${22 + index}`));

/** Courses in a month: a grid of weeks, on phones a list of the days with courses. */
export function CourseMonth(props: CourseMonthProps) {
  const t = useText();
  const query = useGet(shownMonth, { placeholderData: keepPreviousData });
  const toList = props.hrefOf({ month: '' });
  return (
    <QueryView
      notFound={
        <EmptyState title={t('eduList.month.missing')}>
          <LinkButton href={toList}>{t('eduList.views.list')}</LinkButton>
        </EmptyState>
      }
      query={query}
      skeleton={<Skeleton lines={3} rows={6} />}
    >
      {(data) => <Month {...props} data={data} isStale={query.isPlaceholderData} />}
    </QueryView>
  );
}

interface MonthProps extends CourseMonthProps {
  readonly data: EndpointData<typeof eduCalendar>;
  /** The days belong to the previous address. */
  readonly isStale: boolean;
}

function Month({ data: { month, list, holidays }, isStale, today, hrefOf }: MonthProps) {
  const t = useText();
  const days = toMonthDays(month, list, holidays);
  const [year, number] = month.split('-').map(Number);
  const title = t('eduList.month.title', { year, month: number });
  const current = today.slice(0, 7);
  const step = (count: number) => ({ href: hrefOf({ month: addMonths(month, count) }), preventScrollReset: true });
  return (
    <section aria-busy={isStale} aria-label={title} className={styles.month}>
      <div className={styles.head}>
        <IconLink icon={ChevronLeft} label={t('eduList.month.previous')} {...step(-1)} />
        <h2 className={styles.title}>{title}</h2>
        <IconLink icon={ChevronRight} label={t('eduList.month.next')} {...step(1)} />
        <p className={styles.count} role="status">
          {t('eduList.month.count', { count: list.length })}
        </p>
        {month !== current && <TextLink href={hrefOf({ month: current })}>{t('eduList.month.today')}</TextLink>}
      </div>
      {list.length === 0 && (
        <EmptyState title={t('eduList.month.empty')}>
          <LinkButton href={hrefOf({ month: '' })}>{t('eduList.views.list')}</LinkButton>
        </EmptyState>
      )}
      <div aria-hidden="true" className={styles.weekdays}>
        {weekdays.map((weekday) => (
          <span key={weekday}>{weekday}</span>
        ))}
      </div>
      <ol className={styles.days} data-stale={isStale || undefined}>
        {days.map((day) => (
          <Day day={day} hrefOf={hrefOf} isToday={day.date === today} key={day.date} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps extends Pick<CourseMonthProps, 'hrefOf'> {
  readonly day: MonthDay;
  readonly isToday: boolean;
}

function Day({ day: { date, day, weekday, column, holiday, lessons }, isToday, hrefOf }: DayProps) {
  const t = useText();
  const { formatShortDate } = useFormats();
  const month = Number(date.slice(5, 7));
  return (
    <li
      className={styles.day}
      data-column={day === 1 ? column : undefined}
      data-empty={lessons.length === 0 || undefined}
      data-holiday={holiday !== undefined || column === 0 || undefined}
      data-today={isToday || undefined}
    >
      <p className={styles.date}>
        <time dateTime={date}>
          <span aria-hidden="true" className={styles.number}>
            {day}
          </span>
          <span className={styles.whole}>{t('eduList.month.day', { month, day, weekday })}</span>
        </time>
        {isToday && <span className={styles.today}>{t('eduList.month.isToday')}</span>}
        {holiday !== undefined && <span className={styles.holiday}>{holiday}</span>}
      </p>
      {lessons.length > 0 && (
        <ul className={styles.lessons}>
          {lessons.map(({ eduUid, title, from, until, isOpen }) => (
            <li className={styles.lesson} data-open={isOpen || undefined} key={eduUid}>
              <span className={styles.time}>
                {from === '' ? t('eduList.month.allDay') : from}
                {until !== undefined && ` ~${formatShortDate(until, date)}`}
              </span>
              <TextLink href={hrefOf({ eduUid, month: date.slice(0, 7) })} preventScrollReset tone="quiet">
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
