import * as z from 'zod/mini';

/** Purposes of a look at personal data; `ETC` needs a text. */
export const revealPurposes = ['APPLY', 'INQUIRY', 'REQUEST', 'CHECK', 'ETC'] as const;
export const revealLimits = { memo: 200, minutes: 30 } as const;

/** Purpose of a look at personal data, for a body with {@link requireReason}. */
export const revealReason = {
  purposeCd: z.enum(revealPurposes, { error: '개인정보를 보는 목적을 선택해 주세요.' }),
  memo: z
    .string()
    .check(z.trim(), z.maxLength(revealLimits.memo, { error: `${revealLimits.memo}자까지 입력할 수 있습니다.` })),
};

export interface Reason {
  readonly purposeCd: (typeof revealPurposes)[number];
  readonly memo: string;
}

/** Requires a text for the purpose `ETC`. */
export function requireReason<T extends Reason>(context: z.core.ParsePayload<T>): void {
  const { purposeCd, memo } = context.value;
  if (purposeCd !== 'ETC' || memo !== '') return;
  context.issues.push({ code: 'custom', input: memo, path: ['memo'], message: '목적을 입력해 주세요.' });
}
