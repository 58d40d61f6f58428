import { type AssignedQueue, adminColleagues, exportedScreens } from '@haesol/contracts/member';
import { Button, ChipGroup, FilterBar, Pagination, Skeleton, TextField } from '@haesol/kit';
import { QueryView, type QueryViewProps, type ShownList, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { type StateChange, toPages } from '@haesol/remote/routes';
import Columns3 from 'lucide-react/icons/columns-3';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { loadRows } from '#moves/loadRows';
import { ColumnsDialog, isFixed } from './ColumnsDialog.tsx';
import type { QueueColumn } from './columns.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { OfficePage } from './OfficePage.tsx';
import { usePageRight } from './officeRights.tsx';
import { Queue, type QueueProps } from './Queue.tsx';
import { QueueEmpty } from './QueueEmpty.tsx';
import styles from './QueuePage.module.css';
import { QueueTabs } from './QueueTabs.tsx';
import { type Sorting, SortSelect, sortColumns } from './sortColumns.tsx';
import { useViews } from './useViews.ts';

interface ListView {
  readonly pageNum: number;
  readonly pageSize: number;
}

interface ListData<Row> {
  readonly list: readonly Row[];
  readonly cnt_total: number;
}

/** Filter of a queue by one key of its address. */
interface QueueFilter<S> {
  readonly key: keyof S & string;
  /** Name of the filter. */
  readonly label: string;
  /** Text for no filter. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly count?: number }[];
}

export interface QueuePageProps<Row, S extends ListView>
  extends Omit<QueueProps<Row>, 'caption' | 'columns' | 'loadAll' | 'rows' | 'total'> {
  readonly columns: readonly QueueColumn<Row>[];
  readonly title: string;
  /** Name of the list for saved views and exports; undefined for a list without them. */
  readonly screen?: string;
  /** One sentence beside the title. */
  readonly lead?: ReactNode;
  /** Figures above the list. */
  readonly summary?: ReactNode;
  /** Buttons at the end of the title's row. */
  readonly actions?: ReactNode;
  readonly list: ShownList<S>;
  /** Address without filters, for a list whose address has a key; otherwise the path. */
  readonly allHref?: string;
  readonly query: QueryViewProps<ListData<Row>>['query'];
  /** Says what the search field finds; undefined for a list without search. */
  readonly searched?: string;
  /** Requests another page of the list with its filter, so that all its rows can be chosen. */
  loadPage?(page: ListView): Promise<ListData<Row>>;
  /** Filters by days, `startDate` and `endDate` of the address. */
  readonly hasPeriod?: boolean;
  /** Shown as chips. */
  readonly states?: QueueFilter<S>;
  /** Shown as selects. */
  readonly filters?: readonly QueueFilter<S>[];
  /** Sentences for an empty queue. */
  readonly empty: { readonly title: string; readonly text: string };
  /** Dialogs of the page. */
  readonly children?: ReactNode;
}

/** Views of each queue whose rows have a member of staff in charge. */
const systemViews = [
  { name: 'ALL', assigned: '', view: '' },
  { name: 'ME', assigned: 'ME', view: '' },
  { name: 'NONE', assigned: 'NONE', view: '' },
  { name: 'WAIT', assigned: '', view: 'WAIT' },
  { name: 'LATE', assigned: '', view: 'LATE' },
  { name: 'NEW', assigned: '', view: 'NEW' },
] as const;

/** Page of a queue: filters, rows with their moves, and pages of the list. */
export function QueuePage<Row, S extends ListView>(props: QueuePageProps<Row, S>) {
  const {
    title,
    screen,
    lead,
    summary,
    actions,
    list,
    allHref = list.path,
    query,
    searched,
    states,
    filters = [],
    hasPeriod = false,
    loadPage,
    empty,
    children,
    ...queue
  } = props;
  const t = useText();
  const { state, hrefOf, resetHref } = list;
  const values = new Map<string, unknown>(Object.entries(state));
  const read = (key: string) => String(values.get(key) ?? '');
  const toChange = (key: string, value: string) => ({ [key]: value }) as unknown as StateChange<S>;
  const toPage = (pageNum: number) => ({ pageNum }) as unknown as StateChange<S>;
  const change = (key: string, value: string) => list.change(toChange(key, value));
  const { mayMove } = usePageRight();
  const [isExporting, setExporting] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const colleagues = useColleagues(queue.assigned);
  const { hidden, isReady } = useViews(screen);
  const sorting: Sorting = { sort: read('sort'), hrefOf: (sort) => hrefOf(toChange('sort', sort)) };
  const shown = queue.columns.filter((column) => isFixed(column) || !hidden.includes(column.key));
  const exported = exportedScreens.find((one) => one === screen);
  const filterText = toFilterText(state);
  const rows = useKeptRows(query, filterText);
  const skeleton = <Skeleton lines={2} rows={9} />;
  return (
    <OfficePage
      actions={
        <>
          {screen !== undefined && (
            <Button icon={Columns3} onClick={() => setChoosing(true)}>
              {t('columns.open')}
            </Button>
          )}
          {exported !== undefined && (
            <Button icon={Download} onClick={() => setExporting(true)}>
              {t('exports.open')}
            </Button>
          )}
          {mayMove && actions}
        </>
      }
      lead={lead}
      title={title}
    >
      {summary}
      {screen !== undefined && (
        <QueueTabs
          label={t('views.label', { name: title })}
          path={list.path}
          screen={screen}
          system={
            queue.assigned === undefined
              ? [{ label: t('queue.all'), href: allHref, current: list.resetHref === undefined }]
              : systemViews.map(({ name, assigned, view }) => ({
                  label: t(`views.system.${name}`),
                  // Views by time show rows of each state.
                  href: hrefOf({
                    ...(view !== '' && states !== undefined && toChange(states.key, '')),
                    ...({ assigned, view } as unknown as StateChange<S>),
                  }),
                  current: read('assigned') === assigned && read('view') === view,
                }))
          }
        />
      )}
      {searched !== undefined && (
        <FilterBar
          onSearch={(searchKeyword) => change('searchKeyword', searchKeyword)}
          placeholder={searched}
          searchKeyword={read('searchKeyword')}
          searchLabel={t('queue.search', { name: title })}
          selects={[...filters, ...colleagues].map(({ key, label, all, options }) => ({
            label,
            placeholder: all,
            value: read(key),
            options,
            onChange: (value) => change(key, value),
          }))}
        >
          {hasPeriod && (
            <div className={styles.period}>
              {(['startDate', 'endDate'] as const).map((key) => (
                <TextField
                  key={key}
                  label={t(`queue.${key}`)}
                  onChange={({ target }) => change(key, target.value)}
                  type="date"
                  value={read(key)}
                />
              ))}
            </div>
          )}
        </FilterBar>
      )}
      {states !== undefined && (
        <ChipGroup
          label={states.label}
          options={[{ value: '', label: states.all }, ...states.options].map((option) => ({
            ...option,
            href: hrefOf(toChange(states.key, option.value)),
          }))}
          overflow="scrollOnPhones"
          selected={[read(states.key)]}
        />
      )}
      <QueryView query={rows} skeleton={skeleton}>
        {(data) => {
          if (!isReady) return skeleton;
          if (data.list.length === 0) return <QueueEmpty {...empty} resetHref={resetHref} />;
          return (
            <>
              <SortSelect columns={shown} onSort={(sort) => change('sort', sort)} sorting={sorting} />
              <Queue
                {...queue}
                {...(!mayMove && { assigned: undefined, moves: [] })}
                caption={title}
                columns={sortColumns(shown, sorting)}
                key={filterText}
                loadAll={loadPage && (() => loadRows(loadPage, queue.rowKey))}
                rows={data.list}
                total={data.cnt_total}
              />
              <Pagination hrefOf={(pageNum) => hrefOf(toPage(pageNum))} {...toPages(state, data.cnt_total)} />
            </>
          );
        }}
      </QueryView>
      {isChoosing && screen !== undefined && (
        <ColumnsDialog columns={queue.columns} onClose={() => setChoosing(false)} screen={screen} />
      )}
      {isExporting && exported !== undefined && (
        <ExportDialog
          columns={shown.map(({ key }) => key)}
          filter={toFilter(state)}
          onClose={() => setExporting(false)}
          screen={exported}
        />
      )}
      {children}
    </OfficePage>
  );
}

/** Filter of a queue by the member of staff in charge; none for a list without one. */
function useColleagues(assigned: AssignedQueue | undefined) {
  const t = useText();
  const { data } = useEndpoint(adminColleagues, assigned === undefined ? undefined : { query: { queue: assigned } });
  if (assigned === undefined) return [];
  const others = (data?.list ?? []).filter(({ mineYn }) => mineYn === 'N');
  return [
    {
      key: 'assigned',
      label: t('queue.assignee'),
      all: t('assign.anyone'),
      options: [
        { value: 'ME', label: t('views.system.ME') },
        { value: 'NONE', label: t('views.system.NONE') },
        ...others.map(({ memberUid, nm }) => ({ value: memberUid, label: nm })),
      ],
    },
  ];
}

/**
 * Keeps the rows of a page while another one, or another order, is loading, so that chosen rows and the focus stay.
 * @param filterText other rows are not kept
 */
function useKeptRows<Row, Q extends QueryViewProps<ListData<Row>>['query']>(query: Q, filterText: string): Q {
  const { data, error } = query;
  const [kept, setKept] = useState({ filterText, data });
  if (data !== undefined && (data !== kept.data || filterText !== kept.filterText)) setKept({ filterText, data });
  return data === undefined && error === null && filterText === kept.filterText ? { ...query, data: kept.data } : query;
}

/** Text of the filter of a list: other rows are not those that were chosen. */
function toFilterText(state: object): string {
  const { sort: _order, ...filter } = toFilter(state);
  return JSON.stringify(filter);
}

/** Returns the filter of a list without its page, as the export asks for it. */
function toFilter(state: object): Readonly<Record<string, string>> {
  const values = Object.entries(state).filter(([key]) => !['pageNum', 'pageSize', 'edit'].includes(key));
  return Object.fromEntries(values.map(([key, value]) => [key, String(value)]));
}
