import { Button, Icon } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import CloudCheck from 'lucide-react/icons/cloud-check';
import type { MouseEvent } from 'react';
import type { SavedDraft } from './useApplicationDraft.ts';
import styles from './WizardBar.module.css';

export interface WizardBarProps {
  readonly busy: boolean;
  /** Undefined for changes, which are not saved before they are sent. */
  readonly saved: Pick<SavedDraft, 'savedDt' | 'hasFailed'> | undefined;
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  /** Undefined on the last step, whose button submits. */
  readonly onNext: (() => void) | undefined;
  readonly onSave: (() => void) | undefined;
}

/** Ignores the second click of a double click on [다음], which would hit [제출] in its place. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

/** Sticky bar at the bottom of the form: time of the last save, and navigation. */
export function WizardBar({ busy, saved, onBack, onNext, onSave }: WizardBarProps) {
  const t = useText();
  const { savedDt = null, hasFailed = false } = saved ?? {};
  return (
    <div className={styles.bar}>
      <p className={styles.saved} role="status">
        {hasFailed && <span>{t('apply.notSaved')}</span>}
        {!hasFailed && savedDt !== null && (
          <>
            <Icon of={CloudCheck} size={18} />
            <span>{t('apply.saved', { time: formatDateTime(savedDt) })}</span>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        {onBack !== undefined && (
          <Button onClick={onBack} size="form">
            {t('apply.back')}
          </Button>
        )}
        {onSave !== undefined && (
          <Button onClick={onSave} size="form">
            {t('apply.save')}
          </Button>
        )}
        {/* Separate elements by their keys: if React reused the node, the click on [다음] would submit the next step. */}
        {onNext === undefined ? (
          <Button busy={busy} key="submit" onClick={ignoreSecondClick} size="form" type="submit" variant="primary">
            {t(saved === undefined ? 'apply.change.save' : 'apply.submit')}
          </Button>
        ) : (
          <Button key="next" onClick={onNext} size="form" variant="primary">
            {t('apply.next')}
          </Button>
        )}
      </div>
    </div>
  );
}
