import { brandTextsIn } from '../../brand/brand.ts';

/** Texts that the server itself adds to pages. */
export const messages = {
  noticeFeed: '공지사항',
  noticeFeedText: '사업, 교육, 장비 소식을 알려 드립니다.',
  notFoundTitle: '페이지를 찾을 수 없습니다.',
  tooLongTitle: '주소가 너무 깁니다.',
  tooLongText: '주소를 줄이거나 홈에서 다시 찾아 주세요.',
  errorTitle: '일시적인 오류가 발생했습니다.',
  errorText: '잠시 후 다시 시도해 주세요.',
  bootFailed: '화면을 불러오지 못했습니다. 네트워크 상태를 확인한 뒤 다시 시도해 주세요.',
  retry: '다시 시도',
  home: '홈으로',
  formTitle: '입력한 내용을 보내지 못했습니다.',
  formText:
    '이 화면은 자바스크립트가 있어야 동작합니다. 입력하신 내용은 어디에도 저장하지 않았습니다. 브라우저의 자바스크립트 설정과 네트워크 상태를 확인한 뒤 다시 입력해 주세요.',
  formBack: '다시 입력하기',
  homeCrumb: '홈',
  noScript: '이 사이트를 이용하려면 브라우저에서 자바스크립트를 사용하도록 설정해 주세요.',
} as const;

/** Returns the name of the site for titles in a language. */
export const siteNameIn = (locale: string): string => brandTextsIn(locale).site;

/** Returns the title of the feed of the notices. */
export const noticeFeedTitle = (): string => `${siteNameIn('ko')} ${messages.noticeFeed}`;
