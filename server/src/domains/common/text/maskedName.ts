/** Masks as `ha***l@haesol.example`. */
export function toMaskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at);
  const shown = name.length > 3 ? `${name.slice(0, 2)}***${name.slice(-1)}` : `${name.slice(0, 1)}***`;
  return `${shown}${email.slice(at)}`;
}

/** Masks the mail addresses in a text, such as the answer of a mail server. */
export const maskMails = (text: string): string => text.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, toMaskedEmail);

/** Name of a member who has left, in the account and in posts. */
export const leftMemberName = '탈퇴회원';

/**
 * Masks a name for the public, except its first and last character. The name of a buyer without an account is the mail address:
 * names of members contain no `@`.
 */
export function toMaskedName(name: string): string {
  if (name.includes('@')) return `비회원 ${toMaskedEmail(name)}`;
  if (name === leftMemberName) return name;
  const letters = [...name];
  if (letters.length <= 1) return '*';
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** Masks the middle digits of a phone number; of a number of another country all but the first two and the last four. */
export const toMaskedTel = (tel: string): string =>
  tel.replace(/^(\d{2,3})-?\d{3,4}-?(\d{4})$/, '$1-****-$2').replace(/^(\+\d{2})\d+(\d{4})$/, '$1-****-$2');

/** Fills the name of the member into an answer: staff who write it see a masked name. */
export const fillName = (text: string, name: string): string => text.replaceAll('{이름}', name);
