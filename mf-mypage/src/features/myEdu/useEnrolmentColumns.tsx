import { eduKindNames, type MyEnrolment } from '@haesol/contracts/learn';
import { type DataColumn, LinkButton, TextLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import { toMyEduHref } from '#paths';
import { MatterBadge } from '#ui/MatterBadge';
import { CancelButton } from './CancelButton.tsx';
import { OfferButtons } from './OfferButtons.tsx';
import styles from './useEnrolmentColumns.module.css';

/** Returns the columns of the member's courses; with the name for those of colleagues. */
export function useEnrolmentColumns(whose: 'OWN' | 'COLLEAGUE'): readonly DataColumn<MyEnrolment>[] {
  const t = useText();
  const { formatShortDate, formatPeriod } = useFormats();
  return [
    {
      key: 'state',
      header: t('myEdu.state'),
      role: 'status',
      width: '8rem',
      align: 'start',
      cell: ({ state, waitNo }) => <MatterBadge kind="EDU" state={state} waitNo={waitNo} />,
    },
    { key: 'title', header: t('myEdu.course'), role: 'title', cell: (row) => <Title row={row} whose={whose} /> },
    {
      key: 'period',
      header: t('myEdu.period'),
      role: 'date',
      width: '9.5rem',
      onPhone: 'labelled',
      phoneLabel: t('myEdu.periodShort'),
      cell: ({ startDt, endDt }) => (startDt === endDt ? formatShortDate(startDt) : formatPeriod(startDt, endDt)),
    },
    {
      key: 'appliedDt',
      header: t('myEdu.appliedDt'),
      role: 'date',
      width: '6.5rem',
      onPhone: 'labelled',
      phoneLabel: t('myEdu.appliedShort'),
      cell: ({ appliedDt }) => <time dateTime={appliedDt}>{formatShortDate(appliedDt)}</time>,
    },
    {
      key: 'action',
      header: t('myEdu.action'),
      role: 'action',
      width: '8rem',
      align: 'end',
      cell: (row) => <RowAction row={row} />,
    },
  ];
}

/** Title with the period `12. 3.~12. 4.`, or the single day. */
function Title({ row, whose }: { readonly row: MyEnrolment; readonly whose: 'OWN' | 'COLLEAGUE' }) {
  const t = useText();
  const { aplUid, title, kind: eduKind = 'COURSE', typeCd, hours, attendeeNm } = row;
  const about = t('myEdu.kind', { type: t(`myEdu.types.${typeCd}`), hours });
  const kind = eduKind === 'COURSE' ? about : `${eduKindNames[eduKind]} · ${about}`;
  return (
    <>
      <TextLink href={toMyEduHref(aplUid)} tone="quiet">
        {title}
      </TextLink>
      <span className={styles.kind}>{whose === 'OWN' ? kind : `${attendeeNm} · ${kind}`}</span>
    </>
  );
}

/** Next action of the member. */
function RowAction({ row }: { readonly row: MyEnrolment }) {
  const t = useText();
  const { aplUid, title, state, onlineUrl, certUrl, cancellableYn } = row;
  if (certUrl !== null) {
    return (
      <LinkButton aria-label={t('myEdu.certificateOf', { title })} download href={certUrl} icon={Download} size="small">
        {t('myEdu.certificate')}
      </LinkButton>
    );
  }
  if (onlineUrl !== null && state === 'LEARNING') {
    return (
      <LinkButton
        aria-label={t('myEdu.enterOf', { title })}
        href={onlineUrl}
        rel="noopener noreferrer"
        size="small"
        target="_blank"
        variant="primary"
      >
        {t('myEdu.enter')}
      </LinkButton>
    );
  }
  if (row.acceptableYn === 'Y') return <OfferButtons enrolment={row} size="small" />;
  if (cancellableYn === 'Y') return <CancelButton enrolment={row} size="small" />;
  if (state === 'REJECTED') {
    return (
      <LinkButton aria-label={t('myEdu.reasonOf', { title })} href={toMyEduHref(aplUid)} size="small">
        {t('myEdu.reason')}
      </LinkButton>
    );
  }
  return null;
}
