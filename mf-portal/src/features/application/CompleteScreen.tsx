import {
  type ApplicationDetail,
  applicationRefLabels,
  applicationStateNames,
  learnPolicy,
  myApplicationGet,
  myEduGet,
} from '@haesol/contracts/learn';
import { Badge, EmptyState, LinkButton, Skeleton, type TimelineItem } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { paths, toMyApplicationHref } from '#paths';
import styles from './CompleteScreen.module.css';
import { EnrolmentReceipt } from './EnrolmentReceipt.tsx';
import { Receipt } from './Receipt.tsx';

export interface CompleteScreenProps {
  readonly aplUid: string | undefined;
  /** Enrolment in a course. */
  readonly enrollUid?: string | undefined;
}

/** Confirmation of a submitted application: its number, next steps, and the receipt. Visible only to its applicant. */
export default function CompleteScreen({ aplUid, enrollUid }: CompleteScreenProps) {
  const t = useText();
  if (enrollUid !== undefined) return <CompleteEnrolment enrollUid={enrollUid} />;
  if (aplUid === undefined) return <NoReceipt text={t('apply.complete.choose')} />;
  return <CompleteApplication aplUid={aplUid} />;
}

function CompleteApplication({ aplUid }: { readonly aplUid: string }) {
  const t = useText();
  const query = useEndpoint(myApplicationGet, { params: { aplUid } });
  return (
    <QueryView
      notFound={<NoReceipt text={t('apply.complete.missing')} />}
      query={query}
      skeleton={<Skeleton lines={10} />}
    >
      {(application) => <ApplicationReceipt application={application} />}
    </QueryView>
  );
}

function CompleteEnrolment({ enrollUid }: { readonly enrollUid: string }) {
  const t = useText();
  const query = useEndpoint(myEduGet, { params: { aplUid: enrollUid } });
  return (
    <QueryView
      notFound={<NoReceipt text={t('apply.complete.missing')} />}
      query={query}
      skeleton={<Skeleton lines={10} />}
    >
      {(enrolment) => <EnrolmentReceipt enrolment={enrolment} />}
    </QueryView>
  );
}

function NoReceipt({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <section>
      <h1 className={styles.title}>{t('apply.complete.none')}</h1>
      <EmptyState title={text}>
        <LinkButton href={paths.application}>{t('apply.toKinds')}</LinkButton>
      </EmptyState>
    </section>
  );
}

const textOf = (value: ApplicationDetail['values'][string] | undefined) => (typeof value === 'string' ? value : '');

/** Receipt of an application for advice, a project or a programme. */
function ApplicationReceipt({ application }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const { aplUid, aplNo, kind, title, refNm, submittedDt, values, files } = application;
  return (
    <Receipt
      aplNo={aplNo ?? ''}
      badge={<Badge color="sky">{applicationStateNames[application.state]}</Badge>}
      contact={application.contact}
      items={[
        { term: t('apply.complete.subject'), value: title },
        {
          term: t('apply.complete.applicant'),
          value: [textOf(values.applicantNm), textOf(values.affiliation)].filter((text) => text !== '').join(' · '),
        },
        ...(refNm === null ? [] : [{ term: applicationRefLabels[kind], value: refNm }]),
        { term: t('apply.complete.date'), value: submittedDt === null ? '' : formatDateTime(submittedDt) },
      ]}
      files={files}
      // An enrolment ('EDU') has another receipt.
      kindName={t(`apply.kindNames.${kind}`)}
      mineHref={toMyApplicationHref(kind, aplUid)}
      steps={toSteps(application, t)}
    />
  );
}

const stateNames: Readonly<Record<string, string>> = applicationStateNames;

/** Returns completed and expected steps, with the duration of each. */
function toSteps({ kind, timeline, ahead }: ApplicationDetail, t: ReturnType<typeof useText>): TimelineItem[] {
  const done = timeline.map(
    (entry): TimelineItem => ({
      id: entry.entryUid,
      title: stateNames[entry.state] ?? entry.state,
      state: 'done',
      time: formatDateTime(entry.dt),
      dateTime: entry.dt,
    }),
  );
  const next = ahead.map(
    (state): TimelineItem => ({
      id: state,
      title: applicationStateNames[state],
      state: 'todo',
      text: t(`apply.nextTexts.${kind === 'TECH' ? 'tech' : 'support'}.${state}`, { days: learnPolicy.contactDays }),
    }),
  );
  return [...done, ...next];
}
