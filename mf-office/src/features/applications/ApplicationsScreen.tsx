import {
  adminApplications,
  applicationKinds,
  applicationStateNames,
  applicationStates,
  type StaffTarget,
  supplementDues,
} from '@haesol/contracts/learn';
import { Badge, TextLink } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useRefresh } from '#moves/useRefresh';
import { toApplicationHref } from '#paths';
import { useColumns } from '#ui/columns';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';
import { isWaitingApplication } from './applicationRules.ts';

/** Moves that need no further fields: the others are made on the page of the application. */
const bulkTargets = [
  { to: 'REVIEWING', look: 'primary' },
  { to: 'SELECTED', look: 'primary', asks: 'optional' },
  { to: 'IN_PROGRESS', look: 'primary', asks: 'optional' },
  { to: 'REPORTING', look: 'primary', asks: 'optional' },
  { to: 'DONE', look: 'primary', asks: 'optional' },
  { to: 'REJECTED', look: 'danger', shortcut: 'r', asks: 'required' },
] as const;

/** Applications for advice, projects and collaboration; each opens on its own page, where it is reviewed. */
export default function ApplicationsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminApplications>>();
  const list = useListState(lists.applications);
  const call = useCall();
  const bulk = useBulk();
  return (
    <QueuePage
      answers={t('applications.review')}
      assigned="applications"
      columns={[
        columns.state(({ state }) => (
          <Badge color={state === 'SUPPLEMENT' ? 'red' : isWaitingApplication({ state }) ? 'sky' : 'gray'}>
            {applicationStateNames[state]}
          </Badge>
        )),
        columns.category(({ kind }) => t(`applications.kinds.${kind}`)),
        {
          key: 'title',
          header: t('queue.subject'),
          role: 'title',
          cell: ({ aplUid, aplNo, title }) => (
            <TwoLines
              first={
                <TextLink href={toApplicationHref(aplUid, list.hrefOf({}))} tone="quiet">
                  {title}
                </TextLink>
              }
              second={aplNo ?? ''}
            />
          ),
        },
        columns.member(({ applicantNm, companyNm }) => <TwoLines first={applicantNm} second={companyNm ?? ''} />),
        columns.wait(
          ({ state, submittedDt }) =>
            submittedDt !== null && isWaitingApplication({ state }) ? submittedDt : undefined,
          'APPLICATION',
        ),
        columns.assignee(({ assigneeNm }) => assigneeNm),
        {
          key: 'due',
          header: t('applications.due'),
          role: 'date',
          width: '9rem',
          cell: ({ dueDt }) => (dueDt === null ? t('queue.none') : formatDay(dueDt)),
        },
      ]}
      empty={{ title: t('applications.empty'), text: t('applications.emptyText') }}
      filters={[
        {
          key: 'kind',
          label: t('queue.category'),
          all: t('queue.categoryAll'),
          options: applicationKinds.map((value) => ({ value, label: t(`applications.kinds.${value}`) })),
        },
        {
          key: 'due',
          label: t('applications.due'),
          all: t('applications.dueAll'),
          options: supplementDues.map((value) => ({ value, label: t(`applications.dues.${value}`) })),
        },
      ]}
      hasPeriod
      lead={t('applications.lead')}
      list={list}
      loadPage={(page) => call(adminApplications, { query: { ...list.state, ...page } })}
      moves={toMoves<RowOf<typeof adminApplications>, StaffTarget>(
        (key, values) => t(`applications.${key}`, values),
        bulkTargets.map(({ to, ...look }) => ({
          ...look,
          to,
          hasButton: false,
          isOpen: ({ targets }) => targets.includes(to),
        })),
        bulk<RowOf<typeof adminApplications>, StaffTarget>({
          queueOf: () => 'applications',
          uidOf: ({ aplUid }) => aplUid,
        }),
      )}
      nameOf={({ title }) => title}
      onMoved={useRefresh(adminApplications)}
      presence="APPLICATION"
      query={useGet(lists.applications.get)}
      rowKey={({ aplUid }) => aplUid}
      searched={t('applications.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: applicationStates
          .filter((value) => value !== 'DRAFT')
          .map((value) => ({ value, label: applicationStateNames[value] })),
      }}
      screen="applications"
      title={t('names.applications')}
    />
  );
}
