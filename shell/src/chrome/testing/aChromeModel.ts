import { messages } from '../../messages.ko.ts';
import type { ChromeMenuItem, ChromeModel, MainGroup } from '../chromeTypes.ts';

type GroupKey = keyof typeof messages.groups;

function anItem(link: string, label: string): ChromeMenuItem {
  return { menu: link.slice(1).replace('/', '_'), label, link, description: '' };
}

/** Group with the items given as `[link, label]`. */
export function aMenuGroup(key: GroupKey, ...items: readonly (readonly [link: string, label: string])[]): MainGroup {
  return {
    key,
    title: messages.groups[key],
    description: messages.groupDescriptions[key],
    tab: { name: Object.entries(messages.groupTabs).find(([name]) => name === key)?.[1] ?? '', href: `/${key}` },
    items: items.map(([link, label]) => anItem(link, label)),
  };
}

/** Model for a visitor on the notice list. */
export function aChromeModel(overrides: Partial<ChromeModel> = {}): ChromeModel {
  return {
    groups: [
      aMenuGroup('intro', ['/intro/intro', '인사말'], ['/intro/chart', '조직도']),
      aMenuGroup('cooperation', ['/cooperation/edu', '기업 재직자 교육'], ['/cooperation/equ', '공용장비 공동활용']),
      aMenuGroup('studentSupport', ['/studentSupport/future', '미래수요 인력양성']),
      aMenuGroup('corporateCenter', ['/corporateCenter', '기업협업센터 소개']),
      aMenuGroup('infoPlaza', ['/infoPlaza/notice', '공지사항'], ['/infoPlaza/news', '산학소식']),
    ],
    personal: aMenuGroup('mypage', ['/myPage/edu', '교육 현황'], ['/myPage/equ', '장비 신청 현황']),
    personalHref: '/myPage',
    travelHref: '/travel',
    session: null,
    isSessionComing: false,
    currentGroup: 'infoPlaza',
    currentLink: '/infoPlaza/notice',
    display: { theme: 'system', textScale: 100 },
    language: { locale: 'ko', onChoose: () => undefined },
    qnaHref: '/login?next=%2FmyPage%2FqnaWrite',
    onLogout: () => {},
    onDisplayChange: () => {},
    ...overrides,
  };
}
