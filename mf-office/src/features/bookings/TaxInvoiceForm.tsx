import { type EndpointData, toSeoulDate } from '@haesol/contracts/common';
import { type adminBookingGet, adminTaxInvoice, taxStates } from '@haesol/contracts/lab';
import { Button } from '@haesol/kit';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { EntityDialog } from '#ui/EntityDialog';
import { usePageRight } from '#ui/officeRights';

interface TaxInvoiceFormProps {
  readonly booking: EndpointData<typeof adminBookingGet>;
  /** Requests the booking again. */
  onSaved(): Promise<unknown>;
}

/** Button with the form of a used booking's tax invoice: asked for, or issued with number and day. */
export function TaxInvoiceForm({ booking, onSaved }: TaxInvoiceFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { mayMove } = usePageRight();
  const [isOpen, setOpen] = useState(false);
  const { rsvUid, rev, tax } = booking;
  if (!mayMove || booking.state !== 'COMPLETED' || tax === undefined) return null;
  const today = toSeoulDate(shell.now());
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bookings.tax.record')}</Button>
      {isOpen && (
        <EntityDialog
          body={adminTaxInvoice.body}
          draft={`tax.${rsvUid}`}
          fields={[
            {
              name: 'taxState',
              kind: 'select',
              label: t('bookings.tax.state'),
              options: taxStates.map((value) => ({ value, label: t(`bookings.tax.states.${value}`) })),
            },
            {
              name: 'taxNo',
              kind: 'line',
              label: t('bookings.tax.no'),
              help: t('bookings.tax.noHelp'),
              isOptional: true,
            },
            { name: 'taxDt', kind: 'date', label: t('bookings.tax.dt'), isOptional: true },
            {
              name: 'taxMail',
              kind: 'line',
              label: t('bookings.tax.newMail'),
              help: t('bookings.tax.newMailHelp'),
              isOptional: true,
            },
          ]}
          hidden={{ rev }}
          initial={{
            taxState: tax.state === 'NONE' ? 'ASKED' : 'ISSUED',
            taxNo: tax.no ?? '',
            taxDt: tax.dt ?? (tax.state === 'ASKED' ? today : ''),
          }}
          onClose={() => setOpen(false)}
          onRefused={onSaved}
          save={t('bookings.tax.save')}
          saved={t('bookings.tax.saved')}
          send={(body) => call(adminTaxInvoice, { params: { rsvUid }, body }).then(onSaved)}
          title={t('bookings.tax.title')}
        >
          <p>{t('bookings.tax.note')}</p>
        </EntityDialog>
      )}
    </>
  );
}
