import {
  type ApplicationDetail,
  myApplicationGet,
  myApplicationSupplement,
  myApplications,
  supplementMax,
} from '@haesol/contracts/learn';
import { Button, MessageBar, TextArea } from '@haesol/kit';
import { AttachmentField, Form, tabDraft, toFileUids, useAttachments, useForm } from '@haesol/remote/form';
import { useCall, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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
      <AnswerForm application={application} />
    </section>
  );
}

function AnswerForm({ application: { aplUid } }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const documents = useAttachments({ kind: 'attach', refType: 'TIMELINE', draft: `supplement.${aplUid}.files` }, []);
  const [isWaiting, setWaiting] = useState(false);
  const form = useForm(myApplicationSupplement.body, {
    initial,
    toInput: ({ answer }) => ({ answer, fileUids: toFileUids(documents.files) }),
    guard: 'leave',
    isEdited: documents.files.length > 0,
    draft: tabDraft(`supplement.${aplUid}`, initial, { keep: ['answer'], files: [documents] }),
    confirm() {
      setWaiting(documents.isUploading);
      return !documents.isUploading;
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
      <AttachmentField
        attachments={documents}
        error={form.errorOf('fileUids')}
        id={form.field('fileUids').id}
        label={t('applications.supplement.files')}
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
