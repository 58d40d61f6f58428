import {
  type ApplicationDetail,
  myApplicationGet,
  myApplicationSupplement,
  myApplications,
  supplementMax,
} from '@haesol/contracts/learn';
import { Button, MessageBar, TextArea } from '@haesol/kit';
import {
  AttachmentField,
  type Attachments,
  Form,
  tabDraft,
  toFileUids,
  useAttachments,
  useForm,
} from '@haesol/remote/form';
import { useCall, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from './SupplementPanel.module.css';

const initial = { answer: '', fileUids: [] as readonly string[] };

/** Request of staff with its deadline, and the response. */
export function SupplementPanel({ application }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const { formatDate } = useFormats();
  const { dueDt, overdueYn, timeline, contact } = application;
  const request = timeline.findLast(({ type }) => type === 'REQUEST');
  return (
    <section aria-labelledby="supplement-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id="supplement-title">
          {t('applications.supplement.title')}
        </h2>
        {dueDt !== null && (
          <p className={styles.due}>
            {t(overdueYn === 'Y' ? 'matter.overdue' : 'matter.due', { date: formatDate(dueDt) })}
          </p>
        )}
      </div>
      <p className={styles.memo}>{request?.memo}</p>
      <p className={styles.note}>
        {t(overdueYn === 'Y' ? 'applications.supplement.late' : 'applications.supplement.by', { contact })}
      </p>
      <AnswerForm application={application} names={request?.documents?.map(({ name }) => name) ?? []} />
    </section>
  );
}

interface AnswerFormProps {
  readonly application: ApplicationDetail;
  /** Documents that staff have requested. */
  readonly names: readonly string[];
}

function AnswerForm({ application: { aplUid }, names }: AnswerFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const others = useAttachments({ kind: 'attach', refType: 'TIMELINE', draft: `supplement.${aplUid}.files` }, []);
  const [documents, setDocuments] = useState<ReadonlyMap<string, Attachments>>(new Map());
  const [isWaiting, setWaiting] = useState(false);
  const all = [...documents.values(), others];
  const form = useForm(myApplicationSupplement.body, {
    initial,
    toInput: ({ answer }) => ({
      answer,
      fileUids: toFileUids(others.files),
      // An earlier release of the server refuses an answer with them.
      ...(names.length > 0 && {
        documents: names.map((name) => ({ name, fileUids: toFileUids(documents.get(name)?.files ?? []) })),
      }),
    }),
    guard: 'leave',
    isEdited: all.some(({ files }) => files.length > 0),
    draft: tabDraft(`supplement.${aplUid}`, initial, { keep: ['answer'], files: all }),
    confirm() {
      const isUploading = all.some((one) => one.isUploading);
      setWaiting(isUploading);
      return !isUploading;
    },
    send: (body, { idempotencyKey }) => call(myApplicationSupplement, { params: { aplUid }, body }, { idempotencyKey }),
    onSent() {
      shell.toast({ kind: 'done', text: t('applications.supplement.sent') });
      for (const { name } of [myApplicationGet, myApplications]) void client.invalidateQueries({ queryKey: [name] });
    },
    onRefused: () => void client.invalidateQueries({ queryKey: [myApplicationGet.name] }),
  });
  return (
    <Form
      actions={
        <p>
          <Button busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('applications.supplement.send')}
          </Button>
        </p>
      }
      className={styles.form}
      form={form}
    >
      <TextArea
        {...form.field('answer')}
        countMax={supplementMax}
        label={t('applications.supplement.answer')}
        rows={5}
      />
      {names.map((name, at) => (
        <DocumentField
          draft={`supplement.${aplUid}.document.${at}`}
          key={name}
          name={name}
          onChange={(files) => setDocuments((known) => new Map(known).set(name, files))}
        />
      ))}
      {names.length > 0 && <p className={styles.note}>{t('applications.supplement.missing')}</p>}
      <AttachmentField
        attachments={others}
        error={form.errorOf('fileUids')}
        id={form.field('fileUids').id}
        label={t(names.length === 0 ? 'applications.supplement.files' : 'applications.supplement.others')}
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

interface DocumentFieldProps {
  readonly name: string;
  /** Name of the draft in this tab. */
  readonly draft: string;
  onChange(files: Attachments): void;
}

/** Files of one document that staff have requested. */
function DocumentField({ name, draft, onChange }: DocumentFieldProps) {
  const attachments = useAttachments({ kind: 'attach', refType: 'TIMELINE', draft }, []);
  const { files, isUploading } = attachments;
  const latest = useRef({ attachments, onChange });
  latest.current = { attachments, onChange };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form has the files as they change
  useEffect(() => latest.current.onChange(latest.current.attachments), [files, isUploading]);
  return <AttachmentField attachments={attachments} label={name} optional />;
}
