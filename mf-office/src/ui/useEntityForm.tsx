import type { FileRef, ItemNow } from '@haesol/contracts/common';
import { Checkbox, Fieldset, focusField, Select, TextArea, TextField } from '@haesol/kit';
import {
  AttachmentField,
  tabDraft,
  toAttachments,
  toFileUids,
  useAttachments,
  useForm,
  useUploadWait,
} from '@haesol/remote/form';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { toItemNow } from '#moves/toItemNow';
import { BlocksField } from './BlocksField.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import styles from './EntityDialog.module.css';
import { type EntityField, split, toGroups, toShown, toText, toValue, valueAt } from './entityFields.ts';
import { usePageRight } from './officeRights.tsx';
import { PictureInput } from './PictureInput.tsx';
import { RichEditor } from './RichEditor.tsx';
import { mergeUids, type Texts, useBase, withBase } from './useBase.ts';
import { withChosen } from './withChosen.ts';

export interface EntityFormProps<S extends z.core.$ZodType> {
  readonly fields: readonly EntityField[];
  /** Schema of the request body. */
  readonly body: S;
  /** Present values; fields without a value are empty. */
  readonly initial: object;
  /** Values of the body that the form does not show. */
  readonly hidden?: object | undefined;
  /** Name of the draft, which stays in the tab until it is sent. */
  readonly draft: string;
  /** Toast after a success; undefined for a step that changes nothing. */
  readonly saved: string | undefined;
  send(body: z.output<S>): Promise<unknown>;
  /** Called after a refusal that belongs to no field; requests the entry again, which another may have changed. */
  onRefused?(): Promise<unknown>;
  /** Files of the entity, sent as `fileUids`. */
  readonly files?:
    | { readonly refType: string; readonly label: string; readonly initial: readonly FileRef[] }
    | undefined;
}

/** Form of an entity from its fields. @param onSent called after a success */
export function useEntityForm<S extends z.core.$ZodType>(props: EntityFormProps<S>, onSent: () => void) {
  const { fields, body, initial, hidden = {}, draft, saved, send, onRefused, files } = props;
  const t = useText();
  const shell = useShell();
  const { mayMove } = usePageRight();
  const documents = useAttachments(
    { kind: 'attach', refType: files?.refType ?? '', draft: `office.${draft}.files` },
    toAttachments(files?.initial ?? []),
  );
  const start: Texts = Object.fromEntries(fields.map((field) => [field.name, toText(field, valueAt(initial, field))]));
  const storedUids = (files?.initial ?? []).map(({ fileUid }) => fileUid);
  const [base, keepBase] = useBase(`office.${draft}`, { texts: start, fileUids: storedUids });
  const toInput = (values: Texts) => ({
    ...hidden,
    ...(files !== undefined && { fileUids: mergeUids(toFileUids(documents.files), base.fileUids, storedUids) }),
    ...toGroups(fields.map((field) => [field.path ?? [field.name], toValue(body, field, values[field.name] ?? '')])),
  });
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const [changedBy, setChangedBy] = useState<ItemNow>();
  const form = useForm(body, {
    initial: start,
    guard: 'reload',
    confirm: useUploadWait(t('queue.uploading'), documents, { isUploading: uploading.length > 0 }),
    isEdited: documents.files.length !== (files?.initial.length ?? 0),
    draft: withBase(
      tabDraft<Texts>(`office.${draft}`, start, { keep: fields.map(({ name }) => name), files: [documents] }),
      `office.${draft}`,
      base,
    ),
    toInput,
    send: (data) => send(data),
    async onRefused(refusal) {
      const now = toItemNow(refusal);
      await onRefused?.();
      // A refusal because of another state says itself who moved the item.
      setChangedBy(now?.state === 'CHANGED' ? now : undefined);
    },
    onSent() {
      setChangedBy(undefined);
      if (saved !== undefined) shell.toast({ kind: 'done', text: saved });
      onSent();
    },
  });
  keepBase(form.isDirty);
  const controls: ReactNode = (
    <fieldset className={styles.controls} disabled={!mayMove}>
      {fields.map((field) => (
        <EntityControl
          field={{ ...field, options: withChosen(field, start[field.name] ?? '', form.values[field.name] ?? '') }}
          form={form}
          key={field.name}
          onBusy={(isBusy) =>
            setUploading((names) => [...names.filter((name) => name !== field.name), ...(isBusy ? [field.name] : [])])
          }
          picture={fields.find(({ alt }) => alt === field.name)}
        />
      ))}
      {files !== undefined && (
        <div className={styles.wide}>
          <AttachmentField attachments={documents} label={files.label} optional stored={files.initial} />
        </div>
      )}
    </fieldset>
  );
  const changed = fields.flatMap((field) => {
    const { name, label } = field;
    const [stored = '', typed = ''] = [start[name], form.values[name]];
    const isSame = (one: string, other: string) =>
      JSON.stringify(toValue(body, field, one)) === JSON.stringify(toValue(body, field, other));
    const isBoth = stored !== (base.texts[name] ?? '') && !isSame(stored, typed);
    return isBoth ? [{ name, label, stored: toShown(field, stored), typed: toShown(field, typed) }] : [];
  });
  const hasChanged = changedBy !== undefined || changed.length > 0;
  const failure = hasChanged ? (
    <ChangedMeanwhile
      fields={changed}
      now={changedBy}
      onTake={(name) => {
        form.set({ [name]: start[name] ?? '' });
        focusField(form.field(name).id);
      }}
    />
  ) : undefined;
  return { form, controls, failure, toInput: () => toInput(form.values) };
}

/** More options than these fill the width and scroll. */
const fewOptions = 12;

const inputTypes = { date: 'date', datetime: 'datetime-local', line: 'text', number: 'text', time: 'time' } as const;

function EntityControl({
  field: {
    name,
    label,
    kind,
    options = [],
    isOptional: isNullable = false,
    isEmptyAllowed = false,
    help,
    alt,
    control,
  },
  form,
  picture,
  onBusy,
}: {
  readonly field: EntityField;
  /** Picture that the field describes. */
  readonly picture: EntityField | undefined;
  onBusy(isBusy: boolean): void;
  readonly form: {
    field(name: string): ReturnType<ReturnType<typeof useForm<Texts, z.core.$ZodType, unknown>>['field']>;
    readonly values: Texts;
    set(part: Texts): void;
  };
}) {
  const t = useText();
  const state = form.field(name);
  const { id, value, error } = state;
  const isDescribed = picture !== undefined && form.values[picture.name] !== '';
  if (picture !== undefined && isNullable && !isDescribed) return null;
  const isOptional = (isNullable || isEmptyAllowed) && !isDescribed;
  const props = { ...state, label, help, optional: isOptional, required: !isOptional };
  if (kind === 'choices') {
    const chosen = split(value, ',');
    const toggle = (one: string) => (chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
    const isMany = options.length > fewOptions;
    const choices = (
      <Fieldset error={error} help={help} id={id} label={label} required={!isOptional}>
        <div className={styles.choices} data-many={isMany || undefined}>
          {options.map((option) => (
            <Checkbox
              checked={chosen.includes(option.value)}
              key={option.value}
              label={option.label}
              onChange={() => form.set({ [name]: toggle(option.value).join(',') })}
            />
          ))}
        </div>
      </Fieldset>
    );
    return isMany ? <div className={styles.wide}>{choices}</div> : choices;
  }
  if (kind === 'picture') {
    return (
      <div className={styles.wide}>
        <PictureInput
          error={error}
          id={id}
          label={label}
          nextId={alt === undefined ? undefined : form.field(alt).id}
          onBusy={onBusy}
          onChange={(address) =>
            form.set({ [name]: address, ...(address === '' && alt !== undefined && { [alt]: '' }) })
          }
          optional={isOptional}
          required={!isOptional}
          value={value}
        />
      </div>
    );
  }
  if (kind === 'select') return <Select {...props} options={options} placeholder={t('queue.choose')} />;
  const rows = { error, id, label, onChange: (text: string) => form.set({ [name]: text }), value };
  if (kind === 'rows') return <div className={styles.wide}>{control?.(rows)}</div>;
  if (kind === 'blocks') {
    return (
      <div className={styles.wide}>
        <BlocksField {...rows} />
      </div>
    );
  }
  if (kind === 'html') {
    return (
      <div className={styles.wide}>
        <RichEditor
          error={error}
          help={help}
          id={id}
          label={label}
          onChange={(html) => form.set({ [name]: html })}
          optional={isOptional}
          required={!isOptional}
          value={value}
        />
      </div>
    );
  }
  if (kind === 'text' || kind === 'lines') {
    return (
      <div className={styles.wide}>
        <TextArea {...props} rows={kind === 'text' ? 8 : 4} />
      </div>
    );
  }
  return <TextField {...props} inputMode={kind === 'number' ? 'decimal' : undefined} type={inputTypes[kind]} />;
}
