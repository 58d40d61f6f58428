import type { Edu } from '@haesol/contracts/learn';
import { Carousel, ChipGroup, EmptyState, Skeleton, TextLink, toSlides } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { paths, toCourseHref } from '#paths';
import { EducationCard } from '#ui/EducationCard';
import styles from './EducationSlider.module.css';
import { homeGets } from './homeGets.ts';
import { SectionHead } from './SectionHead.tsx';

const perSlide = 4;
/** Maximum of one kind; a link leads to the rest. */
const shownCount = 3 * perSlide;
const types = ['', 'ONLINE', 'GROUP'] as const;

/** Courses that are open for application now or soon, of one kind or of all. */
export function EducationSlider() {
  const t = useText();
  const [type, setType] = useState<string>('');
  const query = useGet(homeGets.openCourses);
  const { data } = query;
  const courses = data?.list.filter(({ typeCd }) => type === '' || typeCd === type);
  const options = types.map((value) => ({
    value,
    label: value === '' ? t('homeEdu.all') : t(`education.type.${value}`),
    count: data?.list.filter(({ typeCd }) => value === '' || typeCd === value).length,
  }));
  const more = (
    <TextLink aria-label={t('homeEdu.allOf')} href={paths.education} tone="more">
      {t('homeEdu.allCourses')}
    </TextLink>
  );
  const filters = (
    <ChipGroup
      label={t('homeEdu.filter')}
      look="line"
      onToggle={setType}
      options={options}
      overflow="scroll"
      selected={[type]}
    />
  );
  if (courses !== undefined && courses.length > 0) {
    return (
      <Carousel
        filters={filters}
        focusable
        head={<SectionHead title={t('homeEdu.title')} />}
        label={t('homeEdu.title')}
        more={more}
        slideSize="content"
        slides={toSlides(courses.slice(0, shownCount), perSlide).map((group) => ({
          id: group[0]?.eduUid ?? '',
          content: <Courses courses={group} />,
        }))}
      />
    );
  }
  return (
    <section className={styles.place}>
      <SectionHead more={more} title={t('homeEdu.title')}>
        {filters}
      </SectionHead>
      <QueryView query={query} skeleton={<Skeleton lines={8} />}>
        {() => <EmptyState size="small" title={t('homeEdu.empty')} />}
      </QueryView>
    </section>
  );
}

function Courses({ courses }: { readonly courses: readonly Edu[] }) {
  return (
    <ul className={styles.courses}>
      {courses.map((course) => (
        <li key={course.eduUid}>
          <EducationCard course={course} hasAction isBelow href={toCourseHref(course.eduUid)} />
        </li>
      ))}
    </ul>
  );
}
