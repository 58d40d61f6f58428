import type { ContentLocale } from '@haesol/contracts/common';
import type { SocialProvider } from '../../../db/schema.ts';

export type DevOutcome = 'ok' | 'noEmail' | 'cancel' | 'late' | 'wrong' | 'fail';

interface DevTexts {
  readonly title: (name: string) => string;
  readonly lead: string;
  readonly email: string;
  readonly name: string;
  readonly names: Readonly<Record<SocialProvider, string>>;
  readonly outcomes: Readonly<Record<DevOutcome, string>>;
}

/** Texts of the built-in provider of social sign-ins, by language. */
export const devTexts: Readonly<Record<ContentLocale, DevTexts>> = {
  ko: {
    title: (name) => `${name} 로그인(시연용)`,
    lead: '실제 서비스가 아닙니다. 어떤 응답을 보낼지 선택해 주세요.',
    email: '이메일',
    name: '이름',
    names: { naver: '네이버', kakao: '카카오', google: 'Google' },
    outcomes: {
      ok: '동의하고 계속하기',
      noEmail: '이메일 없이 계속하기',
      cancel: '취소',
      late: '늦게 응답하기',
      wrong: '잘못된 응답 보내기',
      fail: '오류 내기',
    },
  },
  en: {
    title: (name) => `Sign in with ${name} (demo)`,
    lead: 'This is not the real service. Please choose which answer it sends.',
    email: 'Email',
    name: 'Name',
    names: { naver: 'Naver', kakao: 'Kakao', google: 'Google' },
    outcomes: {
      ok: 'Agree and continue',
      noEmail: 'Continue without an email address',
      cancel: 'Cancel',
      late: 'Answer late',
      wrong: 'Send a wrong answer',
      fail: 'Fail',
    },
  },
  ja: {
    title: (name) => `${name}でログイン（デモ）`,
    lead: '実際のサービスではありません。返す応答を選んでください。',
    email: 'メールアドレス',
    name: 'お名前',
    names: { naver: 'NAVER', kakao: 'Kakao', google: 'Google' },
    outcomes: {
      ok: '同意して続ける',
      noEmail: 'メールアドレスなしで続ける',
      cancel: 'キャンセル',
      late: '遅れて応答する',
      wrong: '誤った応答を返す',
      fail: 'エラーにする',
    },
  },
  'zh-CN': {
    title: (name) => `使用${name}登录（演示）`,
    lead: '这不是真实的服务。请选择要返回的结果。',
    email: '邮箱',
    name: '姓名',
    names: { naver: 'NAVER', kakao: 'Kakao', google: 'Google' },
    outcomes: {
      ok: '同意并继续',
      noEmail: '不提供邮箱并继续',
      cancel: '取消',
      late: '延迟响应',
      wrong: '返回错误的响应',
      fail: '报错',
    },
  },
  'zh-TW': {
    title: (name) => `使用${name}登入（示範）`,
    lead: '這不是真實的服務。請選擇要傳回的結果。',
    email: '電子郵件',
    name: '姓名',
    names: { naver: 'NAVER', kakao: 'Kakao', google: 'Google' },
    outcomes: {
      ok: '同意並繼續',
      noEmail: '不提供電子郵件並繼續',
      cancel: '取消',
      late: '延遲回應',
      wrong: '傳回錯誤的回應',
      fail: '發生錯誤',
    },
  },
};
