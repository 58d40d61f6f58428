import { formatDateTime } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Icon } from '@haesol/shared/ui';
import CloudCheck from 'lucide-react/icons/cloud-check';
import styles from './SavedNote.module.css';
import type { Autosave } from './useAutosave.ts';

const timeLength = 5;

/** When the form was last kept, or that it could not be. */
export function SavedNote({ autosave: { savedDt, hasFailed } }: { readonly autosave: Autosave }) {
  const t = useText();
  return (
    <p className={styles.note} role="status">
      {hasFailed && t('write.notSaved')}
      {!hasFailed && savedDt !== null && (
        <>
          <Icon of={CloudCheck} size={18} /> {t('write.saved', { time: formatDateTime(savedDt).slice(-timeLength) })}
        </>
      )}
    </p>
  );
}
