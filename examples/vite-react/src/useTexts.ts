import { useSyncExternalStore } from 'react';
import type { Shell } from './shell.ts';

export const texts = {
  ko: {
    back: '운영 시간으로',
    broken: '화면을 표시하지 못했습니다.',
    directions: '오시는 길',
    directionsText: '중앙 도서관 옆 산학협력관 1층에 있습니다.',
    greeting: (name: string | undefined) => `${name === undefined ? '' : `${name} 님, `}평일에 방문해 주세요.`,
    loading: '불러오는 중입니다.',
    time: '평일 09:00~18:00, 주말과 공휴일 휴무',
  },
  en: {
    back: 'Back to the opening hours',
    broken: 'This page could not be shown.',
    directions: 'Directions',
    directionsText: 'First floor of the cooperation building, beside the central library.',
    greeting: (name: string | undefined) => `${name === undefined ? '' : `${name}, `}please visit us on weekdays.`,
    loading: 'Loading.',
    time: 'Weekdays 09:00–18:00, closed on weekends and public holidays',
  },
};

/** Returns the texts in the language of the site; other languages than English have the Korean ones. */
export function useTexts({ language }: Shell) {
  const { locale } = useSyncExternalStore(language.subscribe, language.get);
  return locale === 'en' ? texts.en : texts.ko;
}
