import type { FileRef } from '@haesol/contracts/common';
import { Button, Dialog, Select, type SelectOption, TextArea, TextField } from '@haesol/kit';
import {
  AttachmentField,
  Form,
  tabDraft,
  toAttachments,
  toFileUids,
  useAttachments,
  useForm,
} from '@haesol/remote/form';
import { useShell, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import styles from './EntityDialog.module.css';

/** Field of the form of an entity. */
export interface EntityField {
  /** Key of the body. */
  readonly name: string;
  readonly label: string;
  /** `lines`: a list with one entry a line. `datetime`: an instant, in Asia/Seoul. */
  readonly kind: 'date' | 'datetime' | 'line' | 'lines' | 'number' | 'select' | 'text';
  /** Of a select. */
  readonly options?: readonly SelectOption[];
  /** An empty field is sent as null. */
  readonly isOptional?: boolean;
  readonly help?: string;
  /** Converts the typed text, and a value to text, in a way of their own. */
  readonly convert?: { parse(text: string): unknown; format(value: unknown): string };
}

type Texts = Record<string, string>;

const seoulOffset = '+09:00';

function toText({ kind, convert }: EntityField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (convert !== undefined) return convert.format(value);
  if (Array.isArray(value)) return value.join('\n');
  return kind === 'datetime' ? String(value).slice(0, 16) : String(value);
}

function toValue({ kind, isOptional = false, convert }: EntityField, text: string): unknown {
  const trimmed = text.trim();
  if (convert !== undefined) return convert.parse(trimmed);
  if (kind === 'lines') return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trim());
  if (trimmed === '' && isOptional) return null;
  if (kind === 'number') return trimmed === '' ? undefined : Number(trimmed.replaceAll(',', ''));
  if (kind === 'datetime') return trimmed === '' ? '' : `${trimmed}:00${seoulOffset}`;
  return text;
}

export interface EntityDialogProps<S extends z.core.$ZodType> {
  readonly title: string;
  readonly fields: readonly EntityField[];
  /** Schema of the request body. */
  readonly body: S;
  /** Present values; fields without a value are empty. */
  readonly initial: object;
  /** Values of the body that the form does not show. */
  readonly hidden?: object | undefined;
  /** Name of the draft, which stays in the tab until it is sent. */
  readonly draft: string;
  /** Label of the button; without it there is nothing to send. */
  readonly save: string | undefined;
  readonly saved: string;
  send(body: z.output<S>): Promise<unknown>;
  /** Called after a refusal that belongs to no field, e.g. because another has moved the item. */
  onRefused?(): void;
  onClose(): void;
  /** Files of the entity, sent as `fileUids`. */
  readonly files?:
    | { readonly refType: string; readonly label: string; readonly initial: readonly FileRef[] }
    | undefined;
  /** Tools between facts and fields. @param append adds text to a field */
  tools?(append: (name: string, text: string) => void): ReactNode;
  /** Facts before the fields. */
  readonly children?: ReactNode;
}

/** Form of an entity in a dialog, to add or to change it. */
export function EntityDialog<S extends z.core.$ZodType>(props: EntityDialogProps<S>) {
  const { title, fields, body, initial, hidden = {}, draft, save, saved, send, onRefused, onClose, files } = props;
  const { tools, children } = props;
  const t = useText();
  const shell = useShell();
  const documents = useAttachments(
    { kind: 'attach', refType: files?.refType ?? '' },
    toAttachments(files?.initial ?? []),
  );
  const present = new Map<string, unknown>(Object.entries(initial));
  const start: Texts = Object.fromEntries(fields.map((field) => [field.name, toText(field, present.get(field.name))]));
  const form = useForm(body, {
    initial: start,
    guard: 'reload',
    isBlocked: documents.isUploading,
    isEdited: documents.files.length !== (files?.initial.length ?? 0),
    draft: tabDraft<Texts>(`office.${draft}`, start, { keep: fields.map(({ name }) => name) }),
    toInput: (values) => ({
      ...hidden,
      ...(files !== undefined && { fileUids: toFileUids(documents.files) }),
      ...Object.fromEntries(fields.map((field) => [field.name, toValue(field, values[field.name] ?? '')])),
    }),
    send: (data) => send(data),
    onRefused: () => onRefused?.(),
    onSent() {
      shell.toast({ kind: 'done', text: saved });
      onClose();
    },
  });
  return (
    <Dialog
      foot={
        <>
          <Button onClick={onClose} size="form">
            {t('queue.cancel')}
          </Button>
          {save !== undefined && (
            <Button busy={form.isBusy} onClick={form.submit} size="form" variant="primary">
              {save}
            </Button>
          )}
        </>
      }
      onClose={onClose}
      open
      size="wide"
      title={title}
    >
      <Form actions={null} className={styles.form} form={form}>
        {children}
        {tools?.((name, text) =>
          form.set({ [name]: [form.values[name]?.trimEnd(), text].filter(Boolean).join('\n\n') }),
        )}
        {fields.map((field) => (
          <EntityControl field={field} form={form} key={field.name} />
        ))}
        {files !== undefined && (
          <div className={styles.wide}>
            <AttachmentField attachments={documents} label={files.label} optional />
          </div>
        )}
      </Form>
    </Dialog>
  );
}

const inputTypes = { date: 'date', datetime: 'datetime-local', line: 'text', number: 'text' } as const;

function EntityControl({
  field: { name, label, kind, options = [], isOptional, help },
  form,
}: {
  readonly field: EntityField;
  readonly form: {
    field(name: string): ReturnType<ReturnType<typeof useForm<Texts, z.core.$ZodType, unknown>>['field']>;
  };
}) {
  const t = useText();
  const props = { ...form.field(name), label, help, optional: isOptional, required: isOptional !== true };
  if (kind === 'select') return <Select {...props} options={options} placeholder={t('queue.choose')} />;
  if (kind === 'text' || kind === 'lines') {
    return (
      <div className={styles.wide}>
        <TextArea {...props} rows={kind === 'text' ? 8 : 4} />
      </div>
    );
  }
  return <TextField {...props} inputMode={kind === 'number' ? 'numeric' : undefined} type={inputTypes[kind]} />;
}
