import styles from './NewMark.module.css';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** "NEW" after the title of a fresh post. */
export function NewMark() {
  const say = useKitText();
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{say(uiTexts.newMark)}</span>
      <VisuallyHidden>{say(uiTexts.newMarkSpoken)}</VisuallyHidden>
    </span>
  );
}
