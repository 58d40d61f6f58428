import { bookingLimits, bookingPurposes, type EquipmentDetail } from '@haesol/contracts/lab';
import { Checkbox, RadioGroup, Stepper, TextField } from '@haesol/kit';
import { AttachmentField, type Attachments, type FormHandle } from '@haesol/remote/form';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import styles from './BookingDialog.module.css';
import type { BookingValues } from './bookingValues.ts';

export interface UseFieldsProps {
  readonly device: EquipmentDetail;
  readonly form: FormHandle<BookingValues>;
  readonly sheets: Attachments;
}

/** Fields about the use of the equipment. */
export function UseFields({ device, form, sheets }: UseFieldsProps) {
  const t = useText();
  const modes = useCodes('EQ_MODE').filter(({ code }) => device.modes.some((mode) => mode === code));
  const purposes = useCodes('EQ_PURPOSE').filter(({ code }) => bookingPurposes.some((purpose) => purpose === code));
  const toOptions = (codes: typeof modes) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));
  return (
    <>
      <RadioGroup {...form.field('modeCd')} label={t('booking.form.mode')} options={toOptions(modes)} />
      <RadioGroup {...form.field('purposeCd')} label={t('booking.form.purpose')} options={toOptions(purposes)} />
      <TextField
        {...form.field('projectNm')}
        countMax={bookingLimits.projectNm}
        label={t('booking.form.project')}
        optional
      />
      <div className={styles.pair}>
        <TextField {...form.field('sampleNm')} label={t('booking.form.sample')} optional />
        <TextField
          {...form.field('sampleCnt')}
          inputMode="numeric"
          label={t('booking.form.sampleCount')}
          optional
          required={false}
        />
      </div>
      <RadioGroup
        {...form.field('hazardYn')}
        help={t('booking.form.hazardHelp')}
        label={t('booking.form.hazard')}
        options={[
          { value: 'N', label: t('booking.form.hazardNo') },
          { value: 'Y', label: t('booking.form.hazardYes') },
        ]}
      />
      {form.values.hazardYn === 'Y' && (
        <AttachmentField
          attachments={sheets}
          error={form.errorOf('hazardFileUids')}
          id={form.field('hazardFileUids').id}
          label={t('booking.form.sheets')}
          required
        />
      )}
      <Stepper
        label={t('booking.form.companions')}
        max={bookingLimits.companions}
        min={0}
        onValueChange={(count) => form.set({ companions: String(count) })}
        value={Number(form.values.companions)}
      />
      <Checkbox
        {...form.field('isSafe')}
        label={t(device.trainingYn === 'Y' ? 'booking.form.trained' : 'booking.form.safety')}
        look="card"
        required
      />
    </>
  );
}
