import type { Edu } from '@haesol/contracts/learn';
import { type DataColumn, DataTable, EmptyState, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { QueryView, useFormats, useGet, useText } from '@haesol/remote/lifecycle';
import { paths, toCourseHref } from '#paths';
import { EducationBadge } from '#ui/EducationBadge';
import { EducationCard } from '#ui/EducationCard';
import { EnrolAction } from '#ui/EnrolAction';
import styles from './CourseList.module.css';
import { getCourses } from './contentGets.ts';
import { roundsId, type ShownCourses } from './contentPages.ts';

/** Courses that are open for application now or soon, as cards, or as a table of rounds. */
export function CourseList({ courses }: { readonly courses: ShownCourses }) {
  const t = useText();
  const { look } = courses;
  return (
    <section id={look === 'table' ? roundsId : undefined}>
      <h2 className={styles.title}>{t(`contentCourses.${look}`)}</h2>
      <QueryView
        empty={
          <EmptyState title={t(`contentCourses.empty.${look}`)}>
            <LinkButton href={paths.education}>{t('search.ways.education')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={useGet(getCourses(courses))}
        skeleton={<Skeleton lines={8} />}
      >
        {({ list }) =>
          look === 'table' ? (
            <Rounds list={list} />
          ) : (
            <ul className={styles.courses}>
              {list.map((course) => (
                <li key={course.eduUid}>
                  <EducationCard course={course} hasAction href={toCourseHref(course.eduUid)} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

/** Rounds with their days, places left and the action for each. The days are below the title, because the column beside a menu and a fact sheet is narrow. */
function Rounds({ list }: { readonly list: readonly Edu[] }) {
  const t = useText();
  const { formatPeriod, formatShortDate } = useFormats();
  const columns: readonly DataColumn<Edu>[] = [
    {
      key: 'state',
      header: t('contentCourses.state'),
      role: 'status',
      width: '6.5rem',
      cell: (course) => <EducationBadge course={course} />,
    },
    {
      key: 'title',
      header: t('contentCourses.round'),
      role: 'title',
      cell: ({ eduUid, title, startDt, endDt, applyFrom, applyTo }) => (
        <>
          <TextLink href={toCourseHref(eduUid)} tone="quiet">
            {title}
          </TextLink>
          <span className={styles.days}>
            {`${t('contentCourses.days')} ${startDt === endDt ? formatShortDate(startDt) : formatPeriod(startDt, endDt)}`}
          </span>
          <span className={styles.days}>{`${t('contentCourses.apply')} ${formatPeriod(applyFrom, applyTo)}`}</span>
        </>
      ),
    },
    {
      key: 'seats',
      header: t('contentCourses.seats'),
      role: 'number',
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ capacity, remainCnt }) => t('contentCourses.left', { capacity, remain: remainCnt }),
    },
    {
      key: 'action',
      header: t('contentCourses.action'),
      role: 'action',
      width: '8rem',
      align: 'end',
      cell: (course) => <EnrolAction course={course} />,
    },
  ];
  return (
    <DataTable caption={t('contentCourses.table')} columns={columns} rowKey={({ eduUid }) => eduUid} rows={list} />
  );
}
