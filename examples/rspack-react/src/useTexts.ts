import { useSyncExternalStore } from 'react';
import type { Shell } from './shell.ts';

export const texts = {
  ko: {
    about: '이 화면의 안내',
    back: '최근 소식으로',
    broken: '화면을 표시하지 못했습니다.',
    failed: '소식을 불러오지 못했습니다.',
    loading: '소식을 불러오는 중입니다.',
    newest: (title: string) => `가장 최근 소식: ${title}`,
    purpose: '다른 도구로 만든 화면도 같은 메뉴와 로그인을 사용합니다.',
  },
  en: {
    about: 'About this page',
    back: 'Back to the notices',
    broken: 'This page could not be shown.',
    failed: 'The notices could not be loaded.',
    loading: 'Loading notices.',
    newest: (title: string) => `Newest notice: ${title}`,
    purpose: 'A page built with another tool has the same menu and sign-in.',
  },
};

/** Returns the texts in the language of the site; other languages than English have the Korean ones. */
export function useTexts({ language }: Shell) {
  const { locale } = useSyncExternalStore(language.subscribe, language.get);
  return locale === 'en' ? texts.en : texts.ko;
}
