import type { EndpointData } from '@haesol/contracts/common';
import { type adminBookingGet, toStaffDocumentPath } from '@haesol/contracts/lab';
import { useText } from '@haesol/remote/lifecycle';
import { DownloadButton } from '#ui/DownloadButton';
import { usePageRight } from '#ui/officeRights';

/** Buttons for the statement of a booking and the receipt of a paid one, with the numbers that its member has, too. */
export function BookingDocuments({ booking }: { readonly booking: EndpointData<typeof adminBookingGet> }) {
  const t = useText();
  const { rsvUid, settleState } = booking;
  const { mayMove } = usePageRight();
  if (!mayMove) return null;
  return (
    <>
      <DownloadButton name="admin.statement" path={toStaffDocumentPath(rsvUid, 'statement')}>
        {t('bookings.documents.statement')}
      </DownloadButton>
      {settleState === 'PAID' && (
        <DownloadButton name="admin.receipt" path={toStaffDocumentPath(rsvUid, 'receipt')}>
          {t('bookings.documents.receipt')}
        </DownloadButton>
      )}
    </>
  );
}
