import { type Review, reviewLimits, reviewReport } from '@haesol/contracts/travel';
import { Button, Dialog, RadioGroup, TextArea } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCodes, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import Flag from 'lucide-react/icons/flag';
import { useState } from 'react';
import styles from './ReportButton.module.css';

/** Opens a form that reports a review; asks visitors to sign in first. */
export function ReportButton({ review }: { readonly review: Review }) {
  const t = useText();
  const shell = useShell();
  const [isOpen, setIsOpen] = useState(false);
  async function open() {
    if (shell.session.get().isLogin || (await shell.requireLogin())) setIsOpen(true);
  }
  return (
    <div>
      <Button icon={Flag} onClick={() => void open()} size="small" variant="text">
        {t('review.report')}
      </Button>
      <Dialog onClose={() => setIsOpen(false)} open={isOpen} title={t('review.report')}>
        <ReportForm onDone={() => setIsOpen(false)} review={review} />
      </Dialog>
    </div>
  );
}

function ReportForm({ review, onDone }: { readonly review: Review; onDone(): void }) {
  const t = useText();
  const shell = useShell();
  const reasons = useCodes('REVIEW_REPORT');
  const report = useEndpointMutation(reviewReport);
  const form = useForm(reviewReport.body, {
    initial: { reasonCd: '', text: '' },
    send: (body, { idempotencyKey }) =>
      report.mutateAsync({ params: { reviewUid: review.reviewUid }, body, idempotencyKey }),
    onSent() {
      onDone();
      shell.toast({ kind: 'done', text: t('review.reported') });
    },
  });
  return (
    <Form
      actions={
        <Button block busy={form.isBusy} type="submit" variant="primary">
          {t('review.send')}
        </Button>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
      <RadioGroup
        {...form.field('reasonCd')}
        label={t('review.reason')}
        layout="column"
        options={reasons.map(({ code, codeName }) => ({ value: code, label: codeName }))}
      />
      <TextArea {...form.field('text')} countMax={reviewLimits.report} label={t('review.reasonText')} rows={3} />
    </Form>
  );
}
