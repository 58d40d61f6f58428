/**
 * @jest-environment node
 */
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as ui from './index.ts';

const nothing = () => undefined;
const option = { value: 'a', label: '가' };

/** One use of every component that the door hands out. */
const examples: Record<string, ReactNode> = {
  Accordion: <ui.Accordion items={[{ id: 'a', title: '질문', content: '답' }]} />,
  Avatar: <ui.Avatar name="이도윤" />,
  Badge: <ui.Badge color="blue">접수중</ui.Badge>,
  BoardSearch: <ui.BoardSearch field="" keyword="" label="검색" onSearch={nothing} />,
  Breadcrumb: <ui.Breadcrumb items={[{ label: '홈' }]} />,
  Button: <ui.Button>저장</ui.Button>,
  Card: <ui.Card href="/a" title="제목" />,
  Carousel: <ui.Carousel autoplayMs={6000} label="안내" slides={[{ id: 'a', content: '가' }]} />,
  Checkbox: <ui.Checkbox label="동의" />,
  Chip: <ui.Chip selected>전체</ui.Chip>,
  ChipGroup: <ui.ChipGroup label="분류" options={[option]} selected={[]} />,
  CodeField: <ui.CodeField label="인증번호" onValueChange={nothing} value="" />,
  ConfirmDialog: <ui.ConfirmDialog no="돌아가기" onNo={nothing} onYes={nothing} open title="삭제?" yes="삭제" />,
  DataTable: <ui.DataTable caption="목록" columns={[]} rowKey={String} rows={[]} />,
  DefinitionTable: <ui.DefinitionTable caption="정보" items={[{ term: '기간', value: '하루' }]} />,
  Dialog: (
    <ui.Dialog onClose={nothing} open title="제목">
      글
    </ui.Dialog>
  ),
  Drawer: (
    <ui.Drawer onClose={nothing} open title="메뉴">
      글
    </ui.Drawer>
  ),
  EmptyState: <ui.EmptyState />,
  ErrorState: <ui.ErrorState />,
  ErrorSummary: <ui.ErrorSummary errors={[{ fieldId: 'a', message: '가' }]} />,
  Field: <ui.Field label="이름">{(control) => <input {...control} />}</ui.Field>,
  Fieldset: <ui.Fieldset label="이름">가</ui.Fieldset>,
  FilePicker: <ui.FilePicker files={[]} label="첨부" max={3} onAdd={nothing} onRemove={nothing} />,
  Icon: <ui.Icon of={Check} />,
  IconButton: <ui.IconButton icon={Check} label="확인" />,
  LinkButton: <ui.LinkButton href="/a">가기</ui.LinkButton>,
  LinkProvider: <ui.LinkProvider component={(props) => <a {...props} href="/x" />}>가</ui.LinkProvider>,
  ListSummary: <ui.ListSummary total={3} />,
  LiveRegion: <ui.LiveRegion message="" />,
  LoadingOverlay: <ui.LoadingOverlay open />,
  MessageBar: <ui.MessageBar>안내</ui.MessageBar>,
  NewMark: <ui.NewMark />,
  Pagination: <ui.Pagination hrefOf={String} page={1} pageCount={3} />,
  PasswordField: <ui.PasswordField label="비밀번호" />,
  PhoneField: <ui.PhoneField label="전화" onValueChange={nothing} value={['', '', '']} />,
  RadioGroup: <ui.RadioGroup label="방식" options={[option]} />,
  SearchField: <ui.SearchField label="검색" onSearch={nothing} onValueChange={nothing} value="" />,
  SegmentedControl: <ui.SegmentedControl label="기간" onValueChange={nothing} options={[option]} value="a" />,
  Select: <ui.Select label="업종" options={[option]} />,
  Skeleton: <ui.Skeleton />,
  Spinner: <ui.Spinner />,
  StatList: <ui.StatList items={[{ label: '수료', value: 1 }]} />,
  StepIndicator: <ui.StepIndicator current={1} steps={[{ label: '동의' }]} />,
  Stepper: <ui.Stepper label="수량" onValueChange={nothing} value={1} />,
  TabNav: <ui.TabNav label="분류" tabs={[{ href: '/a', label: '가', current: true }]} />,
  Tabs: <ui.Tabs label="상세" tabs={[{ id: 'a', label: '가', panel: '나' }]} />,
  TextArea: <ui.TextArea countMax={10} label="내용" />,
  TextField: <ui.TextField countMax={10} label="제목" />,
  TextLink: <ui.TextLink href="/a">가기</ui.TextLink>,
  Timeline: <ui.Timeline items={[{ id: 1, title: '접수', state: 'done' }]} label="과정" />,
  ToastList: <ui.ToastList onDismiss={nothing} toasts={[{ id: '1', kind: 'done', text: '저장' }]} />,
  VisuallyHidden: <ui.VisuallyHidden>가</ui.VisuallyHidden>,
};

describe('first render of the kit', () => {
  it('covers every component of the door', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

    expect(Object.keys(examples).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(examples))('needs no browser: %s', (_name, example) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(example)).not.toBe('');
  });

  it.each(Object.entries(examples))('is the same twice: %s', (_name, example) => {
    expect(renderToString(example)).toBe(renderToString(example));
  });
});
