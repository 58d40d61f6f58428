import type { EndpointData } from '@haesol/contracts/common';
import { type Edu, type eduList, eduTypes } from '@haesol/contracts/learn';
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
const types = ['', ...eduTypes] as const;

/** Courses that take applications, of one kind or of all. */
export function EducationSlider() {
  const t = useText();
  const [type, setType] = useState<string>('');
  const query = useGet(homeGets.openCourses);
  const { data } = query;
  const courses = data?.list.filter(({ typeCd }) => type === '' || typeCd === type);
  const options = types.map((value) => ({
    value,
    label: value === '' ? t('homeEdu.all') : t(`education.type.${value}`),
    count: countType(data, value),
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

/** Counts the courses of a kind; undefined where the list has only a part of them. */
function countType(data: EndpointData<typeof eduList> | undefined, type: (typeof types)[number]) {
  if (data === undefined || type === '') return data?.cnt_total;
  if (data.list.length < data.cnt_total) return undefined;
  return data.list.filter(({ typeCd }) => typeCd === type).length;
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
