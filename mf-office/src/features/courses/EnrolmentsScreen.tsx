import {
  adminAllEnrolments,
  adminCourse,
  adminEnrolments,
  adminProviderImport,
  type EnrolmentOfAll,
  enrollStateNames,
  enrollStates,
  type StaffEnrolment,
} from '@haesol/contracts/learn';
import { Badge, LinkButton, TextLink } from '@haesol/kit';
import { useCall, useEndpoint, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import Download from 'lucide-react/icons/download';
import * as z from 'zod/mini';
import { enrolments, lists, type RowOf } from '#lists';
import { useRefresh } from '#moves/useRefresh';
import { paths, toEnrolmentsHref } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityDialog } from '#ui/EntityDialog';
import { ExportDialog } from '#ui/ExportDialog';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { AttendanceDialog } from './AttendanceDialog.tsx';
import { EnrolmentDialog } from './EnrolmentDialog.tsx';
import { useEnrolmentMoves, useFee } from './useEnrolmentParts.tsx';

/** Enrolments of the course in the address; of all courses without one. */
export default function EnrolmentsScreen({ eduUid }: { readonly eduUid: string | undefined }) {
  return eduUid === undefined ? <AllEnrolments /> : <Enrolments eduUid={eduUid} />;
}

/** Enrolments of all courses that wait for staff, the longest wait first. */
function AllEnrolments() {
  const t = useText();
  const columns = useColumns<EnrolmentOfAll>();
  const list = useListState(lists.allEnrolments);
  const query = useGet(lists.allEnrolments.get);
  const call = useCall();
  const { edit, pageNum } = list.state;
  const fee = useFee<EnrolmentOfAll>();
  const open = query.data?.list.find(({ aplUid }) => aplUid === edit);
  return (
    <QueuePage
      actions={<LinkButton href={paths.courses}>{t('enrolments.toCourses')}</LinkButton>}
      assigned="enrolments"
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'APPLIED' ? 'sky' : state === 'WAITLIST' ? 'gray' : 'blue'}>
            {enrollStateNames[state]}
          </Badge>
        )),
        {
          key: 'course',
          header: t('courses.title'),
          role: 'title',
          cell: ({ eduUid, eduNm, aplNo }) => (
            <TwoLines
              first={
                <TextLink href={toEnrolmentsHref(eduUid)} tone="quiet">
                  {eduNm}
                </TextLink>
              }
              second={aplNo}
            />
          ),
        },
        columns.member(({ aplUid, attendeeNm, files }) => (
          <TwoLines
            first={
              <TextLink href={list.hrefOf({ edit: aplUid, pageNum })} tone="quiet">
                {attendeeNm}
              </TextLink>
            }
            second={files.length > 0 ? t('qna.files', { count: files.length }) : ''}
          />
        )),
        {
          key: 'affiliation',
          header: t('enrolments.affiliation'),
          width: '11rem',
          cell: ({ affiliation, position }) => <TwoLines first={affiliation} second={position} />,
        },
        fee.column,
        columns.wait(({ state, appliedDt }) => (state === 'APPLIED' ? appliedDt : undefined), 'ENROLMENT'),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        columns.time('applied', t('queue.created'), ({ appliedDt }) => appliedDt),
      ]}
      empty={{ title: t('enrolments.empty'), text: t('enrolments.emptyText') }}
      filters={[fee.filter]}
      lead={t('enrolments.leadAll')}
      list={list}
      loadPage={(page) => call(adminAllEnrolments, { query: { ...list.state, ...page } })}
      moves={useEnrolmentMoves<EnrolmentOfAll>()}
      nameOf={({ attendeeNm, aplNo }) => `${attendeeNm} ${aplNo}`}
      onMoved={useRefresh(adminAllEnrolments, adminEnrolments, adminCourse)}
      presence="ENROLMENT"
      query={query}
      rowKey={({ aplUid }) => aplUid}
      searched={t('enrolments.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: enrollStateNames.APPLIED,
        options: [
          ...enrollStates
            .filter((value) => value !== 'APPLIED')
            .map((value) => ({ value, label: enrollStateNames[value] })),
          { value: 'ALL', label: t('queue.all') },
        ],
      }}
      screen="allEnrolments"
      title={t('names.enrolments')}
    >
      {open !== undefined && (
        <EnrolmentDialog enrolment={open} onClose={() => list.change({ edit: '', pageNum }, { replace: true })} />
      )}
    </QueuePage>
  );
}

/** Enrolments of one course: seats by their time, then the waiting list in its order; attendance and certificates. */
function Enrolments({ eduUid }: { readonly eduUid: string }) {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminEnrolments>>();
  const call = useCall();
  const shell = useShell();
  const list = useListState(lists.enrolments);
  const query = useGet(enrolments);
  const course = useEndpoint(adminCourse, { params: { eduUid } }).data;
  const refresh = useRefresh(adminEnrolments, adminAllEnrolments, adminCourse);
  const { edit, pageNum } = list.state;
  const fee = useFee<StaffEnrolment>();
  const close = () => list.change({ edit: '', pageNum }, { replace: true });
  const open = query.data?.list.find(({ aplUid }) => aplUid === edit);

  return (
    <QueuePage
      actions={
        <>
          <LinkButton href={list.hrefOf({ edit: 'attendance' })}>{t('enrolments.attendance')}</LinkButton>
          <LinkButton href={list.hrefOf({ edit: 'progress' })}>{t('enrolments.progress')}</LinkButton>
          <LinkButton href={list.hrefOf({ edit: 'participants' })} icon={Download}>
            {t('enrolments.participants')}
          </LinkButton>
        </>
      }
      allHref={list.hrefOf({ state: '', paid: '', edit: '' })}
      columns={[
        columns.state(({ state, waitNo }) => (
          <Badge color={state === 'APPLIED' ? 'sky' : state === 'WAITLIST' ? 'gray' : 'blue'}>
            {waitNo === null ? enrollStateNames[state] : t('enrolments.waitNo', { no: waitNo })}
          </Badge>
        )),
        {
          key: 'name',
          header: t('queue.member'),
          role: 'title',
          width: '11rem',
          cell: ({ aplUid, attendeeNm, aplNo, certNo, files }) => (
            <TwoLines
              first={
                <TextLink href={list.hrefOf({ edit: aplUid, pageNum })} tone="quiet">
                  {attendeeNm}
                </TextLink>
              }
              second={[certNo ?? aplNo, files.length > 0 && t('qna.files', { count: files.length })]
                .filter(Boolean)
                .join(' · ')}
            />
          ),
        },
        {
          key: 'affiliation',
          header: t('enrolments.affiliation'),
          width: '9rem',
          cell: ({ affiliation, position }) => <TwoLines first={affiliation} second={position} />,
        },
        {
          key: 'contact',
          header: t('enrolments.contact'),
          width: '13rem',
          cell: ({ email, tel, proofEmail }) => (
            <TwoLines
              first={email}
              second={proofEmail === '' ? tel : `${tel} · ${t('enrolments.proofEmail', { email: proofEmail })}`}
            />
          ),
        },
        fee.column,
        columns.number('attended', t('enrolments.attended'), ({ attended, progressPct }) =>
          progressPct === null ? attended.length : t('enrolments.percent', { count: progressPct }),
        ),
        columns.time('applied', t('queue.created'), ({ appliedDt }) => appliedDt),
      ]}
      empty={{ title: t('enrolments.empty'), text: t('enrolments.emptyText') }}
      {...(course !== undefined && {
        lead: t('enrolments.lead', {
          title: course.title,
          applied: course.appliedCnt,
          seats: course.capacity,
          waiting: course.waitCnt,
        }),
      })}
      filters={[fee.filter]}
      list={list}
      loadPage={(page) =>
        call(adminEnrolments, { params: { eduUid }, query: z.parse(adminEnrolments.query, { ...list.state, ...page }) })
      }
      moves={useEnrolmentMoves<StaffEnrolment>()}
      nameOf={({ attendeeNm, aplNo }) => `${attendeeNm} ${aplNo}`}
      onMoved={refresh}
      presence="ENROLMENT"
      query={query}
      rowKey={({ aplUid }) => aplUid}
      searched={t('enrolments.searchedOne')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: enrollStates.map((value) => ({ value, label: enrollStateNames[value] })),
      }}
      screen="enrolments"
      title={t('names.enrolments')}
    >
      {open !== undefined && <EnrolmentDialog enrolment={open} onClose={close} />}
      {edit === 'participants' && (
        <ExportDialog filter={{ eduUid, state: list.state.state }} onClose={close} screen="participants" />
      )}
      {edit === 'attendance' && course !== undefined && (
        <AttendanceDialog
          course={course}
          hrefOf={(to) => list.hrefOf({ edit, pageNum: to })}
          onClose={() => list.change({ edit: '' }, { replace: true })}
          pageNum={pageNum}
          refresh={refresh}
        />
      )}
      {edit === 'progress' && (
        <EntityDialog
          body={adminProviderImport.body}
          draft={`progress.${eduUid}`}
          fields={[{ name: 'csv', kind: 'text', label: t('enrolments.csv'), help: t('enrolments.csvHelp') }]}
          initial={{}}
          onClose={close}
          save={t('enrolments.progress')}
          saved={t('enrolments.imported')}
          send={async (body) => {
            const { skipped } = await call(adminProviderImport, { params: { eduUid }, body });
            if (skipped.length > 0) {
              shell.toast({
                kind: 'info',
                text: t('enrolments.skipped', { lines: skipped.map(({ line }) => line).join(', ') }),
              });
            }
            await refresh();
          }}
          title={t('enrolments.progress')}
        />
      )}
    </QueuePage>
  );
}
