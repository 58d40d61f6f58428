import type { EndpointData } from '@haesol/contracts/common';
import type { Application, ApplicationMenu, myApplications } from '@haesol/contracts/learn';
import {
  BoardSearch,
  ChipGroup,
  type DataColumn,
  DataTable,
  EmptyState,
  LinkButton,
  ListSummary,
  Pagination,
  Skeleton,
  TextLink,
} from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { QueryView, type ShownList, useFormats, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { toApplicationHref, toApplyHref, toFormHref } from '#rules/applicationHrefs';
import { toStateColor } from '#rules/matterStates';
import { DiscardDraftButton } from '#ui/DiscardDraftButton';
import { MatterBadge } from '#ui/MatterBadge';
import { PeriodFilter } from '#ui/PeriodFilter';
import styles from './ApplicationList.module.css';
import { type ApplicationListState, applicationListStates } from './applicationListStates.ts';
import { countGroups, stateGroups } from './applicationRules.ts';

type List = ShownList<ApplicationListState>;
type Data = EndpointData<typeof myApplications>;

/** Applications of one kind with their states. */
export function ApplicationList({ menu }: { readonly menu: ApplicationMenu }) {
  const t = useText();
  const list = useListState(applicationListStates[menu]);
  const { state, change } = list;
  const query = useGet(applicationListStates[menu].get, { staleTime: 0 });
  return (
    <div className={styles.screen} ref={keepFocus}>
      <div className={styles.filters}>
        <PeriodFilter
          key={`${state.startDate} ${state.endDate}`}
          names={['month', 'quarter', 'half']}
          onChange={change}
          value={state}
        />
      </div>
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={state.pageSize + 2} />}>
        {(data) => <Applications data={data} list={list} menu={menu} />}
      </QueryView>
      <BoardSearch
        field=""
        label={t('applications.search')}
        onSearch={({ searchKeyword }) => change({ searchKeyword })}
        placeholder={t('applications.searchPlaceholder')}
        searchKeyword={state.searchKeyword}
      />
    </div>
  );
}

interface ApplicationsProps {
  readonly data: Data;
  readonly list: List;
  readonly menu: ApplicationMenu;
}

function Applications({ data, list, menu }: ApplicationsProps) {
  const t = useText();
  const { state, hrefOf } = list;
  const pages = toPages(state, data.cnt_total);
  const columns = useColumns(menu);
  const all = data.states.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <div className={styles.list}>
      {all > 0 && (
        <ChipGroup
          label={t('applications.states')}
          options={[
            { value: '', label: t('applications.all'), count: all, href: hrefOf({ state: '' }) },
            ...countGroups(data.states).map(({ group, count }) => {
              const value = stateGroups[group].join(',');
              return { value, label: t(`applications.groups.${group}`), count, href: hrefOf({ state: value }) };
            }),
          ]}
          overflow="scroll"
          selected={[state.state]}
        />
      )}
      <div className={styles.head}>
        <ListSummary {...pages} total={data.cnt_total} />
        <LinkButton href={toApplyHref(menu)} variant="primary">
          {t(`applications.${menu}.apply`)}
        </LinkButton>
      </div>
      {data.list.length === 0 ? (
        <NoApplications menu={menu} resetHref={list.resetHref} />
      ) : (
        <DataTable
          caption={t(`applications.${menu}.caption`)}
          columns={columns}
          rowKey={({ aplUid }) => aplUid}
          rowLook={({ kind, state: one }) => ({ tone: toTone(toStateColor(kind, one)) })}
          rows={data.list}
        />
      )}
      <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...pages} />
    </div>
  );
}

const tones = ['blue', 'sky', 'gray', 'red', 'black'] as const;
const toTone = (color: string) => tones.find((tone) => tone === color);

function useColumns(menu: ApplicationMenu): readonly DataColumn<Application>[] {
  const t = useText();
  const { formatDate } = useFormats();
  return [
    {
      key: 'no',
      header: t('applications.no'),
      role: 'text',
      width: '9rem',
      cell: ({ aplNo }) => aplNo ?? t('applications.noNumber'),
    },
    { key: 'title', header: t('applications.title'), role: 'title', cell: (row) => <Title menu={menu} row={row} /> },
    {
      key: 'date',
      header: t('applications.date'),
      role: 'date',
      width: '8rem',
      cell: ({ submittedDt, savedDt }) => (
        <time dateTime={submittedDt ?? savedDt}>{formatDate(submittedDt ?? savedDt)}</time>
      ),
    },
    {
      key: 'state',
      header: t('applications.state'),
      role: 'status',
      width: '8rem',
      cell: ({ kind, state }) => <MatterBadge kind={kind} state={state} />,
    },
    {
      key: 'action',
      header: t('applications.action'),
      role: 'action',
      width: '9rem',
      cell: (row) => <Action menu={menu} row={row} />,
    },
  ];
}

interface CellProps {
  readonly row: Application;
  readonly menu: ApplicationMenu;
}

function Title({ row, menu }: CellProps) {
  const t = useText();
  const { aplUid, state, refNm } = row;
  const title = row.title === '' ? (refNm ?? t('applications.untitled')) : row.title;
  return (
    <span className={styles.title}>
      <TextLink href={state === 'DRAFT' ? toFormHref(row) : toApplicationHref(menu, aplUid)} tone="quiet">
        {title}
      </TextLink>
      {refNm !== null && row.title !== '' && <span className={styles.ref}>{refNm}</span>}
    </span>
  );
}

function Action({ row, menu }: CellProps) {
  const t = useText();
  const name = row.title === '' ? (row.refNm ?? t('applications.untitled')) : row.title;
  if (row.state === 'DRAFT')
    return (
      <span className={styles.actions}>
        <LinkButton aria-label={t('applications.goOnOf', { title: name })} href={toFormHref(row)} size="small">
          {t('applications.goOn')}
        </LinkButton>
        <DiscardDraftButton aplUid={row.aplUid} title={name} />
      </span>
    );
  if (row.state !== 'SUPPLEMENT') return null;
  return (
    <LinkButton
      aria-label={t('applications.answerOf', { title: name })}
      href={toApplicationHref(menu, row.aplUid)}
      size="small"
      variant="primary"
    >
      {t('applications.answer')}
    </LinkButton>
  );
}

interface NoApplicationsProps {
  readonly menu: ApplicationMenu;
  readonly resetHref: string | undefined;
}

function NoApplications({ menu, resetHref }: NoApplicationsProps) {
  const t = useText();
  if (resetHref === undefined)
    return (
      <EmptyState text={t(`applications.${menu}.emptyText`)} title={t(`applications.${menu}.empty`)}>
        <LinkButton href={toApplyHref(menu)}>{t(`applications.${menu}.apply`)}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState title={t('applications.filterEmpty')}>
      <LinkButton href={resetHref}>{t('applications.toAll')}</LinkButton>
    </EmptyState>
  );
}
