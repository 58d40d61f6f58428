import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField.ts';

export interface FormError {
  /** Id of the control, or of the group of controls. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the fields; renders nothing if empty. */
  errors: readonly FormError[];
  /** Number of refused submits: each new one moves the focus here. @default 0 */
  attempt?: number;
  /** @default "입력한 내용 n건을 확인해 주세요." */
  title?: string | undefined;
}

/** Summary of errors above a form, with links to the fields. */
export function ErrorSummary({ errors, attempt = 0, title }: ErrorSummaryProps) {
  const say = useKitText();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (attempt > 0) {
      box.current?.focus();
    }
  }, [attempt]);

  if (errors.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId} className={styles.summary} ref={box} tabIndex={-1}>
      <span className={styles.icon}>
        <Icon of={CircleAlert} size={22} />
      </span>
      <div>
        <p className={styles.title} id={titleId}>
          {title ?? say(uiTexts.errorSummary, { count: errors.length })}
        </p>
        <ul className={styles.list}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                className={styles.link}
                href={`#${error.fieldId}`}
                onClick={(event) => goToField(event, error.fieldId)}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Focuses the field without adding a fragment to the URL. */
function goToField(event: MouseEvent, fieldId: string): void {
  if (focusField(fieldId)) event.preventDefault();
}
