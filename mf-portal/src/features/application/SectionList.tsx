import { applyDraftDays } from '@haesol/contracts/learn';
import { Icon } from '@haesol/kit';
import type { FormHandle, FormValues } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { FormSection } from './applicationTypes.ts';
import styles from './SectionList.module.css';

export interface SectionListProps<V extends FormValues<V>> {
  readonly sections: readonly FormSection<V>[];
  readonly form: Pick<FormHandle<V>, 'errorOf' | 'values'>;
  /** Fields that the schema refuses. */
  readonly faults: ReadonlySet<string>;
}

/** Returns true for a field without input; phone numbers are lists of parts. */
const isBlank = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isBlank) : value === '' || value === false;

function goTo(id: string): void {
  const heading = document.getElementById(`section-${id}`);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}

/** Sections of the form beside it, marked as complete or with errors. */
export function SectionList<V extends FormValues<V>>({ sections, form, faults }: SectionListProps<V>) {
  const t = useText();
  return (
    <nav aria-label={t('apply.sections')} className={styles.list}>
      <p className={styles.title}>{t('apply.sections')}</p>
      <ul>
        {sections.map(({ id, title, fields }) => {
          const wrong = fields.filter((name) => form.errorOf(name) !== undefined).length;
          const isValid = fields.every((name) => !faults.has(name));
          const isEmpty = fields.every((name) => isBlank(form.values[name]));
          const state = wrong > 0 ? 'wrong' : !isValid ? 'todo' : isEmpty ? 'optional' : 'done';
          return (
            <li key={id}>
              <button className={styles.item} data-state={state} onClick={() => goTo(id)} type="button">
                <Icon of={{ wrong: CircleAlert, done: Check, optional: Circle, todo: Circle }[state]} size={18} />
                <span className={styles.name}>{title}</span>
                <span className={styles.state}>
                  {state === 'wrong' ? t('apply.wrong', { count: wrong }) : t(`apply.sectionState.${state}`)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>{t('apply.draftNote', { days: applyDraftDays })}</p>
    </nav>
  );
}
