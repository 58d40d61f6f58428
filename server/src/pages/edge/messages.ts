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

type PageMessages = Omit<typeof messages, 'noticeFeed' | 'noticeFeedText'>;

const translations: Readonly<Record<string, Readonly<Record<keyof PageMessages, string>>>> = {
  en: {
    errorText: 'Please try again in a moment.',
    formBack: 'Enter it again',
    formText:
      'This page needs JavaScript. What you entered was not stored anywhere. Please check the JavaScript settings of your browser and your connection, then enter it again.',
    formTitle: 'Your input could not be sent.',
    tooLongText: 'Please shorten the address, or start from the home page.',
    tooLongTitle: 'The address is too long.',
    bootFailed: 'The page could not be loaded. Please check your connection and try again.',
    errorTitle: 'Something went wrong.',
    home: 'Go to the home page',
    homeCrumb: 'Home',
    noScript: 'Please turn on JavaScript in your browser to use this site.',
    notFoundTitle: 'Page not found',
    retry: 'Try again',
  },
  ja: {
    errorText: 'しばらくしてからもう一度お試しください。',
    formBack: 'もう一度入力する',
    formText:
      'この画面はJavaScriptが必要です。入力された内容はどこにも保存していません。ブラウザーのJavaScript設定とネットワークの状態を確認して、もう一度入力してください。',
    formTitle: '入力内容を送信できませんでした。',
    tooLongText: 'アドレスを短くするか、ホームからもう一度お探しください。',
    tooLongTitle: 'アドレスが長すぎます。',
    bootFailed: '画面を読み込めませんでした。ネットワークの状態を確認して、もう一度お試しください。',
    errorTitle: '一時的なエラーが発生しました。',
    home: 'ホームへ',
    homeCrumb: 'ホーム',
    noScript: 'このサイトを利用するには、ブラウザーのJavaScriptを有効にしてください。',
    notFoundTitle: 'ページが見つかりません。',
    retry: '再試行',
  },
  'zh-CN': {
    errorText: '请稍后再试。',
    formBack: '重新填写',
    formText:
      '本页面需要JavaScript才能使用。您填写的内容没有保存在任何地方。请检查浏览器的JavaScript设置和网络状态后重新填写。',
    formTitle: '未能发送您填写的内容。',
    tooLongText: '请缩短网址，或从首页重新查找。',
    tooLongTitle: '网址过长。',
    bootFailed: '未能加载页面。请检查网络后重试。',
    errorTitle: '系统暂时出现错误。',
    home: '返回首页',
    homeCrumb: '首页',
    noScript: '使用本网站，请在浏览器中启用JavaScript。',
    notFoundTitle: '未找到页面。',
    retry: '重试',
  },
  'zh-TW': {
    errorText: '請稍後再試。',
    formBack: '重新填寫',
    formText:
      '本頁面需要JavaScript才能使用。您填寫的內容沒有儲存在任何地方。請檢查瀏覽器的JavaScript設定和網路狀態後重新填寫。',
    formTitle: '無法送出您填寫的內容。',
    tooLongText: '請縮短網址，或從首頁重新尋找。',
    tooLongTitle: '網址過長。',
    bootFailed: '無法載入頁面。請檢查網路後再試一次。',
    errorTitle: '系統暫時發生錯誤。',
    home: '回首頁',
    homeCrumb: '首頁',
    noScript: '使用本網站，請在瀏覽器中啟用JavaScript。',
    notFoundTitle: '找不到頁面。',
    retry: '再試一次',
  },
};

/** Returns the texts of pages in a language; Korean for all others. */
export const messagesIn = (locale: string): Readonly<Record<keyof PageMessages, string>> =>
  translations[locale] ?? messages;
