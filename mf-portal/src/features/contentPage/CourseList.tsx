import type { EduAudience } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { EmptyState, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { toCourseHref } from '#paths';
import { EducationCard } from '#ui/EducationCard';
import styles from './CourseList.module.css';
import { coursesQuery } from './contentQueries.ts';

/** Courses for an audience that can be applied for now or soon. */
export function CourseList({ audience }: { readonly audience: EduAudience }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(coursesQuery(useCall(), audience));
  return (
    <section>
      <h2 className={styles.title}>{t('contentCourses.title')}</h2>
      {data === undefined && error === null && <Skeleton lines={8} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data?.list.length === 0 && <EmptyState title={t('contentCourses.empty')} />}
      <ul className={styles.courses}>
        {data?.list.map((course) => (
          <li key={course.eduUid}>
            <EducationCard course={course} href={toCourseHref(course.eduUid)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
