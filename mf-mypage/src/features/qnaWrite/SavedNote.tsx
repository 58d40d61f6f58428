import { Icon } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import CloudCheck from 'lucide-react/icons/cloud-check';
import styles from './SavedNote.module.css';

export interface SavedNoteProps {
  /** Time of the last save on the server; null before the first one. */
  readonly savedDt: string | null;
  readonly hasFailed: boolean;
}

/** Time of the last save, or its failure. */
export function SavedNote({ savedDt, hasFailed }: SavedNoteProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  return (
    <p className={styles.note} role="status">
      {hasFailed && <span>{t('write.notSaved')}</span>}
      {!hasFailed && savedDt !== null && (
        <>
          <Icon of={CloudCheck} size={18} /> <span>{t('write.saved', { time: formatDateTime(savedDt) })}</span>
        </>
      )}
    </p>
  );
}
