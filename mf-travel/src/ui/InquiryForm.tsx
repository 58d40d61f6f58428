import { inquiryInsert, inquiryLimits, inquiryList, travelCounts } from '@haesol/contracts/travel';
import { Button, LinkButton, Select, TextArea, TextField } from '@haesol/kit';
import {
  AttachmentField,
  Form,
  tabDraft,
  toFileUids,
  useAttachments,
  useForm,
  useUploadWait,
} from '@haesol/remote/form';
import { useCall, useCodes, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '#paths';
import styles from './InquiryForm.module.css';

interface InquiryValues {
  readonly categoryCd: string;
  readonly title: string;
  readonly content: string;
}

const initial: InquiryValues = { categoryCd: '', title: '', content: '' };
const keep = ['categoryCd', 'title', 'content'] as const;

export interface InquiryFormProps {
  /** Related reservation; empty for none. */
  readonly rsvtUid: string;
  readonly gdsUid: string;
  onSent(inquiryUid: string): void;
}

/** Inquiry form; members can attach files. The draft stays in the tab until it is sent. */
export function InquiryForm({ rsvtUid, gdsUid, onSent }: InquiryFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { isLogin } = useSession();
  const client = useQueryClient();
  const categories = useCodes('INQUIRY_CTG');
  const documents = useAttachments({ kind: 'attach', refType: 'INQUIRY', draft: 'inquiry.files' }, []);
  const form = useForm(inquiryInsert.body, {
    initial,
    guard: 'leave',
    isEdited: documents.files.length > 0,
    confirm: useUploadWait(t('inquiries.uploading'), documents),
    draft: tabDraft<InquiryValues>('inquiry', initial, { keep, files: [documents] }),
    toInput: (values) => ({
      ...values,
      ...(rsvtUid !== '' && { rsvtUid }),
      ...(gdsUid !== '' && { gdsUid }),
      fileUids: toFileUids(documents.files),
    }),
    send: (body, { idempotencyKey }) => call(inquiryInsert, { body }, { idempotencyKey }),
    onSent({ inquiryUid }) {
      for (const { name } of [inquiryList, travelCounts]) void client.invalidateQueries({ queryKey: [name] });
      shell.toast({ kind: 'done', text: t('inquiries.sent') });
      onSent(inquiryUid);
    },
  });
  return (
    <Form
      actions={
        <div className={styles.actions}>
          <LinkButton href={paths.inquiries} size="form">
            {t('inquiries.toList')}
          </LinkButton>
          <Button busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('inquiries.send')}
          </Button>
        </div>
      }
      className={styles.form}
      form={form}
    >
      <Select
        {...form.field('categoryCd')}
        label={t('inquiries.category')}
        options={categories.map(({ code, codeName }) => ({ value: code, label: codeName }))}
        placeholder={t('refundAsk.choose')}
      />
      <TextField {...form.field('title')} countMax={inquiryLimits.title} label={t('inquiries.title')} />
      <TextArea {...form.field('content')} countMax={inquiryLimits.content} label={t('inquiries.content')} rows={8} />
      {isLogin && <AttachmentField attachments={documents} label={t('inquiries.files')} optional />}
    </Form>
  );
}
