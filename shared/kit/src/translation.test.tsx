import { render } from '@testing-library/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import {
  Badge,
  Button,
  Chip,
  Comment,
  DataTable,
  EmptyState,
  ErrorState,
  FilePicker,
  LinkButton,
  ListSummary,
  MessageBar,
  Pagination,
  RuleChecklist,
  StatList,
  StepIndicator,
  TabNav,
  Tabs,
  TextArea,
  TextField,
  Timeline,
  WholeBrackets,
} from './index.ts';

/** Replaces all text nodes, as browsers do that translate a page. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

const nothing = () => undefined;
const comment = { dateTime: '2026-11-18T15:02+09:00', name: '이도윤', time: '11. 18.' };
const toTable = (cell: ReactNode) => (
  <DataTable
    caption="목록"
    columns={[{ key: 'a', header: '상태', onPhone: 'labelled', cell: () => cell }]}
    rowKey={String}
    rows={['가']}
  />
);
const toFile = (state: 'uploading' | 'done') => (
  <FilePicker
    files={[{ id: 1, name: '자료.txt', state, note: '3KB' }]}
    label="첨부"
    max={3}
    onAdd={nothing}
    onRemove={nothing}
  />
);

describe('a translated component shows its next state', () => {
  const cases: readonly (readonly [string, ReactNode, ReactNode])[] = [
    [
      'Badge',
      <Badge color="gray" key="a">
        접수
      </Badge>,
      <Badge color="gray" icon={ShieldCheck} key="a">{`완료`}</Badge>,
    ],
    ['Button', <Button key="a">저장</Button>, <Button busy busyText="저장 중" key="a">{`저장`}</Button>],
    ['Chip', <Chip key="a" selected>{`전체`}</Chip>, <Chip count={3} key="a" selected={false}>{`전체`}</Chip>],
    [
      'Comment',
      <Comment {...comment} key="a">{`글`}</Comment>,
      <Comment {...comment} key="a" mention="하나">{`고침`}</Comment>,
    ],
    ['DataTable', toTable('-'), toTable(<b>완료</b>)],
    [
      'EmptyState',
      <EmptyState key="a" size="small" />,
      <EmptyState key="a" size="small" text="다른 말로 찾아보세요." title="없음" />,
    ],
    [
      'ErrorState',
      <ErrorState key="a" onRetry={nothing} />,
      <ErrorState key="a" onRetry={nothing} requestId="r1" retrying />,
    ],
    ['FilePicker', toFile('uploading'), toFile('done')],
    [
      'LinkButton',
      <LinkButton href="/" key="a">{`홈`}</LinkButton>,
      <LinkButton href="/" icon={ShieldCheck} key="a">{`집`}</LinkButton>,
    ],
    ['ListSummary', <ListSummary key="a" total={3} />, <ListSummary key="a" page={2} pageCount={4} total={31} />],
    [
      'MessageBar',
      <MessageBar key="a">{`하나`}</MessageBar>,
      <MessageBar key="a" kind="danger">
        <b>둘</b>
      </MessageBar>,
    ],
    [
      'Pagination',
      <Pagination hrefOf={String} key="a" page={1} pageCount={9} />,
      <Pagination hrefOf={String} key="a" page={7} pageCount={9} />,
    ],
    [
      'RuleChecklist',
      <RuleChecklist key="a" label="규칙" rules={[{ id: 'a', text: '8자', kept: false }]} />,
      <RuleChecklist key="a" label="규칙" rules={[{ id: 'a', text: '8자', kept: true }]} />,
    ],
    [
      'StatList',
      <StatList items={[{ label: '수료', value: 1, unit: '명' }]} key="a" />,
      <StatList items={[{ label: '수료', value: 2 }]} key="a" />,
    ],
    [
      'StepIndicator',
      <StepIndicator current={1} key="a" steps={[{ label: '동의' }, { label: '입력' }]} />,
      <StepIndicator current={2} key="a" steps={[{ label: '동의' }, { label: '입력' }]} />,
    ],
    [
      'TabNav',
      <TabNav key="a" label="분류" tabs={[{ href: '/a', label: '가', current: true }]} />,
      <TabNav key="a" label="분류" tabs={[{ href: '/a', label: '가', count: 3, current: true }]} />,
    ],
    [
      'Tabs',
      <Tabs key="a" label="상세" tabs={[{ id: 'a', label: '가', panel: '나' }]} />,
      <Tabs key="a" label="상세" tabs={[{ id: 'a', label: '가', count: 2, panel: <b>다</b> }]} />,
    ],
    [
      'TextArea',
      <TextArea countMax={10} key="a" label="내용" onChange={nothing} value="글" />,
      <TextArea countMax={10} error="짧습니다." key="a" label="내용" onChange={nothing} value="긴 글" />,
    ],
    [
      'TextField',
      <TextField key="a" label="제목" />,
      <TextField error="비었습니다." help="도움말" key="a" label="제목" required />,
    ],
    [
      'Timeline',
      <Timeline items={[{ id: 1, title: '접수', state: 'todo' }]} key="a" label="과정" />,
      <Timeline items={[{ id: 1, title: '접수', state: 'done', text: '끝' }]} key="a" label="과정" />,
    ],
    ['WholeBrackets', <WholeBrackets key="a" text="현미경" />, <WholeBrackets key="a" text="분석기(ICP-OES)" />],
  ];

  it.each(cases)('%s', (_name, one, other) => {
    for (const [before, after] of [
      [one, other],
      [other, one],
    ]) {
      const { container, rerender, unmount } = render(before);
      translate(container);
      rerender(after);
      const fresh = render(after);

      expect(container.textContent).toBe(fresh.container.textContent);
      unmount();
      fresh.unmount();
    }
  });
});
