import { inquiryAskOn, inquiryGet, inquiryLimits, inquiryList, travelCounts } from '@haesol/contracts/travel';
import { Button, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import styles from './InquiriesScreen.module.css';

const initial = { content: '' };

/** Form for a further text below the answer, with which the inquiry waits again. The draft stays in the tab until it is sent. */
export function FurtherForm({ inquiryUid }: { readonly inquiryUid: string }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const form = useForm(inquiryAskOn.body, {
    initial,
    guard: 'leave',
    draft: tabDraft<typeof initial>(`inquiry.further.${inquiryUid}`, initial, { keep: ['content'] }),
    send: (body, { idempotencyKey }) => call(inquiryAskOn, { params: { inquiryUid }, body }, { idempotencyKey }),
    async onSent() {
      shell.toast({ kind: 'done', text: t('inquiries.furtherSent') });
      await Promise.all(
        [inquiryGet, inquiryList, travelCounts].map(({ name }) => client.invalidateQueries({ queryKey: [name] })),
      );
    },
  });
  return (
    <Form
      actions={
        <Button busy={form.isBusy} size="form" type="submit">
          {t('inquiries.furtherSend')}
        </Button>
      }
      className={styles.further}
      form={form}
      hasSummary={false}
    >
      <TextArea {...form.field('content')} countMax={inquiryLimits.content} label={t('inquiries.further')} rows={4} />
    </Form>
  );
}
