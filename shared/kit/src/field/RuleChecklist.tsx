import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './RuleChecklist.module.css';

export interface ChecklistRule {
  id: string;
  text: string;
  kept: boolean;
}

export interface RuleChecklistProps {
  /** Name of the list, e.g. "비밀번호 규칙". */
  label: string;
  rules: readonly ChecklistRule[];
}

/** Rules of a field, each marked once it is fulfilled. */
export function RuleChecklist({ label, rules }: RuleChecklistProps) {
  const say = useKitText();
  return (
    <ul aria-label={label} className={styles.list}>
      {rules.map(({ id, text, kept }) => (
        <li className={styles.rule} data-kept={kept || undefined} key={id}>
          <Icon of={kept ? Check : Circle} size={18} />
          <span>
            {text}
            <VisuallyHidden>{` ${kept ? say(uiTexts.ruleKept) : say(uiTexts.ruleOpen)}`}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
