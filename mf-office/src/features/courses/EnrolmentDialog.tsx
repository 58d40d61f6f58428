import {
  adminAllEnrolments,
  adminEnrolments,
  enrollStateNames,
  type StaffEnrolment,
  toStaffCertificatePath,
} from '@haesol/contracts/learn';
import { DefinitionTable, Dialog } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import { useBulk } from '#moves/sendRows';
import { useRefresh } from '#moves/useRefresh';
import { Assignee } from '#ui/Assignee';
import { DialogFoot } from '#ui/DialogFoot';
import { DownloadButton } from '#ui/DownloadButton';
import { FileLinks } from '#ui/FileLinks';
import { Lines } from '#ui/Lines';
import { LookPurpose } from '#ui/LookPurpose';
import { MailPreview } from '#ui/MailPreview';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OtherItems } from '#ui/OtherItems';
import { Presence } from '#ui/Presence';

export interface EnrolmentDialogProps {
  readonly enrolment: StaffEnrolment;
  onClose(): void;
}

/** Shows the contents of an enrolment: motive, requests, proof of employment and files. */
export function EnrolmentDialog({ enrolment, onClose }: EnrolmentDialogProps) {
  const t = useText();
  const { aplUid, aplNo, state, attendeeNm, affiliation, position, email, tel, appliedDt, files } = enrolment;
  const { certNo, applicantNm = '', motive, needs, needsText, proofCd, proofEmail } = enrolment;
  const { preview } = useBulk()<StaffEnrolment, 'APPROVED'>({
    queueOf: () => 'enrolments',
    uidOf: (row) => row.aplUid,
  });
  return (
    <Dialog
      foot={<DialogFoot label={undefined} onClose={onClose} />}
      onClose={onClose}
      open
      size="wide"
      title={`${attendeeNm} ${aplNo}`}
    >
      <Presence of="ENROLMENT" uid={aplUid} />
      <Assignee
        item={enrolment}
        onAssigned={useRefresh(adminAllEnrolments, adminEnrolments)}
        queue="enrolments"
        uid={aplUid}
      />
      <DefinitionTable
        caption={t('enrolments.contents')}
        items={[
          { term: t('queue.state'), value: enrollStateNames[state] },
          { term: t('queue.created'), value: formatDateTime(appliedDt) },
          { term: t('enrolments.applicant'), value: applicantNm },
          { term: t('enrolments.affiliation'), value: [affiliation, position].filter(Boolean).join(' · ') },
          { term: t('enrolments.contact'), value: `${email} · ${tel}` },
          { term: t('enrolments.motive'), value: motive === '' ? '' : <Lines>{motive}</Lines> },
          {
            term: t('enrolments.needs'),
            value: [...needs.map((need) => t(`enrolments.need.${need}`)), needsText].filter(Boolean).join(' · '),
          },
          {
            term: t('enrolments.proof'),
            value: proofCd === null ? '' : [t(`enrolments.proofs.${proofCd}`), proofEmail].filter(Boolean).join(' · '),
          },
        ].filter(({ value }) => value !== '')}
      />
      {state === 'APPLIED' && (
        <MailPreview
          load={() => preview(enrolment, 'APPROVED', undefined)}
          text={state}
          title={t('mailPreview.openOf', { move: t('enrolments.moves.APPROVED') })}
        />
      )}
      <LookPurpose item={aplUid}>
        <FileLinks files={files} />
      </LookPurpose>
      {certNo !== null && (
        <div>
          <DownloadButton name="admin.certificate" path={toStaffCertificatePath(aplUid)}>
            {t('enrolments.certificate')}
          </DownloadButton>
        </div>
      )}
      <OtherItems of="ENROLMENT" uid={aplUid} />
      <OfficeNotes of="ENROLMENT" uid={aplUid} />
    </Dialog>
  );
}
