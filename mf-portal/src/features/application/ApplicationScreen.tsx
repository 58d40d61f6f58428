import { codesNames } from '@haesol/contracts/common';
import { toAffiliationDays } from '@haesol/contracts/identity';
import {
  type ApplicationDraft,
  applyDraftGet,
  applyDraftRemove,
  applyNoticeGet,
  applyProgramGet,
  type EduDetail,
  eduColleagues,
  eduGet,
  programsPerYear,
} from '@haesol/contracts/learn';
import { getMyPage } from '@haesol/contracts/member';
import { Button, EmptyState, LinkButton, MessageBar, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths, toCourseHref, toMyEduHref } from '#paths';
import { isWaitingListFull } from '#ui/EnrolAction';
import { AdviceForm } from './AdviceForm.tsx';
import { ApplicationChange } from './ApplicationChange.tsx';
import styles from './ApplicationScreen.module.css';
import type { Applicant, ApplicationTarget } from './applicationTypes.ts';
import { CourseForm } from './CourseForm.tsx';
import { KindChooser } from './KindChooser.tsx';
import { Missing } from './Missing.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { SupportForm } from './SupportForm.tsx';

export interface ApplicationScreenProps {
  readonly type: string | undefined;
  readonly eduUid?: string | undefined;
  readonly noticeUid: string | undefined;
  readonly pgmUid: string | undefined;
  readonly advisorUid: string | undefined;
  /** Application that was handed in and is to be changed. */
  readonly aplUid?: string | undefined;
}

/** Application form of the address, or the kinds to choose from. */
export default function ApplicationScreen(props: ApplicationScreenProps) {
  const { type, eduUid, noticeUid, pgmUid, advisorUid, aplUid } = props;
  if (aplUid !== undefined) return <ApplicationChange aplUid={aplUid} />;
  switch (type) {
    case 'edu':
      return eduUid === undefined ? <KindChooser /> : <CourseApplication eduUid={eduUid} />;
    case 'tech':
      return (
        <DraftedForm target={{ kind: 'TECH', refUid: '' }}>
          {(member, draft) => <AdviceForm advisorUid={advisorUid} draft={draft} member={member} />}
        </DraftedForm>
      );
    case 'assn':
      return noticeUid === undefined ? <KindChooser /> : <ProjectApplication noticeUid={noticeUid} />;
    case 'collabo':
      return pgmUid === undefined ? <KindChooser /> : <SupportApplication pgmUid={pgmUid} />;
    case 'equ':
      return <Navigate replace to={paths.easyReservation} />;
    default:
      return <KindChooser />;
  }
}

function CourseApplication({ eduUid }: { readonly eduUid: string }) {
  const query = useEndpoint(eduGet, { params: { eduUid } });
  const colleagues = useEndpoint(eduColleagues, { params: { eduUid } });
  return (
    <QueryView notFound={<Missing />} query={query} skeleton={<Skeleton lines={10} />}>
      {(course) => (
        <QueryView query={colleagues} skeleton={<Skeleton lines={10} />}>
          {({ inChargeYn, list }) => (
            <CourseReception course={course} isInCharge={inChargeYn === 'Y'}>
              <DraftedForm target={{ kind: 'EDU', refUid: eduUid }}>
                {(member, draft) => (
                  <CourseForm
                    colleagues={inChargeYn === 'Y' ? list : []}
                    course={course}
                    draft={draft}
                    member={member}
                  />
                )}
              </DraftedForm>
            </CourseReception>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

interface CourseReceptionProps {
  readonly course: EduDetail;
  /** May still enrol colleagues. */
  readonly isInCharge: boolean;
  readonly children: ReactNode;
}

/** Form while the course takes applications; persons in charge may enrol colleagues although they are enrolled themselves. */
function CourseReception({ course, isInCharge, children }: CourseReceptionProps) {
  const t = useText();
  const { memberClass = '' } = useSession().userInfo ?? {};
  // As of the opening of the form: the input stays when the last place is taken meanwhile, and submitting reports it.
  const [isFull] = useState(() => isWaitingListFull(course));
  const { state, title, eduUid, myAplUid, classCds, classNms } = course;
  const takes = state === 'OPEN' || state === 'FULL';
  const isFor = classCds.length === 0 || classCds.includes(memberClass);
  if (takes && !isFull && isFor && (myAplUid === null || isInCharge)) return children;
  const reason = isFor
    ? t(takes ? 'apply.edu.waitFull' : 'apply.notOpen')
    : t('apply.edu.notFor', { classes: classNms.join(', ') });
  return (
    <section>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={myAplUid === null ? reason : t('apply.already')}>
        {myAplUid !== null && (
          <LinkButton href={toMyEduHref(myAplUid)} variant="primary">
            {t('apply.toMine')}
          </LinkButton>
        )}
        <LinkButton href={toCourseHref(eduUid)}>{t('apply.edu.toCourse')}</LinkButton>
      </EmptyState>
    </section>
  );
}

function ProjectApplication({ noticeUid }: { readonly noticeUid: string }) {
  const t = useText();
  const query = useEndpoint(applyNoticeGet, { params: { noticeUid } });
  return (
    <QueryView notFound={<Missing />} query={query} skeleton={<Skeleton lines={10} />}>
      {(notice) => (
        <Reception
          mineUid={notice.mine?.aplUid}
          state={notice.state}
          title={notice.title}
          toList={t('apply.toNotices')}
          toListHref={paths.project}
        >
          <DraftedForm target={{ kind: 'ASSN', refUid: noticeUid }}>
            {(member, draft) => <ProjectForm draft={draft} member={member} notice={notice} />}
          </DraftedForm>
        </Reception>
      )}
    </QueryView>
  );
}

function SupportApplication({ pgmUid }: { readonly pgmUid: string }) {
  const t = useText();
  const query = useEndpoint(applyProgramGet, { params: { pgmUid } });
  return (
    <QueryView notFound={<Missing />} query={query} skeleton={<Skeleton lines={10} />}>
      {(program) => (
        <Reception
          full={
            (program.companyYearCnt ?? 0) < programsPerYear
              ? undefined
              : t('apply.collabo.full', { max: programsPerYear })
          }
          mineUid={program.mine?.aplUid}
          state={program.state}
          title={program.title}
          toList={t('apply.toPrograms')}
          toListHref={paths.sharing}
        >
          <DraftedForm target={{ kind: 'COLLABO', refUid: pgmUid }}>
            {(member, draft) => <SupportForm draft={draft} member={member} program={program} />}
          </DraftedForm>
        </Reception>
      )}
    </QueryView>
  );
}

interface ReceptionProps {
  readonly state: string;
  /** The member's application in progress. */
  readonly mineUid: string | undefined;
  /** Reason why the limit is reached although applications are open. */
  readonly full?: string | undefined;
  readonly title: string;
  readonly toList: string;
  readonly toListHref: string;
  readonly children: ReactNode;
}

/** Form while applications are open and the member has none; else the reason, with a link. */
function Reception({ state, mineUid, full, title, toList, toListHref, children }: ReceptionProps) {
  const t = useText();
  if (state === 'OPEN' && mineUid === undefined && full === undefined) return children;
  const reason = state === 'OPEN' && full !== undefined ? full : t('apply.notOpen');
  return (
    <section>
      <h1 className={styles.title}>{title}</h1>
      <EmptyState title={mineUid === undefined ? reason : t('apply.already')}>
        {mineUid !== undefined && (
          <LinkButton href={`${paths.applyComplete}?aplUid=${mineUid}`} variant="primary">
            {t('apply.toMine')}
          </LinkButton>
        )}
        <LinkButton href={toListHref}>{toList}</LinkButton>
      </EmptyState>
    </section>
  );
}

export interface DraftedFormProps {
  readonly target: ApplicationTarget;
  readonly children: (member: Applicant, draft: ApplicationDraft | null) => ReactNode;
}

/** Returns the member with the name of the department as the affiliation of students and faculty; undefined until it is known. */
function useApplicant(member: Applicant | undefined): Applicant | undefined {
  const { deptCd = null, affiliation = null } = member?.affiliation ?? {};
  const isNeeded = deptCd !== null && affiliation === null;
  const names = useEndpoint(codesNames, isNeeded ? { params: { code: 'DEPT' } } : undefined);
  if (member === undefined || (isNeeded && names.isPending)) return undefined;
  return isNeeded
    ? { ...member, affiliation: { ...member.affiliation, affiliation: names.data?.[deptCd] ?? null } }
    : member;
}

/** Loads the member and the draft of this form, which may come from another device. */
export function DraftedForm({ target: { kind, refUid }, children }: DraftedFormProps) {
  const t = useText();
  const member = useEndpoint(getMyPage, {});
  const applicant = useApplicant(member.data);
  // Bypasses the cache: the form takes its initial values from the draft once, and another device may have changed it.
  const draft = useEndpoint(applyDraftGet, { query: { kind, refUid } }, { staleTime: 0, gcTime: 0 });
  return (
    <QueryView query={member} skeleton={<Skeleton lines={10} />}>
      {() => (
        <QueryView query={draft} skeleton={<Skeleton lines={10} />}>
          {(saved) =>
            applicant === undefined ? (
              <Skeleton lines={10} />
            ) : (
              <div className={styles.begun}>
                {applicant.state === 'PENDING_CLASS' && (
                  <MessageBar>{t('apply.pending', { days: toAffiliationDays() })}</MessageBar>
                )}
                <BegunForm key={`${kind} ${refUid}`} saved={saved.draft}>
                  {(kept) => children(applicant, kept)}
                </BegunForm>
              </div>
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

interface BegunFormProps {
  readonly saved: ApplicationDraft | null;
  readonly children: (draft: ApplicationDraft | null) => ReactNode;
}

/** Keeps the initial values of the form, although saving it changes the draft on the server. */
function BegunForm({ saved, children }: BegunFormProps) {
  const [begun, setBegun] = useState(saved);
  return (
    <div className={styles.begun}>
      {begun !== null && <DraftBar aplUid={begun.aplUid} onDiscarded={() => setBegun(null)} />}
      <div key={begun === null ? 'fresh' : 'draft'}>{children(begun)}</div>
    </div>
  );
}

/** Notice that the contents come from a saved draft, which can be discarded. */
function DraftBar({ aplUid, onDiscarded }: { readonly aplUid: string; readonly onDiscarded: () => void }) {
  const t = useText();
  const shell = useShell();
  const { mutate, isPending } = useEndpointMutation(applyDraftRemove, {
    onSuccess: onDiscarded,
    onError: (error) => shell.toast({ kind: 'error', text: error.message }),
  });

  async function handleDiscard() {
    const isSure = await shell.confirm({
      title: t('apply.discardTitle'),
      text: t('apply.discardText'),
      yes: t('apply.discard'),
      no: t('apply.keep'),
      danger: true,
    });
    if (isSure) mutate({ params: { aplUid } });
  }

  return (
    <MessageBar
      action={
        <Button busy={isPending} onClick={() => void handleDiscard()} size="small">
          {t('apply.discard')}
        </Button>
      }
      kind="info"
    >
      {t('apply.restored')}
    </MessageBar>
  );
}
