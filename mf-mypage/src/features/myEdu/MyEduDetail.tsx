import { enrollStateNames, type MyEnrolmentDetail, myEduGet } from '@haesol/contracts/learn';
import { type DefinitionItem, DefinitionTable, EmptyState, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { QueryView, useEndpoint, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import { useEffect } from 'react';
import { paths, toCourseHref } from '#paths';
import { FileList } from '#ui/FileList';
import { MatterBadge } from '#ui/MatterBadge';
import { MatterTimeline } from '#ui/MatterTimeline';
import { CancelButton } from './CancelButton.tsx';
import { Lessons } from './Lessons.tsx';
import styles from './MyEduDetail.module.css';
import { listNextStates } from './myEduRules.ts';
import { OfferButtons } from './OfferButtons.tsx';

/** Enrolment: actions, lessons, input, and timeline. */
export function MyEduDetail({ aplUid }: { readonly aplUid: string }) {
  const t = useText();
  return (
    <QueryView
      notFound={
        <EmptyState text={t('myEdu.missingText')} title={t('myEdu.missing')}>
          <LinkButton href={paths.edu}>{t('myEdu.toList')}</LinkButton>
        </EmptyState>
      }
      query={useEndpoint(myEduGet, { params: { aplUid } })}
      skeleton={<Skeleton lines={12} />}
    >
      {(enrolment) => <Enrolment enrolment={enrolment} />}
    </QueryView>
  );
}

interface PartProps {
  readonly enrolment: MyEnrolmentDetail;
}

function Enrolment({ enrolment }: PartProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const shell = useShell();
  const { title, aplNo, appliedDt, state, waitNo, timeline } = enrolment;
  useEffect(() => {
    shell.setBreadcrumb([{ label: aplNo }]);
    return () => shell.setBreadcrumb([]);
  }, [shell, aplNo]);
  return (
    <article className={styles.enrolment} ref={keepFocus}>
      <header className={styles.header}>
        <p className={styles.meta}>
          <MatterBadge kind="EDU" state={state} waitNo={waitNo} />
          <span>{t('myEdu.received', { no: aplNo, date: formatDateTime(appliedDt) })}</span>
        </p>
        <h2 className={styles.title}>
          {enrolment.eduUid === null ? (
            title
          ) : (
            <TextLink href={toCourseHref(enrolment.eduUid)} tone="quiet">
              {title}
            </TextLink>
          )}
        </h2>
        <Actions enrolment={enrolment} />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Course enrolment={enrolment} />
          <Lessons enrolment={enrolment} />
          <Answers enrolment={enrolment} />
        </div>
        <section aria-label={t('matter.timeline')} className={styles.aside}>
          <h3 className={styles.heading}>{t('matter.timeline')}</h3>
          <MatterTimeline
            entries={timeline}
            kind="EDU"
            next={listNextStates(state).map((next) => enrollStateNames[next])}
          />
        </section>
      </div>
      <p className={styles.back}>
        <LinkButton href={paths.edu} icon={List} size="form">
          {t('myEdu.list')}
        </LinkButton>
      </p>
    </article>
  );
}

function Actions({ enrolment }: PartProps) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const { onlineUrl, certUrl, cancellableYn, cancelUntil, state } = enrolment;
  if (onlineUrl === null && certUrl === null && cancellableYn === 'N') return null;
  return (
    <div className={styles.actions}>
      {certUrl !== null && (
        <LinkButton download href={certUrl} icon={Download} size="form" variant="primary">
          {t('myEdu.downloadCertificate')}
        </LinkButton>
      )}
      {onlineUrl !== null && (
        <LinkButton href={onlineUrl} rel="noopener noreferrer" size="form" target="_blank" variant="primary">
          {t('myEdu.enter')}
        </LinkButton>
      )}
      <OfferButtons enrolment={enrolment} />
      {cancellableYn === 'Y' && <CancelButton enrolment={enrolment} />}
      {cancellableYn === 'Y' && state !== 'WAITLIST' && state !== 'OFFERED' && (
        <span className={styles.note}>{t('myEdu.cancelUntil', { day: formatShortDay(cancelUntil) })}</span>
      )}
    </div>
  );
}

function Course({ enrolment }: PartProps) {
  const t = useText();
  const { formatDay, formatKrw } = useFormats();
  const { startDt, endDt, typeCd, hours, place, lecturer, criteria, contact, fee, certNo, progressPct, score } =
    enrolment;
  const items: readonly (DefinitionItem | null)[] = [
    certNo === null ? null : { term: t('myEdu.certNo'), value: certNo },
    {
      term: t('myEdu.period'),
      value:
        startDt === endDt ? formatDay(startDt) : t('myEdu.between', { from: formatDay(startDt), to: formatDay(endDt) }),
    },
    { term: t('myEdu.way'), value: t('myEdu.kind', { type: t(`myEdu.types.${typeCd}`), hours }) },
    { term: t('myEdu.place'), value: place ?? t('myEdu.online') },
    { term: t('myEdu.lecturer'), value: lecturer },
    { term: t('myEdu.criteria'), value: criteria },
    progressPct === null ? null : { term: t('myEdu.progress'), value: t('myEdu.progressPct', { progressPct }) },
    score === null ? null : { term: t('myEdu.score'), value: t('myEdu.points', { score }) },
    { term: t('myEdu.fee'), value: fee === 0 ? t('myEdu.free') : formatKrw(fee) },
    { term: t('myEdu.contact'), value: contact },
  ];
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('myEdu.about')}</h3>
      <DefinitionTable caption={t('myEdu.about')} items={items.filter((item) => item !== null)} />
    </section>
  );
}

function Answers({ enrolment: { answers, files } }: PartProps) {
  const t = useText();
  const { applicantNm, email, tel, affiliation, position, motive, proofCd, proofEmail, needs, needsText } = answers;
  const needNames = [...needs.map((need) => t(`myEdu.needs.${need}`)), needsText].filter((text) => text !== '');
  const items = [
    { term: t('myEdu.applicant'), value: applicantNm },
    { term: t('myEdu.email'), value: email },
    { term: t('myEdu.tel'), value: tel },
    { term: t('myEdu.affiliation'), value: [affiliation, position].filter((text) => text !== '').join(' ') },
    { term: t('myEdu.motive'), value: motive },
    {
      term: t('myEdu.proof'),
      value: proofCd === null ? '' : [t(`myEdu.proofs.${proofCd}`), proofEmail].filter(Boolean).join(' · '),
    },
    { term: t('myEdu.need'), value: needNames.join(', ') },
  ].filter(({ value }) => value !== '');
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('myEdu.written')}</h3>
      <DefinitionTable
        caption={t('myEdu.written')}
        items={items.map(({ term, value }) => ({ term, value: <span className={styles.lines}>{value}</span> }))}
      />
      {files.length > 0 && <FileList files={files} />}
    </section>
  );
}
