import type { MovePreview } from '@haesol/contracts/member';
import { Dialog, focusField } from '@haesol/kit';
import { Form } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './EntityDialog.module.css';
import type { EntityField, RowsControlProps } from './entityFields.ts';
import { MailPreview } from './MailPreview.tsx';
import { usePageRight } from './officeRights.tsx';
import { type EntityFormProps, useEntityForm } from './useEntityForm.tsx';
import { type PreviewOf, usePreview } from './usePreview.tsx';

export type { EntityField, RowsControlProps };

export interface EntityDialogProps<S extends z.core.$ZodType> extends EntityFormProps<S> {
  readonly title: string;
  /** Label of the button; without it there is nothing to send. */
  readonly save: string | undefined;
  /** Called after a success too. */
  onClose(): void;
  /** Called instead of `onClose` by a person who sends nothing. */
  onDismiss?(): void;
  /**
   * Tools between facts and fields.
   * @param append adds text to a field, which gets the focus
   * @param replace sets fields, the first of which gets the focus
   */
  tools?(
    append: (name: string, text: string) => void,
    replace: (texts: Readonly<Record<string, string>>) => void,
  ): ReactNode;
  /** Shows the entry as the public will see it. */
  readonly preview?: PreviewOf | undefined;
  /** Reads the mails that the call would send, for one that tells members. */
  mails?(body: z.output<S>): Promise<readonly MovePreview[]>;
  /** Shows below the fields what is typed. */
  below?(values: Readonly<Record<string, string>>): ReactNode;
  /** Part below the form, with forms of its own. */
  readonly after?: ReactNode;
  /** Facts before the fields. */
  readonly children?: ReactNode;
}

/** Form of an entity in a dialog, to add or to change it; those who only read see its values. */
export function EntityDialog<S extends z.core.$ZodType>(props: EntityDialogProps<S>) {
  const { title, body, save, onClose, onDismiss = onClose, tools, preview, mails, below, after, children } = props;
  const { form, controls, failure, toInput } = useEntityForm(props, onClose);
  const { mayMove } = usePageRight();
  const shown = usePreview(preview, form, toInput);
  const replace = (texts: Readonly<Record<string, string>>) => {
    form.set(texts);
    for (const name of Object.keys(texts).slice(0, 1)) focusField(form.field(name).id);
  };
  return (
    <Dialog
      foot={
        <DialogFoot
          busy={form.isBusy}
          first={shown.button}
          label={mayMove ? save : undefined}
          onClick={form.submit}
          onClose={onDismiss}
        />
      }
      onClose={onDismiss}
      open
      size="wide"
      title={title}
    >
      <Form actions={null} className={styles.form} failure={failure} form={form}>
        {children}
        {mayMove &&
          tools?.(
            (name, text) => replace({ [name]: [form.values[name]?.trimEnd(), text].filter(Boolean).join('\n\n') }),
            replace,
          )}
        {controls}
        {mails !== undefined && mayMove && <CallMails body={body} input={toInput()} load={mails} />}
        {below?.(form.values)}
      </Form>
      {after}
      {shown.dialog}
    </Dialog>
  );
}

interface CallMailsProps<S extends z.core.$ZodType> {
  readonly body: S;
  /** Values of the form as the body of the call, not yet checked. */
  readonly input: object;
  load(body: z.output<S>): Promise<readonly MovePreview[]>;
}

/** Mails of the call that a form would make, once its fields are complete. */
function CallMails<S extends z.core.$ZodType>({ body, input, load }: CallMailsProps<S>) {
  const t = useText();
  return (
    <MailPreview
      load={(text) => load(z.parse(body, JSON.parse(text)))}
      missing={z.safeParse(body, input).success ? undefined : t('mailPreview.incomplete')}
      text={JSON.stringify(input)}
    />
  );
}
