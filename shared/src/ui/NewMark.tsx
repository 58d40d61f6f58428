import styles from './NewMark.module.css';
import * as uiTexts from './texts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** "NEW" after the title of a fresh post. */
export function NewMark() {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{uiTexts.newMark}</span>
      <VisuallyHidden>{uiTexts.newMarkSpoken}</VisuallyHidden>
    </span>
  );
}
