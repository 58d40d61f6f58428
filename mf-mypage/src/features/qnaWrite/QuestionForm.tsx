import {
  qnaCategories,
  qnaCreate,
  qnaDraftSave,
  qnaForm,
  qnaGet,
  qnaLimits,
  qnaList,
  qnaUpdate,
} from '@haesol/contracts/board';
import { Button, Checkbox, LinkButton, MessageBar, Select, TextArea, TextField } from '@haesol/kit';
import {
  type Attachment,
  AttachmentField,
  type Attachments,
  Form,
  type FormHandle,
  tabDraft,
  toFileUids,
  useAttachments,
  useForm,
  useRetryOnline,
} from '@haesol/remote/form';
import { useCall, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths, toQnaDetailHref } from '#paths';
import { QuestionSubject } from '#ui/QuestionSubject';
import styles from './QuestionForm.module.css';
import { SavedNote } from './SavedNote.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { type QuestionValues, type Reference, toDraft, toEditDrafts, toQuestionInput } from './writeRules.ts';

export interface QuestionFormProps {
  /** Undefined for a new one. */
  readonly qnaUid?: string;
  readonly initial: QuestionValues;
  /** Subject of the question. */
  readonly about: Reference;
  readonly images: readonly Attachment[];
  readonly files: readonly Attachment[];
  /** Time of the last saved draft. */
  readonly savedDt: string | null;
}

/** Fields whose edits a reload keeps; the files have drafts of their own. */
const editedFields = ['categoryCd', 'title', 'isPrivate', 'content'] as const;

/** Debounce of saving the draft, in milliseconds. */
const draftDelayMs = 3_000;

interface QuestionFormOptions extends QuestionFormProps {
  readonly pictures: Attachments;
  readonly documents: Attachments;
  onWait(isWaiting: boolean): void;
}

function useQuestionForm({ qnaUid, initial, about, pictures, documents, onWait }: QuestionFormOptions) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const saving = useEndpointMutation(qnaDraftSave);
  const form = useForm(qnaForm, {
    initial,
    toInput: (values) => toQuestionInput(values, about),
    guard: 'leave',
    isEdited: pictures.isUploading || documents.isUploading,
    draft:
      qnaUid === undefined
        ? { write: (values) => saving.mutate({ body: toDraft(values) }), delayMs: draftDelayMs }
        : tabDraft(toEditDrafts(qnaUid).fields, initial, { keep: editedFields, files: [pictures, documents] }),
    confirm() {
      const isUploading = pictures.isUploading || documents.isUploading;
      onWait(isUploading);
      return !isUploading;
    },
    send: (body, { idempotencyKey }) =>
      qnaUid === undefined
        ? call(qnaCreate, { body }, { idempotencyKey })
        : call(qnaUpdate, { params: { qnaUid }, body }, { idempotencyKey }),
    onSent(sent) {
      shell.toast({ kind: 'done', text: t(qnaUid === undefined ? 'write.sent' : 'write.changed') });
      shell.navigate(toQnaDetailHref(sent.qnaUid), { replace: true });
      for (const { name } of [qnaList, qnaGet]) void client.invalidateQueries({ queryKey: [name] });
    },
  });
  useRetryOnline(saving.isError, () => saving.mutate({ body: toDraft(form.values) }));
  useUidsOf(form, 'imageUids', pictures);
  useUidsOf(form, 'fileUids', documents);
  return { form, saving };
}

/** Syncs uploaded files to values of the form, so that they are sent, and saved with the draft. */
function useUidsOf(
  { values, set }: FormHandle<QuestionValues>,
  name: 'fileUids' | 'imageUids',
  { files }: Attachments,
): void {
  const uids = toFileUids(files);
  const hasChanged = uids.join() !== values[name].join();
  useEffect(() => {
    if (hasChanged) set({ [name]: uids });
  });
}

export function QuestionForm(props: QuestionFormProps) {
  const { qnaUid, about, images, files, savedDt } = props;
  const t = useText();
  const isNew = qnaUid === undefined;
  const draftOf = (field: 'files' | 'images') => (isNew ? {} : { draft: toEditDrafts(qnaUid)[field] });
  const pictures = useAttachments({ kind: 'image', refType: 'QNA', ...draftOf('images') }, images);
  const documents = useAttachments({ kind: 'attach', refType: 'QNA', ...draftOf('files') }, files);
  const [isWaiting, setWaiting] = useState(false);
  const { form, saving } = useQuestionForm({ ...props, pictures, documents, onWait: setWaiting });

  return (
    <Form
      actions={
        <div className={styles.foot}>
          {isNew && <SavedNote hasFailed={saving.isError} savedDt={saving.data?.savedDt ?? savedDt} />}
          <span className={styles.actions}>
            <LinkButton href={isNew ? paths.qna : toQnaDetailHref(qnaUid)} size="form">
              {t('write.cancel')}
            </LinkButton>
            <Button busy={form.isBusy} size="form" type="submit" variant="primary">
              {t(isNew ? 'write.send' : 'write.save')}
            </Button>
          </span>
        </div>
      }
      className={styles.form}
      form={form}
    >
      <QuestionSubject {...about} />
      <Select
        {...form.field('categoryCd')}
        label={t('qna.category')}
        options={qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) }))}
        placeholder={t('write.choose')}
      />
      <TextField {...form.field('title')} countMax={qnaLimits.title} label={t('qna.title')} />
      {isNew && <SimilarQuestions title={form.values.title} />}
      <Checkbox {...form.field('isPrivate')} description={t('write.privateText')} label={t('write.private')} />
      <TextArea
        {...form.field('content')}
        countMax={qnaLimits.content}
        help={t('write.contentHelp')}
        label={t('write.content')}
        rows={10}
      />
      <AttachmentField
        attachments={pictures}
        error={form.errorOf('imageUids')}
        id={form.field('imageUids').id}
        label={t('write.images')}
        optional
      />
      <AttachmentField
        attachments={documents}
        error={form.errorOf('fileUids')}
        id={form.field('fileUids').id}
        label={t('write.documents')}
        optional
      />
      {isWaiting && (
        <MessageBar kind="danger" live="assertive">
          {t('write.files.uploading')}
        </MessageBar>
      )}
    </Form>
  );
}
