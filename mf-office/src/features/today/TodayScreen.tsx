import { type EndpointData, toSeoulDate } from '@haesol/contracts/common';
import type { adminToday, OfficeQueue, QueueCount } from '@haesol/contracts/member';
import { DataTable, DefinitionTable, Skeleton, TextLink, VisuallyHidden } from '@haesol/kit';
import { formatDay, formatNumber } from '@haesol/remote/i18n';
import { QueryView, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import { paths, toBookingDayHref } from '#paths';
import { today } from '#today';
import { useColumns } from '#ui/columns';
import { OfficePage } from '#ui/OfficePage';
import { Wait } from '#ui/Wait';
import styles from './TodayScreen.module.css';
import { WeekPlot } from './WeekPlot.tsx';

type Today = EndpointData<typeof adminToday>;

/** Page of each queue, with the filter of what is counted where the list shows other items too. */
const queuePaths: Readonly<Partial<Record<OfficeQueue, string>>> = {
  QNA: paths.qna,
  ENROLMENT: paths.enrolments,
  APPLICATION: paths.applications,
  BOOKING: `${paths.bookings}?state=WAITING`,
  INQUIRY: `${paths.inquiries}?answerState=WAIT`,
  ORDER: `${paths.orders}?rsvtSttsCd=CONFIRM_WAIT`,
  REFUND: paths.refunds,
  REVIEW: paths.reviews,
  MEMBER: `${paths.members}?state=PENDING_CLASS`,
  MAIL: `${paths.mail}?state=FAILED`,
  JOB: paths.jobs,
  APPROVAL: paths.approvals,
  RETENTION: paths.retention,
};

/** Figures of the week, and the area of each. */
const series = [
  ['questions', 'board'],
  ['bookings', 'lab'],
  ['orders', 'travel'],
] as const;

/** Work that waits for staff, and the new items of the last week. */
export default function TodayScreen() {
  const t = useText();
  const columns = useColumns<QueueCount>();
  return (
    <OfficePage lead={t('today.lead')} title={t('names.today')}>
      <QueryView query={useGet(today)} skeleton={<Skeleton rows={10} />}>
        {({ areas, queues, days, today: numbers = {} }) => (
          <div className={styles.today}>
            <section className={styles.part}>
              <h2 className={styles.heading}>{t('today.waiting')}</h2>
              {queues.length === 0 ? (
                <p className={styles.nothing}>{t(areas.length === 0 ? 'rights.none' : 'today.nothing')}</p>
              ) : (
                <DataTable
                  caption={t('today.waiting')}
                  columns={[
                    { key: 'queue', header: t('today.queue'), role: 'title', cell: (row) => <QueueName row={row} /> },
                    columns.number('cnt', t('today.count'), ({ cnt }) => formatNumber(cnt)),
                    {
                      key: 'oldest',
                      header: t('today.oldest'),
                      width: '12rem',
                      onPhone: 'labelled',
                      cell: ({ oldestDt }) => (oldestDt === null ? '–' : <Wait since={oldestDt} />),
                    },
                    {
                      key: 'late',
                      header: t('today.late'),
                      role: 'number',
                      width: '8rem',
                      onPhone: 'labelled',
                      cell: (row) => <LateCount row={row} />,
                    },
                  ]}
                  rowKey={({ queue }) => queue}
                  rows={queues}
                />
              )}
            </section>
            <TodayNumbers numbers={numbers} />
            <section className={styles.part}>
              <h2 className={styles.heading}>{t('today.week')}</h2>
              <div className={styles.plots}>
                {series
                  .filter(([, area]) => areas.some((own) => own.area === area))
                  .map(([name]) => (
                    <WeekPlot
                      key={name}
                      name={t(`today.series.${name}`)}
                      points={days.map((day) => ({ label: formatDay(day.date), value: day[name] }))}
                    />
                  ))}
                {days.some(({ answered = 0 }) => answered > 0) && <InTimePlot days={days} />}
              </div>
            </section>
          </div>
        )}
      </QueryView>
    </OfficePage>
  );
}

/** Numbers of today, with their pages. */
function TodayNumbers({ numbers }: { readonly numbers: NonNullable<Today['today']> }) {
  const t = useText();
  const shell = useShell();
  const rows = [
    ['bookings', toBookingDayHref(toSeoulDate(shell.now())), 'bookingCount'],
    ['courses', paths.courses, 'courseCount'],
    ['gate', paths.gate, 'gateCount'],
  ] as const;
  const shown = rows.filter(([name]) => numbers[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('today.ofToday')}</h2>
      <DefinitionTable
        caption={t('today.ofToday')}
        items={shown.map(([name, href, count]) => ({
          term: t(`today.numbers.${name}`),
          value: <TextLink href={href}>{t(`today.${count}`, { count: numbers[name] })}</TextLink>,
        }))}
      />
    </section>
  );
}

/** Share of the answers of each day within the promised time. */
function InTimePlot({ days }: { readonly days: Today['days'] }) {
  const t = useText();
  const toPercent = (answered: number, inTime: number) => (answered === 0 ? 0 : Math.round((inTime / answered) * 100));
  const sum = (key: 'answered' | 'inTime') => days.reduce((all, day) => all + (day[key] ?? 0), 0);
  const toText = (answered: number, percent: number) =>
    answered === 0 ? t('today.noAnswers') : t('today.share', { percent });
  return (
    <WeekPlot
      name={t('today.series.inTime')}
      points={days.map(({ date, answered = 0, inTime = 0 }) => {
        const value = toPercent(answered, inTime);
        return { label: formatDay(date), value, text: toText(answered, value) };
      })}
      total={toText(sum('answered'), toPercent(sum('answered'), sum('inTime')))}
    />
  );
}

/** Number of late items with a link to their view. */
function LateCount({ row: { queue, lateCnt } }: { readonly row: QueueCount }) {
  const t = useText();
  const path = queuePaths[queue]?.split('?')[0];
  if (lateCnt === undefined) return '–';
  if (lateCnt === 0 || path === undefined) return formatNumber(lateCnt);
  return (
    <TextLink href={`${path}?view=LATE`}>
      <span aria-hidden>{formatNumber(lateCnt)}</span>
      <VisuallyHidden>{t('today.lateOf', { name: t(`queues.${queue}`), count: lateCnt })}</VisuallyHidden>
    </TextLink>
  );
}

function QueueName({ row: { queue } }: { readonly row: QueueCount }) {
  const t = useText();
  const path = queuePaths[queue];
  const name = t(`queues.${queue}`);
  return path === undefined ? (
    name
  ) : (
    <TextLink href={path} tone="quiet">
      {name}
    </TextLink>
  );
}
