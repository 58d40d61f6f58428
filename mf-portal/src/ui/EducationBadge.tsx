import type { Edu } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { colorOf, stateOf } from './educationRules.ts';

/** State of a course. */
export function EducationBadge({ course }: { readonly course: Edu }) {
  const t = useText();
  const state = stateOf(course);
  return <Badge color={colorOf(state)}>{t(`education.state.${state}`)}</Badge>;
}
