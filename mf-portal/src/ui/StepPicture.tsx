import type { StepPicture as StepPictureName } from '@haesol/contracts/common';
import styles from './StepPicture.module.css';
import { stepDrawings } from './stepDrawings.ts';

/** Line drawing of a step, in the text colour of the theme. Decorative, because the step's title has the same meaning. */
export function StepPicture({ name }: { readonly name: StepPictureName }) {
  const { accent, lines, dashed } = stepDrawings[name];
  return (
    <svg aria-hidden="true" className={styles.picture} viewBox="26 14 148 100">
      <path className={styles.ground} d="M0 112h200" />
      <path className={styles.accent} d={accent} />
      <path d={lines} />
      {dashed !== undefined && <path className={styles.dashed} d={dashed} />}
    </svg>
  );
}
