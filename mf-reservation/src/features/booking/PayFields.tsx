import type { EndpointData } from '@haesol/contracts/common';
import { classMay } from '@haesol/contracts/identity';
import { bookingSettlements } from '@haesol/contracts/lab';
import type { getMyPage } from '@haesol/contracts/member';
import { Checkbox, DefinitionTable, PhoneField, RadioGroup, TextField } from '@haesol/kit';
import { AttachmentField, type Attachments, type FormHandle } from '@haesol/remote/form';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import type { BookingValues } from './bookingValues.ts';

export interface PayFieldsProps {
  readonly form: FormHandle<BookingValues>;
  readonly person: EndpointData<typeof getMyPage> | undefined;
  readonly documents: Attachments;
}

/** Contact and payment fields. */
export function PayFields({ form, person, documents }: PayFieldsProps) {
  const t = useText();
  const settlements = useCodes('EQ_SETTLE').filter(({ code }) => bookingSettlements.some((known) => known === code));
  const { onBlur, ...tel } = form.field('tel');
  return (
    <>
      {person !== undefined && (
        <DefinitionTable
          caption={t('booking.form.applicant')}
          items={[
            { term: t('booking.form.name'), value: person.user_nm },
            {
              term: t('booking.form.affiliation'),
              value: person.affiliation.companyNm ?? person.affiliation.affiliation ?? t('booking.form.none'),
            },
          ]}
        />
      )}
      <PhoneField
        {...tel}
        label={t('booking.form.tel')}
        onBlur={onBlur}
        onValueChange={(value) => form.set({ tel: value })}
        value={form.values.tel}
      />
      <RadioGroup
        {...form.field('settleCd')}
        label={t('booking.form.settle')}
        options={settlements.map(({ code, codeName }) => ({
          value: code,
          label: codeName,
          description: code === 'TICKET' ? t('booking.form.ticketText') : undefined,
        }))}
      />
      {classMay('taxInvoice', person?.memberClass) && (
        <TextField
          {...form.field('taxMail')}
          autoComplete="email"
          help={t('booking.form.taxMailHelp')}
          label={t('booking.form.taxMail')}
          optional
          type="email"
        />
      )}
      <AttachmentField
        attachments={documents}
        error={form.errorOf('fileUids')}
        id={form.field('fileUids').id}
        label={t('booking.form.files')}
        optional
      />
      <Checkbox
        {...form.field('isAgreed')}
        description={t('booking.form.agreeText')}
        label={t('booking.form.agree')}
        look="card"
        required
      />
    </>
  );
}
