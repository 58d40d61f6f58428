import { Button, DefinitionTable } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { FormSection } from './applicationTypes.ts';
import styles from './ReviewSections.module.css';

export interface ReviewSectionsProps<V> {
  readonly sections: readonly FormSection<V>[];
  readonly onEdit: () => void;
}

/** Review of all input, section by section. */
export function ReviewSections<V>({ sections, onEdit }: ReviewSectionsProps<V>) {
  const t = useText();
  return (
    <div className={styles.review}>
      {sections.map(({ id, title, review }) => (
        <section key={id}>
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            <Button aria-label={t('apply.editOf', { title })} onClick={onEdit} size="small">
              {t('apply.edit')}
            </Button>
          </div>
          <DefinitionTable caption={title} items={review} />
        </section>
      ))}
    </div>
  );
}
