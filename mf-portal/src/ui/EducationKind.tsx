import type { Edu } from '@haesol/contracts/learn';
import { useText } from '@haesol/remote/lifecycle';
import { EducationBadge } from './EducationBadge.tsx';

/** State, mode and duration of a course. */
export function EducationKind({ course }: { readonly course: Edu }) {
  const t = useText();
  return (
    <>
      <EducationBadge course={course} />
      <span>{t('education.typeHours', { type: t(`education.type.${course.typeCd}`), hours: course.hours })}</span>
    </>
  );
}
