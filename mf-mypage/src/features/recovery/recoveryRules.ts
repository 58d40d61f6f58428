import { emailPattern } from '@haesol/shared/contracts';
import type { PhoneParts } from '@haesol/shared/ui';

/** Keys of the words for what is wrong; undefined where nothing is. */
export function checkName(name: string): string | undefined {
  if (name.trim() === '') return 'nameMissing';
  return /^[가-힣a-zA-Z·' .-]{2,30}$/.test(name.trim()) ? undefined : 'nameFormat';
}

export function checkPhone([first, middle, last]: PhoneParts): string | undefined {
  if (first === '' && middle === '' && last === '') return 'phoneMissing';
  const isRight = /^01[016789]$/.test(first) && /^\d{3,4}$/.test(middle) && /^\d{4}$/.test(last);
  return isRight ? undefined : 'phoneFormat';
}

export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return 'emailMissing';
  return emailPattern.test(email.trim()) ? undefined : 'emailFormat';
}

/** Words by field, of those that are wrong. */
export function toFormErrors(
  keys: Readonly<Record<string, string | undefined>>,
  t: (key: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([field, key]) => (key === undefined ? [] : [[field, t(`recovery.errors.${key}`)]])),
  );
}
