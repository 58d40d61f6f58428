import type * as z from 'zod/mini';

interface ErrorEntry {
  readonly http: 200 | 400 | 404 | 429 | 500 | 503;
  /** `{name}` is replaced with a parameter of the error. */
  readonly message: string;
}

/**
 * Every code of the envelope; `errorCodes.ts` has their names. HTTP 400 is reserved for session errors, because the client reacts
 * to it with a refresh or a logout; errors that input can cause are HTTP 200 with a code.
 */
export const errorTable = {
  '4000': { http: 200, message: '입력한 내용을 다시 확인해 주세요.' },
  '4010': { http: 400, message: '로그인이 필요한 서비스입니다.' },
  '4011': { http: 400, message: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.' },
  /** Another tab has refreshed within the grace period; the cookie jar already contains the new token. */
  '4012': { http: 200, message: '다른 창에서 로그인이 연장되었습니다.' },
  '4030': { http: 200, message: '이용 권한이 없습니다.' },
  '4031': { http: 200, message: '비공개 글입니다. 작성자만 볼 수 있습니다.' },
  '4032': { http: 200, message: '본인이 작성한 글만 수정하거나 삭제할 수 있습니다.' },
  '4033': { http: 200, message: '비밀번호를 변경한 뒤 이용해 주세요.' },
  '4034': { http: 200, message: '2단계 인증이 필요합니다.' },
  '4035': { http: 200, message: '다른 담당자의 확인이 필요합니다.' },
  '4040': { http: 200, message: '요청하신 정보를 찾을 수 없습니다.' },
  '4090': { http: 200, message: '이미 가입된 이메일입니다.' },
  '4091': { http: 200, message: '상품 가격이 변경되었습니다. 변경된 금액을 확인해 주세요.' },
  '4092': { http: 200, message: '남은 수량이 부족합니다. (남은 수량 {n}개)' },
  '4093': { http: 200, message: '쿠폰이 모두 소진되었습니다.' },
  '4094': { http: 200, message: '이미 받은 쿠폰입니다.' },
  '4095': { http: 200, message: '쿠폰을 받을 수 있는 기간이 아닙니다.' },
  '4096': { http: 200, message: '환불할 수 없는 상품입니다.' },
  '4097': { http: 200, message: '진행 중인 신청이나 예약이 있어 탈퇴할 수 없습니다.' },
  '4098': { http: 200, message: '사용할 수 없는 프로모션 코드입니다.' },
  '4099': { http: 200, message: '이 상품에는 사용할 수 없는 쿠폰입니다.' },
  '4101': { http: 200, message: '인증번호가 일치하지 않습니다. ({n}회 남음)' },
  '4102': { http: 200, message: '인증 시간이 만료되었습니다.' },
  '4103': { http: 200, message: '인증 시도 횟수를 초과했습니다.' },
  '4104': { http: 200, message: '{n}초 후에 다시 요청해 주세요.' },
  '4105': { http: 200, message: '인증 요청 횟수를 초과했습니다. {n}분 후 다시 요청해 주세요.' },
  '4131': { http: 200, message: '20MB 이하의 파일만 첨부할 수 있습니다.' },
  '4132': { http: 200, message: '파일은 최대 3개까지 첨부할 수 있습니다.' },
  '4133': { http: 200, message: '첨부할 수 없는 파일 형식입니다.' },
  '4134': { http: 200, message: '파일 내용이 확장자와 일치하지 않습니다.' },
  '4201': { http: 200, message: '아이디 또는 비밀번호가 올바르지 않습니다.' },
  /** `wait` is `30초` or `2분`. */
  '4202': { http: 200, message: '로그인 시도 횟수를 초과했습니다. {wait} 후 다시 시도해 주세요.' },
  '4203': { http: 200, message: '이용할 수 없는 계정입니다.' },
  '4221': { http: 200, message: '현재 비밀번호가 일치하지 않습니다.' },
  '4222': { http: 200, message: '비밀번호 규칙에 맞지 않습니다.' },
  '4223': { http: 200, message: '현재 비밀번호와 다른 비밀번호를 입력해 주세요.' },
  '4290': { http: 429, message: '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.' },
  '4301': { http: 200, message: '로그인 요청이 만료되었습니다.' },
  '4302': { http: 200, message: '소셜 로그인을 취소하셨습니다.' },
  '4303': { http: 200, message: '소셜 로그인 서비스에 연결할 수 없습니다.' },
  '4304': { http: 200, message: '이미 다른 계정에 연결된 소셜 계정입니다.' },
  '4305': { http: 200, message: '마지막 로그인 수단은 해제할 수 없습니다.' },
  '4401': { http: 200, message: '접수 기간이 아닙니다.' },
  '4402': { http: 200, message: '정원이 마감되었습니다.' },
  '4403': { http: 200, message: '이미 신청하셨습니다.' },
  '4404': { http: 200, message: '신청 대상이 아닙니다.' },
  '4405': { http: 200, message: '지금 상태에서는 처리할 수 없습니다. 최신 상태를 확인해 주세요.' },
  '4501': { http: 200, message: '방금 다른 분이 예약한 시간입니다.' },
  '4502': { http: 200, message: '예약 가능 시간을 초과했습니다.' },
  '4503': { http: 200, message: '안전교육 이수 후 예약할 수 있습니다.' },
  '4504': { http: 200, message: '이용이 제한된 기간입니다. ({date}까지)' },
  '4505': { http: 200, message: '예약할 수 없는 날짜입니다.' },
  '4506': { http: 200, message: '취소할 수 있는 시간이 지났습니다.' },
  '4601': { http: 200, message: '답변이 등록된 문의는 수정할 수 없습니다.' },
  '4701': { http: 200, message: '이용 완료 후 작성할 수 있습니다.' },
  '4702': { http: 200, message: '리뷰 작성 기간이 지났습니다.' },
  '4801': { http: 200, message: '결제가 승인되지 않았습니다.' },
  '4802': { http: 200, message: '결제 금액이 일치하지 않습니다.' },
  '4803': { http: 200, message: '주문 시간이 만료되었습니다. 다시 주문해 주세요.' },
  /** The provider has not answered; the server polls for the result and notifies the member. */
  '4804': { http: 200, message: '결제 결과를 확인하고 있습니다. 잠시 후 예약 내역에서 확인해 주세요.' },
  '5000': { http: 500, message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorTable;

export const okStatus = { code: '200', message: '정상 처리되었습니다.' } as const;

/** Message of a code; placeholders of missing parameters are removed. */
export function toErrorMessage(code: ErrorCode, params: Readonly<Record<string, string | number>> = {}): string {
  return errorTable[code].message.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(params[name] ?? ''));
}

export interface FieldError {
  /** Dotted path, e.g. `company.bizNo`. */
  readonly field: string;
  /** zod's issue code, e.g. `too_small`. */
  readonly code: string;
  readonly message: string;
}

/** Default text of zod/mini for an issue whose schema has no message. */
const noText = 'Invalid input';

/** Limits the field errors, so that a body of invented keys cannot cause a large response. */
const maxFieldErrors = 50;

function describe(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? '필수 항목입니다.' : '값의 형식이 올바르지 않습니다.';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? '필수 항목입니다.' : `${issue.minimum}자 이상 입력해 주세요.`;
      if (issue.origin === 'array') return `${issue.minimum}개 이상 선택해 주세요.`;
      return `${issue.minimum} 이상이어야 합니다.`;
    case 'too_big':
      if (issue.origin === 'string') return `${issue.maximum}자까지 입력할 수 있습니다.`;
      if (issue.origin === 'array') return `${issue.maximum}개까지 선택할 수 있습니다.`;
      return `${issue.maximum} 이하여야 합니다.`;
    case 'invalid_value':
    case 'invalid_union':
      return '선택할 수 없는 값입니다.';
    case 'unrecognized_keys':
      return '알 수 없는 항목입니다.';
    default:
      return '값의 형식이 올바르지 않습니다.';
  }
}

/** Returns one message for each field, the first one; used by forms and the server alike. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const base = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...base, key]) : [base];
    for (const path of paths) {
      const field = path.join('.');
      if (byField.size >= maxFieldErrors) return [...byField.values()];
      if (byField.has(field)) continue;
      byField.set(field, {
        field,
        code: issue.code,
        message: issue.message === noText ? describe(issue) : issue.message,
      });
    }
  }
  return [...byField.values()];
}
