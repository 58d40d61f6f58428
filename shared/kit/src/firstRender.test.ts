import Check from 'lucide-react/icons/check';
import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as calendar from './calendar/index.ts';
import * as kit from './index.ts';
import * as map from './map/index.ts';
import * as qr from './qr/index.ts';

/** All exports of the kit's entry points. */
const ui = { ...kit, ...calendar, ...map, ...qr };

const nothing = () => undefined;
const option = { value: 'a', label: '가' };

/** Creates an element without JSX, because the file ending `.ts` makes the test run in Node, without a browser. */
function use<P extends object>(component: FunctionComponent<P>, props: P): ReactNode {
  return createElement(component, props);
}

/** One example of every exported component. */
const examples: Record<string, ReactNode> = {
  Accordion: use(ui.Accordion, { items: [{ id: 'a', title: '질문', content: '답' }] }),
  Avatar: use(ui.Avatar, { name: '이도윤' }),
  Badge: use(ui.Badge, { color: 'blue', children: '접수중' }),
  BoardSearch: use(ui.BoardSearch, { field: '', searchKeyword: '', label: '검색', onSearch: nothing }),
  Button: use(ui.Button, { children: '저장' }),
  Calendar: use(ui.Calendar, { label: '이용일', onValueChange: nothing, today: '2026-11-23', value: undefined }),
  Card: use(ui.Card, { href: '/a', title: '제목' }),
  CardPicture: use(ui.CardPicture, { alt: '', src: '/art/scene/news-1.svg' }),
  Carousel: use(ui.Carousel, { autoplayMs: 6000, label: '안내', slides: [{ id: 'a', content: '가' }] }),
  Checkbox: use(ui.Checkbox, { label: '동의' }),
  Chip: use(ui.Chip, { selected: true, children: '전체' }),
  ChipGroup: use(ui.ChipGroup, { label: '분류', options: [option], selected: [] }),
  CodeField: use(ui.CodeField, { label: '인증번호', onValueChange: nothing, value: '' }),
  Comment: use(ui.Comment, {
    dateTime: '2026-11-18T15:02+09:00',
    name: '이도윤',
    time: '11. 18.',
    children: '감사합니다.',
  }),
  CommentThread: use(ui.CommentThread, { count: 1, entries: [{ id: 'a', comment: '가' }], title: '댓글' }),
  ConfirmDialog: use(ui.ConfirmDialog, {
    no: '돌아가기',
    onNo: nothing,
    onYes: nothing,
    open: true,
    title: '삭제하시겠습니까?',
    yes: '삭제',
  }),
  CropDialog: use(ui.CropDialog, { bitmap: undefined, onCancel: nothing, onDone: nothing, title: '자르기' }),
  DataTable: use(ui.DataTable<string>, { caption: '목록', columns: [], rowKey: String, rows: ['가'] }),
  DayInput: use(ui.DayInput, { label: '이용일', onOpen: nothing, onValueChange: nothing, value: '' }),
  DateField: use(ui.DateField, { label: '이용일', onValueChange: nothing, today: '2026-11-23', value: '' }),
  DefinitionTable: use(ui.DefinitionTable, { caption: '정보', items: [{ term: '기간', value: '하루' }] }),
  DependentSelects: use(ui.DependentSelects, {
    label: '주소',
    labels: ['시·도', '시·군'],
    onValueChange: nothing,
    options: [option],
    value: [],
  }),
  Dialog: use(ui.Dialog, { onClose: nothing, open: true, title: '제목', children: '글' }),
  Disclosure: use(ui.Disclosure, { title: '질문', children: '답' }),
  Drawer: use(ui.Drawer, { onClose: nothing, open: true, title: '메뉴', children: '글' }),
  EmptyState: use(ui.EmptyState, { size: 'small' }),
  ErrorState: use(ui.ErrorState, {}),
  ErrorSummary: use(ui.ErrorSummary, { errors: [{ fieldId: 'a', message: '가' }] }),
  Field: use(ui.Field, { label: '이름', children: (control) => createElement('input', control) }),
  Fieldset: use(ui.Fieldset, { label: '이름', children: '가' }),
  FilePicker: use(ui.FilePicker, { files: [], label: '첨부', max: 3, onAdd: nothing, onRemove: nothing }),
  FilterBar: use(ui.FilterBar, { onSearch: nothing, searchKeyword: '', searchLabel: '장비 검색' }),
  FilterSelect: use(ui.FilterSelect, {
    label: '장소',
    onChange: nothing,
    options: [option],
    placeholder: '모든 장소',
    value: '',
  }),
  Icon: use(ui.Icon, { of: Check }),
  IconButton: use(ui.IconButton, { icon: Check, label: '확인' }),
  LatePicture: use(ui.LatePicture, { alt: '', height: 320, src: '/art/scene/news-1.svg', width: 480 }),
  IconLink: use(ui.IconLink, { href: '/a', icon: Check, label: '검색' }),
  KitLink: use(ui.KitLink, { href: '/a', children: '가기' }),
  LinkButton: use(ui.LinkButton, { href: '/a', children: '가기' }),
  LinkProvider: use(ui.LinkProvider, { component: () => null, children: '가' }),
  ListSummary: use(ui.ListSummary, { total: 3 }),
  LiveRegion: use(ui.LiveRegion, { message: '' }),
  LoadingOverlay: use(ui.LoadingOverlay, { open: true }),
  MessageBar: use(ui.MessageBar, { children: '안내' }),
  NewMark: use(ui.NewMark, {}),
  Pagination: use(ui.Pagination, { hrefOf: String, page: 1, pageCount: 3 }),
  PasswordField: use(ui.PasswordField, { label: '비밀번호' }),
  PeoplePicker: use(ui.PeoplePicker, {
    label: '인원',
    onValueChange: nothing,
    value: { adults: 1, childAges: [undefined] },
  }),
  PeriodPicker: use(ui.PeriodPicker, {
    label: '기간',
    onValueChange: nothing,
    today: '2026-11-23',
    value: { from: '', to: '' },
  }),
  PhoneField: use(ui.PhoneField, { label: '전화', onValueChange: nothing, value: ['', '', ''] }),
  QrCode: use(ui.QrCode, { label: '코드', text: 'HS-1' }),
  QrVoucher: use(ui.QrVoucher, { code: 'HS-1', items: [], state: 'valid', title: '누리패스' }),
  RegionMap: use(ui.RegionMap, {
    coast: 'M0 0h9v9z',
    height: 10,
    label: '지역',
    onSelect: nothing,
    regions: [{ code: 'a', count: 1, label: { x: 1, y: 1 }, name: '가', path: 'M0 0h9v9z' }],
    selected: '',
    width: 10,
  }),
  ResultHead: use(ui.ResultHead, {
    count: '1건',
    onSort: nothing,
    resetHref: '/a',
    resetLabel: '초기화',
    sort: 'a',
    sortLabel: '정렬',
    sorts: [option],
  }),
  RichText: use(ui.RichText, { html: '<p>글</p>' }),
  RidgeDrawing: use(ui.RidgeDrawing, {}),
  RuleChecklist: use(ui.RuleChecklist, { label: '규칙', rules: [{ id: 'a', text: '8자', kept: true }] }),
  RadioGroup: use(ui.RadioGroup, { label: '방식', options: [option] }),
  SearchField: use(ui.SearchField, { label: '검색', onSearch: nothing, onValueChange: nothing, value: '' }),
  SegmentLinks: use(ui.SegmentLinks, { label: '보기 방식', links: [{ href: '/', label: '목록', current: true }] }),
  SegmentedControl: use(ui.SegmentedControl, { label: '기간', onValueChange: nothing, options: [option], value: 'a' }),
  Select: use(ui.Select, { label: '업종', options: [option] }),
  SharePopup: use(ui.SharePopup, { onClose: nothing, open: true, title: '가', url: 'https://haesol.example/' }),
  SlotTicks: use(ui.SlotTicks, { slots: [true, false] }),
  Skeleton: use(ui.Skeleton, {}),
  Spinner: use(ui.Spinner, {}),
  StatList: use(ui.StatList, { items: [{ label: '수료', value: 1 }] }),
  StepIndicator: use(ui.StepIndicator, { current: 1, steps: [{ label: '동의' }] }),
  Stepper: use(ui.Stepper, { label: '수량', onValueChange: nothing, value: 1 }),
  Switch: use(ui.Switch, { label: '알림' }),
  TabNav: use(ui.TabNav, { label: '분류', tabs: [{ href: '/a', label: '가', current: true }] }),
  Tabs: use(ui.Tabs, { label: '상세', tabs: [{ id: 'a', label: '가', panel: '나' }] }),
  TextArea: use(ui.TextArea, { countMax: 10, label: '내용' }),
  TextField: use(ui.TextField, { countMax: 10, label: '제목' }),
  TextLink: use(ui.TextLink, { href: '/a', children: '가기' }),
  Timeline: use(ui.Timeline, { items: [{ id: 1, title: '접수', state: 'done' }], label: '과정' }),
  VisuallyHidden: use(ui.VisuallyHidden, { children: '가' }),
  WholeBrackets: use(ui.WholeBrackets, { text: '유도결합플라스마 분광분석기(ICP-OES)' }),
  ZoomDialog: use(ui.ZoomDialog, { alt: '그림', onClose: nothing, open: true, src: '/a.png' }),
};

describe('first render of the kit', () => {
  it('covers every component of the entry points', () => {
    const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

    expect(Object.keys(examples).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(examples))('needs no browser: %s', (_name, example) => {
    expect(typeof window).toBe('undefined');
    expect(renderToString(example)).not.toBe('');
  });

  it.each(Object.entries(examples))('is deterministic: %s', (_name, example) => {
    expect(renderToString(example)).toBe(renderToString(example));
  });
});
