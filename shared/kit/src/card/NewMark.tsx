import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './NewMark.module.css';

/** "NEW" after the title of a recent post. */
export function NewMark() {
  const say = useKitText();
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{say(uiTexts.newMark)}</span>
      <VisuallyHidden>{say(uiTexts.newMarkSpoken)}</VisuallyHidden>
    </span>
  );
}
