import type { EduAudience } from '@haesol/contracts/learn';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { paths, toCourseHref } from '#paths';
import { EducationCard } from '#ui/EducationCard';
import styles from './CourseList.module.css';
import { getCourses } from './contentGets.ts';

/** Courses for an audience that are open for application now or soon. */
export function CourseList({ audience }: { readonly audience: EduAudience }) {
  const t = useText();
  return (
    <section>
      <h2 className={styles.title}>{t('contentCourses.title')}</h2>
      <QueryView
        empty={
          <EmptyState title={t('contentCourses.empty')}>
            <LinkButton href={paths.education}>{t('search.ways.education')}</LinkButton>
          </EmptyState>
        }
        isEmpty={({ list }) => list.length === 0}
        query={useGet(getCourses(audience))}
        skeleton={<Skeleton lines={8} />}
      >
        {({ list }) => (
          <ul className={styles.courses}>
            {list.map((course) => (
              <li key={course.eduUid}>
                <EducationCard course={course} href={toCourseHref(course.eduUid)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  );
}
