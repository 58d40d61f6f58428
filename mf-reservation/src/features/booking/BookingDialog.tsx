import type { EndpointData } from '@haesol/contracts/common';
import { bookingForm, type EquipmentDetail, equipmentReserve } from '@haesol/contracts/lab';
import { getMyPage } from '@haesol/contracts/member';
import { Button, Dialog, StepIndicator } from '@haesol/kit';
import {
  type Attachments,
  Form,
  tabDraft,
  toFileUids,
  useAttachments,
  useForm,
  useUploadWait,
} from '@haesol/remote/form';
import { useCall, useEndpoint, useSession, useText } from '@haesol/remote/lifecycle';
import { useRef, useState } from 'react';
import styles from './BookingDialog.module.css';
import { BookingDone } from './BookingDone.tsx';
import { BookingReview } from './BookingReview.tsx';
import { type BookingValues, bookingNames, findStepErrors, toBookingInput, toInitialValues } from './bookingValues.ts';
import { HeldSlots } from './HeldSlots.tsx';
import { HoldTimer } from './HoldTimer.tsx';
import { PayFields } from './PayFields.tsx';
import { UseFields } from './UseFields.tsx';
import type { Held, Hold } from './useHold.ts';
import { useOnChange } from './useOnChange.ts';

type Booked = EndpointData<typeof equipmentReserve>;
const stepNames = { 1: 'use', 2: 'pay', 3: 'review' } as const;
type Step = keyof typeof stepNames;
/** Fields of the draft; consents apply to one booking. */
const keptFields = [
  'modeCd',
  'purposeCd',
  'projectNm',
  'sampleNm',
  'sampleCnt',
  'hazardYn',
  'companions',
  'tel',
  'taxMail',
] as const;

export interface BookingDialogProps {
  readonly device: EquipmentDetail;
  readonly hold: Hold;
  onBooked(): void;
}

/** Booking form in three steps, during the hold of its slots. The input stays when the hold is lost. */
export function BookingDialog({ device, hold, onBooked }: BookingDialogProps) {
  const t = useText();
  const [booked, setBooked] = useState<{ answer: Booked; held: Held }>();
  const [formNo, setFormNo] = useState(0);
  const { held } = hold;
  const isOpen = booked !== undefined || held !== undefined;
  const close = () => {
    if (booked === undefined) hold.release();
    setBooked(undefined);
  };
  const shown = booked?.held ?? held;
  return (
    <>
      {booked !== undefined && (
        <Dialog
          foot={
            <Button onClick={close} size="form">
              {t('booking.form.close')}
            </Button>
          }
          onClose={close}
          open
          size="wide"
          title={t('booking.done.title')}
        >
          <BookingDone booked={booked.answer} device={device} held={booked.held} onClose={close} />
        </Dialog>
      )}
      <FormDialog
        device={device}
        hold={hold}
        isOpen={isOpen && booked === undefined}
        // Consent and safety rules apply to one booking: the next one starts with an empty form.
        key={formNo}
        onBooked={(answer) => {
          if (shown !== undefined) setBooked({ answer, held: shown });
          setFormNo(formNo + 1);
          hold.finish();
          onBooked();
        }}
        onClose={close}
      />
    </>
  );
}

interface FormDialogProps {
  readonly device: EquipmentDetail;
  readonly hold: Hold;
  readonly isOpen: boolean;
  onClose(): void;
  onBooked(answer: Booked): void;
}

function useBookingForm(
  { device, hold, onBooked }: FormDialogProps,
  files: { readonly sheets: Attachments; readonly documents: Attachments },
) {
  const t = useText();
  const call = useCall();
  const { isLogin } = useSession();
  const { data: person } = useEndpoint(getMyPage, isLogin ? {} : undefined);
  const { sheets, documents } = files;
  const sent = { hazardFileUids: toFileUids(sheets.files), fileUids: toFileUids(documents.files) };
  const initial = toInitialValues(device, person, hold.held?.settleCd);
  const form = useForm(bookingForm, {
    initial,
    draft: tabDraft<BookingValues>(`booking.${device.eqUid}`, initial, {
      keep: keptFields,
      files: [sheets, documents],
    }),
    names: bookingNames,
    toInput: (values: BookingValues) => toBookingInput(values, sent),
    confirm: useUploadWait(t('booking.uploading'), sheets, documents),
    send: (body, { idempotencyKey }) =>
      call(equipmentReserve, { body: { holdId: hold.held?.holdId ?? '', ...body } }, { idempotencyKey }),
    onSent: onBooked,
  });
  return { form, person, sent };
}

/** Scrolls each step to its start, with the booked slots visible above it. */
function useStepFocus(step: Step) {
  const element = useRef<HTMLElement>(null);
  useOnChange(step, () => {
    const dialog = element.current?.closest('dialog');
    if (dialog) dialog.scrollTop = 0;
    element.current?.focus({ preventScroll: true });
  });
  return element;
}

function FormDialog(props: FormDialogProps) {
  const { device, hold, isOpen, onClose } = props;
  const t = useText();
  const draft = `booking.${device.eqUid}`;
  const sheets = useAttachments({ kind: 'attach', refType: 'BOOKING', draft: `${draft}.sheets` }, []);
  const documents = useAttachments({ kind: 'attach', refType: 'BOOKING', draft: `${draft}.files` }, []);
  const { form, person, sent } = useBookingForm(props, { sheets, documents });
  const [step, setStep] = useState<Step>(1);
  const stepElement = useStepFocus(step);
  const { held } = hold;

  function goOn() {
    if (step === 3) return;
    const errors = findStepErrors(form.values, sent, step);
    if (Object.keys(errors).length > 0) form.setErrors(errors);
    else setStep(step === 1 ? 2 : 3);
  }

  return (
    <Dialog
      foot={
        <>
          {held !== undefined && <HoldTimer held={held} hold={hold} onLeave={onClose} />}
          <div className={styles.buttons}>
            <Button onClick={() => (step === 1 ? onClose() : setStep(step === 3 ? 2 : 1))} size="form">
              {t(step === 1 ? 'booking.form.close' : 'booking.form.back')}
            </Button>
            {step === 3 ? (
              <Button busy={form.isBusy} onClick={form.submit} size="form" variant="primary">
                {t('booking.form.send')}
              </Button>
            ) : (
              <Button onClick={goOn} size="form" variant="primary">
                {t('booking.form.next')}
              </Button>
            )}
          </div>
        </>
      }
      onClose={onClose}
      open={isOpen}
      size="wide"
      title={t('booking.form.title')}
    >
      <div className={styles.body}>
        <StepIndicator
          current={step}
          steps={Object.values(stepNames).map((name) => ({ label: t(`booking.form.steps.${name}`) }))}
        />
        {held !== undefined && step !== 3 && <HeldSlots device={device} held={held} />}
        <Form actions={null} className={styles.form} form={form}>
          <section
            aria-label={t(`booking.form.steps.${stepNames[step]}`)}
            className={styles.form}
            ref={stepElement}
            tabIndex={-1}
          >
            {step === 1 && <UseFields device={device} form={form} sheets={sheets} />}
            {step === 2 && <PayFields documents={documents} form={form} person={person} />}
            {step === 3 && held !== undefined && (
              <BookingReview device={device} held={held} person={person} values={form.values} />
            )}
          </section>
        </Form>
      </div>
    </Dialog>
  );
}
