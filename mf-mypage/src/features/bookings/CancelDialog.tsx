import {
  bookingCancel,
  bookingLimits,
  type MyBookingDetail,
  myEquCancel,
  myEquGet,
  myEquList,
} from '@haesol/contracts/lab';
import { Button, Dialog, RadioGroup, TextArea } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useCodes, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import styles from './BookingDrawer.module.css';

export interface CancelDialogProps {
  readonly booking: MyBookingDetail;
  readonly open: boolean;
  onClose(): void;
}

/** Reason for a cancellation; within 24 hours before the use staff decide. */
export function CancelDialog({ booking: { rsvUid, cancelNowYn }, open, onClose }: CancelDialogProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const reasons = useCodes('EQ_CANCEL_WHY');
  const isNow = cancelNowYn === 'Y';
  const form = useForm(bookingCancel, {
    initial: { whyCd: '', etcWhy: '' },
    toInput: ({ whyCd, etcWhy }) => ({ whyCd, ...(whyCd === 'OTHER' && { etcWhy }) }),
    send: (body, { idempotencyKey }) => call(myEquCancel, { params: { rsvUid }, body }, { idempotencyKey }),
    onSent({ state }) {
      onClose();
      for (const { name } of [myEquList, myEquGet]) void client.invalidateQueries({ queryKey: [name] });
      shell.toast({ kind: 'done', text: t(`bookings.cancelled.${state === 'CANCELLED' ? 'now' : 'asked'}`) });
    },
  });
  return (
    <Dialog
      foot={
        <>
          <Button onClick={onClose} size="form">
            {t('bookings.keep')}
          </Button>
          <Button busy={form.isBusy} onClick={form.submit} size="form" variant="danger">
            {t(isNow ? 'bookings.cancel' : 'bookings.askCancel')}
          </Button>
        </>
      }
      onClose={onClose}
      open={open}
      title={t(isNow ? 'bookings.cancelTitle' : 'bookings.askCancelTitle')}
    >
      <Form actions={null} className={styles.part} form={form}>
        <p>{t(isNow ? 'bookings.cancelText' : 'bookings.askCancelText', { hours: bookingLimits.freeCancelHours })}</p>
        <RadioGroup
          {...form.field('whyCd')}
          label={t('bookings.why')}
          layout="column"
          options={reasons.map(({ code, codeName }) => ({ value: code, label: codeName }))}
        />
        {form.values.whyCd === 'OTHER' && (
          <TextArea {...form.field('etcWhy')} countMax={bookingLimits.why} label={t('bookings.etcWhy')} required />
        )}
      </Form>
    </Dialog>
  );
}
