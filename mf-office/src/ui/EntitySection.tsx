import { Button } from '@haesol/kit';
import { Form } from '@haesol/remote/form';
import { type ReactNode, useId } from 'react';
import type * as z from 'zod/mini';
import styles from './EntitySection.module.css';
import { usePageRight } from './officeRights.tsx';
import { type EntityFormProps, useEntityForm } from './useEntityForm.tsx';

export interface EntitySectionProps<S extends z.core.$ZodType> extends EntityFormProps<S> {
  readonly title: string;
  /** Sentence about what the change does. */
  readonly note?: ReactNode;
  /** Label of the button, with its object. */
  readonly save: string;
  onSent?(): void;
}

/** Part of a page with a form of its own, which is saved without the other parts. */
export function EntitySection<S extends z.core.$ZodType>(props: EntitySectionProps<S>) {
  const { title, note, save, onSent = () => undefined } = props;
  const titleId = useId();
  const { mayMove } = usePageRight();
  const { form, controls, failure } = useEntityForm(props, onSent);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Form
        actions={
          mayMove && (
            <div className={styles.actions}>
              <Button busy={form.isBusy} onClick={form.submit} variant="primary">
                {save}
              </Button>
            </div>
          )
        }
        className={styles.form}
        failure={failure}
        form={form}
      >
        {controls}
      </Form>
    </section>
  );
}
