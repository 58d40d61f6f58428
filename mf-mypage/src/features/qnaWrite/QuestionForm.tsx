import { qnaCategories, qnaLimits } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import {
  Button,
  Checkbox,
  ErrorSummary,
  FilePicker,
  LinkButton,
  MessageBar,
  Select,
  TextArea,
  TextField,
} from '@haesol/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, toQnaDetailHref } from '#paths';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import styles from './QuestionForm.module.css';
import { SavedNote } from './SavedNote.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { useAttachments } from './useAttachments.ts';
import { useAutosave } from './useAutosave.ts';
import { writeMutations } from './writeQueries.ts';
import {
  type Attachment,
  checkQuestion,
  isSame,
  type QuestionValues,
  readReference,
  toAccept,
  writeFields,
} from './writeRules.ts';

export interface QuestionFormProps {
  /** Undefined for a new one. */
  readonly qnaUid?: string;
  readonly initial: QuestionValues;
  readonly images: readonly Attachment[];
  readonly files: readonly Attachment[];
  /** When its draft was kept last. */
  readonly savedDt: string | null;
}

const maxFiles = 3;

export function QuestionForm({ qnaUid, initial, images, files, savedDt }: QuestionFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [values, setValues] = useState(initial);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pictures = useAttachments('image', images);
  const documents = useAttachments('attach', files);
  const errors = useFormErrors(writeFields);
  const { mutateAsync, isPending } = useMutation(writeMutations.send(call));
  const autosave = useAutosave(values, initial, savedDt, qnaUid === undefined && !isSent && !isPending);
  const sentWith = useRef({ body: '', key: '' });

  const isGuarded = useRef(false);
  const isDirty = !isSent && (!isSame(values, initial) || pictures.files !== images || documents.files !== files);
  useEffect(() => {
    isGuarded.current = isDirty;
    shell.setDirty(isDirty);
    const unblock = isDirty ? shell.block(() => isGuarded.current) : undefined;
    return () => {
      unblock?.();
      shell.setDirty(false);
    };
  }, [shell, isDirty]);
  useEffect(() => {
    if (isSent) void client.invalidateQueries({ queryKey: ['qna'] });
  }, [client, isSent]);

  const change = (part: Partial<QuestionValues>) => {
    for (const field of Object.keys(part)) errors.clear(field);
    setValues({ ...values, ...part });
  };

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setFailure(undefined);
    if (isPending) return;
    if (pictures.isUploading || documents.isUploading) {
      setFailure(t('write.files.uploading'));
      return;
    }
    const checked = checkQuestion(values, pictures.files, documents.files, readReference(search));
    if ('errors' in checked) {
      errors.show(checked.errors);
      return;
    }
    const body = JSON.stringify(checked.form);
    // The same content goes with the same key, so that a lost answer does not make two questions.
    if (sentWith.current.body !== body) sentWith.current = { body, key: crypto.randomUUID() };
    try {
      const sent = await mutateAsync({ qnaUid, form: checked.form, key: sentWith.current.key });
      setSent(true);
      isGuarded.current = false;
      shell.toast({ kind: 'done', text: t(qnaUid === undefined ? 'write.sent' : 'write.changed') });
      shell.navigate(toQnaDetailHref(sent.qnaUid), { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!errors.show(toFieldErrors(error))) setFailure(error.message);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary errors={errors.summary} />
      <Select
        error={errors.textOf('categoryCd')}
        id={errors.idOf('categoryCd')}
        label={t('qna.category')}
        onChange={(event) => change({ categoryCd: event.target.value })}
        options={qnaCategories.map((value) => ({ value, label: t(`qna.categories.${value}`) }))}
        placeholder={t('write.choose')}
        required
        value={values.categoryCd}
      />
      <TextField
        countMax={qnaLimits.title}
        error={errors.textOf('title')}
        id={errors.idOf('title')}
        label={t('qna.title')}
        onChange={(event) => change({ title: event.target.value })}
        required
        value={values.title}
      />
      {qnaUid === undefined && <SimilarQuestions title={values.title} />}
      <Checkbox
        checked={values.privateYn === 'Y'}
        description={t('write.privateText')}
        label={t('write.private')}
        onChange={(event) => change({ privateYn: event.target.checked ? 'Y' : 'N' })}
      />
      <TextArea
        countMax={qnaLimits.content}
        error={errors.textOf('content')}
        help={t('write.contentHelp')}
        id={errors.idOf('content')}
        label={t('write.content')}
        onChange={(event) => change({ content: event.target.value })}
        required
        rows={10}
        value={values.content}
      />
      <FilePicker
        accept={toAccept('image')}
        error={errors.textOf('imageUids')}
        files={pictures.files}
        help={t('write.imagesHelp')}
        id={errors.idOf('imageUids')}
        label={t('write.images')}
        max={maxFiles}
        onAdd={pictures.add}
        onRemove={pictures.remove}
        optional
      />
      <FilePicker
        accept={toAccept('attach')}
        error={errors.textOf('fileUids')}
        files={documents.files}
        help={t('write.filesHelp')}
        id={errors.idOf('fileUids')}
        label={t('write.documents')}
        max={maxFiles}
        onAdd={documents.add}
        onRemove={documents.remove}
        optional
      />
      {failure !== undefined && (
        <MessageBar kind="danger" live="assertive">
          {failure}
        </MessageBar>
      )}
      <div className={styles.foot}>
        {qnaUid === undefined && <SavedNote autosave={autosave} />}
        <span className={styles.actions}>
          <LinkButton href={qnaUid === undefined ? paths.qna : toQnaDetailHref(qnaUid)} size="form">
            {t('write.cancel')}
          </LinkButton>
          <Button busy={isPending} size="form" type="submit" variant="primary">
            {t(qnaUid === undefined ? 'write.send' : 'write.save')}
          </Button>
        </span>
      </div>
    </form>
  );
}
