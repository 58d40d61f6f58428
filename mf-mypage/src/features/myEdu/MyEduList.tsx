import { daysUntil, type EndpointData } from '@haesol/contracts/common';
import { enrollStateNames, enrollStates, learnPolicy, type myEduList } from '@haesol/contracts/learn';
import {
  ChipGroup,
  DataTable,
  EmptyState,
  FilterSelect,
  LinkButton,
  ListSummary,
  Pagination,
  Skeleton,
  StatList,
  TextLink,
} from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import {
  QueryView,
  type ShownList,
  useFormats,
  useGet,
  useListState,
  useShell,
  useText,
} from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { paths, toMyEduHref } from '#paths';
import { PeriodFilter } from '#ui/PeriodFilter';
import styles from './MyEduList.module.css';
import { type MyEduListState, myEduListState } from './myEduListState.ts';
import { countStates, summaries, summaryNames, toRowLook } from './myEduRules.ts';
import { useEnrolmentColumns } from './useEnrolmentColumns.tsx';

type List = ShownList<MyEduListState>;
type Data = EndpointData<typeof myEduList>;

/** Enrolments of the member, and of colleagues whom they enrolled. */
export function MyEduList() {
  const list = useListState(myEduListState);
  const query = useGet(myEduListState.get);
  return (
    <div className={styles.screen} ref={keepFocus}>
      <QueryView query={query} skeleton={<Skeleton lines={1} of="table" rows={list.state.pageSize + 3} />}>
        {(data) => (
          <>
            {list.state.whose === 'OWN' && <Summary data={data} list={list} />}
            {data.colleagueCnt > 0 && <Whose data={data} list={list} />}
            <Filters key={`${list.state.startDate} ${list.state.endDate}`} list={list} />
            <Enrolments data={data} list={list} />
          </>
        )}
      </QueryView>
    </div>
  );
}

interface PartProps {
  readonly data: Data;
  readonly list: List;
}

function Summary({ data: { states, next }, list }: PartProps) {
  const t = useText();
  return (
    <div className={styles.summary}>
      <StatList
        items={summaryNames.map((name) => ({
          label: t(`myEdu.summary.${name}`),
          value: countStates(states, summaries[name]),
          unit: t('myEdu.unit'),
          highlight: name === 'learning',
          href: list.hrefOf({ state: summaries[name].join(',') }),
        }))}
      />
      {next !== null && <NextLesson next={next} />}
    </div>
  );
}

function NextLesson({ next }: { readonly next: NonNullable<Data['next']> }) {
  const t = useText();
  const { formatShortDay } = useFormats();
  const shell = useShell();
  const { aplUid, title, date, from, place, onlineYn } = next;
  const days = daysUntil(date, shell.now());
  const day = formatShortDay(date);
  return (
    <section aria-label={t('myEdu.next')} className={styles.next}>
      <p className={styles.term}>{t('myEdu.next')}</p>
      <p className={styles.lesson}>
        <TextLink href={toMyEduHref(aplUid)} tone="quiet">
          {onlineYn === 'Y' ? `${day} ${title}` : `${day} ${from} ${title}`}
        </TextLink>
      </p>
      <p className={styles.where}>
        {[place ?? t('myEdu.online'), days === 0 ? t('myEdu.today') : t('myEdu.inDays', { days })].join(' · ')}
      </p>
    </section>
  );
}

/** Shown to members who enrolled colleagues. */
function Whose({ data: { colleagueCnt }, list: { state, hrefOf } }: PartProps) {
  const t = useText();
  return (
    <ChipGroup
      label={t('myEdu.whose.label')}
      options={[
        { value: 'OWN', label: t('myEdu.whose.OWN'), href: hrefOf({ whose: 'OWN' }) },
        {
          value: 'COLLEAGUE',
          label: t('myEdu.whose.COLLEAGUE'),
          count: colleagueCnt,
          href: hrefOf({ whose: 'COLLEAGUE' }),
        },
      ]}
      selected={[state.whose]}
    />
  );
}

function Filters({ list: { state, change } }: { readonly list: List }) {
  const t = useText();
  const ofSummary = summaryNames.find((name) => summaries[name].join(',') === state.state);
  const groups = summaryNames
    .filter((name) => summaries[name].length > 1)
    .map((name) => ({ value: summaries[name].join(','), label: t(`myEdu.summary.${name}`) }));
  return (
    <div className={styles.filters}>
      <PeriodFilter names={['month', 'quarter', 'half']} onChange={change} value={state} />
      <FilterSelect
        label={t('myEdu.state')}
        onChange={(state) => change({ state })}
        options={[
          ...(ofSummary === undefined ? [] : groups.filter(({ value }) => value === state.state)),
          ...enrollStates.map((value) => ({ value, label: enrollStateNames[value] })),
        ]}
        placeholder={t('myEdu.allStates')}
        value={state.state}
      />
    </div>
  );
}

function Enrolments({ data, list }: PartProps) {
  const t = useText();
  const columns = useEnrolmentColumns(list.state.whose);
  const pages = toPages(list.state, data.cnt_total);
  if (data.list.length === 0) return <NoEnrolments list={list} />;
  return (
    <div className={styles.list}>
      <ListSummary {...pages} total={data.cnt_total} />
      <DataTable
        caption={t('myEdu.caption')}
        columns={columns}
        density="roomy"
        rowKey={({ aplUid }) => aplUid}
        rowLook={({ state }) => toRowLook(state)}
        rows={data.list}
      />
      <p className={styles.note}>{t('myEdu.cancelNote', { hours: learnPolicy.offerHours })}</p>
      <Pagination hrefOf={(pageNum) => list.hrefOf({ pageNum })} {...pages} />
    </div>
  );
}

function NoEnrolments({ list: { resetHref } }: { readonly list: List }) {
  const t = useText();
  if (resetHref === undefined) {
    return (
      <EmptyState text={t('myEdu.emptyText')} title={t('myEdu.empty')}>
        <LinkButton href={paths.courses} variant="primary">
          {t('myEdu.toCourses')}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <EmptyState text={t('myEdu.filterEmptyText')} title={t('myEdu.filterEmpty')}>
      <LinkButton href={resetHref}>{t('myEdu.toAll')}</LinkButton>
    </EmptyState>
  );
}
