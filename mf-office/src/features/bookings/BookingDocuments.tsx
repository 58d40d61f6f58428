import type { EndpointData } from '@haesol/contracts/common';
import { type adminBookingGet, toStaffDocumentPath } from '@haesol/contracts/lab';
import { Button } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import FileDown from 'lucide-react/icons/file-down';
import { usePageRight } from '#ui/officeRights';

/** Buttons for the statement of a booking and the receipt of a paid one, with the numbers that its member has, too. */
export function BookingDocuments({ booking }: { readonly booking: EndpointData<typeof adminBookingGet> }) {
  const t = useText();
  const shell = useShell();
  const { mayMove } = usePageRight();
  if (!mayMove) return null;
  const save = (kind: 'receipt' | 'statement') =>
    shell.http
      .download({ name: `admin.${kind}`, method: 'GET', path: toStaffDocumentPath(booking.rsvUid, kind) })
      .catch(() => shell.toast({ kind: 'error', text: t('queue.downloadFailed') }));
  return (
    <>
      <Button icon={FileDown} onClick={() => void save('statement')}>
        {t('bookings.documents.statement')}
      </Button>
      {booking.settleState === 'PAID' && (
        <Button icon={FileDown} onClick={() => void save('receipt')}>
          {t('bookings.documents.receipt')}
        </Button>
      )}
    </>
  );
}
