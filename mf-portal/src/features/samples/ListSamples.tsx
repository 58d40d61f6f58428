import {
  Accordion,
  Badge,
  BoardSearch,
  Card,
  Carousel,
  type DataColumn,
  DataTable,
  DefinitionTable,
  ListSummary,
  Pagination,
  ResultHead,
  StatList,
  StepIndicator,
  TabNav,
  Tabs,
} from '@haesol/kit';
import { paths, toSamplesHref } from '#paths';
import { Part, Sample } from './Sample.tsx';
import { rows, type SampleRow, stateColors, words } from './specimens.ts';

const columns: readonly DataColumn<SampleRow>[] = [
  {
    key: 'state',
    header: '상태',
    role: 'status',
    width: '8rem',
    cell: ({ state }) => <Badge color={stateColors[state]}>{state}</Badge>,
  },
  { key: 'title', header: '제목', role: 'title', cell: ({ title }) => title },
  { key: 'day', header: '작성일', role: 'date', width: '9rem', cell: ({ day }) => day },
  {
    key: 'count',
    header: '조회수',
    role: 'number',
    width: '6rem',
    onPhone: 'labelled',
    phoneLabel: '조회',
    cell: ({ count }) => count.toLocaleString('ko-KR'),
  },
];

const nothing = () => undefined;
const slides = ['현장 AI 품질검사 입문', '공용장비 40종, 3분이면 예약 신청', words.long];

/** Samples of lists and navigation. */
export function ListSamples() {
  return (
    <Part name="list">
      <Sample name="tabs" wide>
        <Tabs
          label="상세"
          tabs={[
            { id: 'intro', label: '소개', panel: words.body },
            { id: 'use', label: '이용안내', count: 8, panel: words.link },
            { id: 'refund', label: '환불규정', panel: words.long },
          ]}
        />
        <TabNav
          label="분류"
          tabs={[
            { href: toSamplesHref('list'), label: '교육', count: 8, current: true },
            { href: paths.notices, label: '장비', count: 3 },
            { href: paths.reference, label: '자문' },
          ]}
        />
      </Sample>
      <Sample name="accordion" wide>
        <Accordion
          items={[
            {
              id: 'a',
              title: '장비 예약은 며칠 전까지 신청해야 하나요?',
              content: '이용일 기준 2영업일 전까지 신청해 주세요.',
              open: true,
            },
            { id: 'b', title: words.long, content: words.body },
          ]}
        />
      </Sample>
      <Sample name="pagination" wide>
        <Pagination hrefOf={() => toSamplesHref('list')} label="쪽(첫 쪽)" page={1} pageCount={13} />
        <Pagination hrefOf={() => toSamplesHref('list')} label="쪽(가운데)" page={7} pageCount={13} />
        <Pagination hrefOf={() => toSamplesHref('list')} label="쪽(하나)" page={1} pageCount={1} />
      </Sample>
      <Sample name="steps" wide>
        <StepIndicator current={2} steps={[{ label: '동의' }, { label: '신청내용' }, { label: '확인·제출' }]} />
        <StepIndicator
          current={4}
          label="끝난 단계"
          steps={[{ label: '동의' }, { label: '신청내용' }, { label: '확인·제출' }]}
        />
      </Sample>
      <TableSample />
      <Sample name="card" wide>
        <Card
          foot="12. 3.(목)"
          href={paths.notices}
          meta={<Badge color="blue">{words.open}</Badge>}
          title={words.long}
        />
        <Card
          href={paths.travel}
          look="raised"
          media={<img alt="" height={240} loading="lazy" src="/art/equipment/microscope.svg" width={360} />}
          title={words.title}
        />
      </Sample>
      <Sample name="carousel" wide>
        <Carousel
          autoplayMs={6000}
          focusable
          head={<b>{words.section}</b>}
          label="소식"
          slides={slides.map((text) => ({ id: text, content: <p>{text}</p> }))}
        />
      </Sample>
      <StatSample />
    </Part>
  );
}

function TableSample() {
  return (
    <Sample name="table" wide>
      <ListSummary page={1} pageCount={13} total={128} />
      <DataTable
        caption="신청 목록"
        columns={columns}
        rowKey={({ id }) => id}
        rowLook={({ state }) => ({ tone: stateColors[state] })}
        rows={rows}
      />
      <DataTable
        caption="이용료"
        columns={[
          { key: 'kind', header: '구분', role: 'title', cell: ({ kind }) => kind },
          { key: 'inside', header: '교내', align: 'end', cell: ({ inside }) => inside },
          { key: 'outside', header: '기업', align: 'end', cell: ({ outside }) => outside },
        ]}
        phone="lines"
        rowKey={({ kind }) => kind}
        rows={[
          { kind: '기본 장비', inside: '5,000원', outside: '10,000원' },
          { kind: words.long, inside: '20,000원', outside: '40,000원' },
        ]}
      />
      <DefinitionTable
        caption="장비 사양"
        items={[
          { term: '가속 전압', value: '0.5–30kV' },
          { term: '이용료', value: words.long },
        ]}
      />
    </Sample>
  );
}

function StatSample() {
  return (
    <Sample name="stats" wide>
      <StatList
        items={[
          { label: '수강 중', value: 3, unit: '과정', highlight: true },
          { label: '수료', value: 1204, unit: '시간', href: paths.notices },
        ]}
      />
      <ResultHead
        count="전체 40종"
        onSort={nothing}
        resetHref={toSamplesHref('list')}
        resetLabel="조건 지우기"
        sort="new"
        sortLabel="정렬"
        sorts={[{ value: 'new', label: '최신순' }]}
      />
      <BoardSearch
        field=""
        fields={[{ value: '', label: '제목+내용' }]}
        searchKeyword=""
        label="공지사항 검색"
        onSearch={nothing}
      />
    </Sample>
  );
}
