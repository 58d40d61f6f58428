import type { Edu } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { colorOf, stateOf } from './educationRules.ts';

/** Whether one may apply for a course, how it is taught and how long it takes. */
export function EducationKind({ course }: { readonly course: Edu }) {
  const t = useText();
  const state = stateOf(course);
  return (
    <>
      <Badge color={colorOf(state)}>{t(`education.state.${state}`)}</Badge>
      <span>{t('education.typeHours', { type: t(`education.type.${course.typeCd}`), hours: course.hours })}</span>
    </>
  );
}
