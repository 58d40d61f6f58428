import type { Edu } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { colorOf, stateOf } from './educationRules.ts';

/** State, mode and duration of a course. */
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
