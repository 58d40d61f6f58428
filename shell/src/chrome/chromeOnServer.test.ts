import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { messages } from '../messages.ko.ts';
import { texts as en } from '../texts/en.ts';
import { texts as ja } from '../texts/ja.ts';
import { ToastRegion } from './feedback/ToastRegion.tsx';
import { Footer } from './footer/Footer.tsx';
import { CleanLayout } from './layouts/CleanLayout.tsx';
import { DefaultLayout } from './layouts/DefaultLayout.tsx';
import { HomeLayout } from './layouts/HomeLayout.tsx';
import { LoadLayout } from './layouts/LoadLayout.tsx';
import { ErrorPage } from './states/ErrorPage.tsx';
import { FallbackErrorPage } from './states/FallbackErrorPage.tsx';
import { RemoteFallback } from './states/RemoteFallback.tsx';
import { RouteSkeleton } from './states/RouteSkeleton.tsx';
import { aChromeModel, aMenuGroup } from './testing/aChromeModel.ts';

const nothing = () => {};
const model = aChromeModel();
const member = aChromeModel({ session: { name: '이도윤' }, alerts: { count: 120, onOpen: nothing } });
const subHeader = { crumbs: [{ label: '공지사항' }], title: '공지사항', lead: '소식' };
const children = createElement('p', null, '내용');

const pages: readonly (readonly [name: string, render: () => ReactNode, text: string])[] = [
  [
    'DefaultLayout',
    () => createElement(DefaultLayout, { model, subHeader, sideGroup: aMenuGroup('infoPlaza'), children }),
    '본문 바로가기',
  ],
  ['HomeLayout', () => createElement(HomeLayout, { model: member, children }), '이도윤님'],
  ['LoadLayout', () => createElement(LoadLayout), '잠시만 기다려 주세요.'],
  ['CleanLayout', () => createElement(CleanLayout, { children }), '홈으로'],
  ['ErrorPage', () => createElement(ErrorPage, { status: 404, onBack: nothing }), 'This page could not be found'],
  ['FallbackErrorPage', () => createElement(FallbackErrorPage), '일시적인 오류가 발생했습니다.'],
  ['RemoteFallback', () => createElement(RemoteFallback, { onRetry: nothing }), '다시 시도'],
  ['RouteSkeleton of a list', () => createElement(RouteSkeleton, { kind: 'list' }), '불러오는 중입니다.'],
  ['RouteSkeleton of a detail', () => createElement(RouteSkeleton, { kind: 'detail' }), '불러오는 중입니다.'],
  ['RouteSkeleton of home', () => createElement(RouteSkeleton, { kind: 'home' }), '불러오는 중입니다.'],
  [
    'ToastRegion',
    () => createElement(ToastRegion, { toasts: [{ id: 't', kind: 'done', text: '저장' }], onDismiss: nothing }),
    '저장',
  ],
];

describe('the chrome on the server', () => {
  it('runs without a browser', () => {
    expect(typeof window).toBe('undefined');
  });

  it.each(pages)('renders %s', (_name, draw, text) => {
    expect(renderToString(draw())).toContain(text);
  });

  it.each([
    ['en', en],
    ['ja', ja],
  ])('renders the footer in %s after it was rendered in Korean', (_locale, texts) => {
    const korean = { ...messages };
    const draw = () => renderToString(createElement(Footer, { variant: 'travel' }));
    const before = draw();
    Object.assign(messages, texts);
    const html = draw();
    Object.assign(messages, korean);

    expect(before).toContain('이용약관');
    expect(html).not.toMatch(/[가-힣]/);
  });
});
