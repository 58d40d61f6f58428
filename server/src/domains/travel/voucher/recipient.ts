import type { ContentLocale } from '@haesol/contracts/common';
import { type KeptBooker, toBookerName, toPassportName } from '@haesol/contracts/travel';
import type { Buyer } from '../../../mail/mail.ts';

/** Booker of an order, and the member who bought it. */
interface BuyerRow {
  readonly booker: KeptBooker;
  readonly name: string;
  readonly email: string;
  readonly is_guest: boolean;
  readonly locale: ContentLocale;
}

/** Form of address of a buyer without an account who was asked for no name, as for passes. */
export const guestNames: Readonly<Record<ContentLocale, string>> = {
  ko: '고객',
  en: 'guest',
  ja: 'お客',
  'zh-CN': '顾客',
  'zh-TW': '顧客',
};

/** Returns the name of the booker for documents, or that of the member; of a guest the mail address. */
export const toBuyerName = ({ booker, name }: Pick<BuyerRow, 'booker' | 'name'>): string =>
  toBookerName(booker) || name;

/** Returns the booker's name in the passport; null unless the ticket needed it. */
export const toPassportNm = ({ booker: { passport } }: Pick<BuyerRow, 'booker'>): string | null =>
  passport === undefined ? null : toPassportName(passport);

/** Returns the recipient of mails about an order: its booker, in the language of the order. */
export function toRecipient(row: BuyerRow): Omit<Buyer, 'rsvtNo'> & { readonly isGuest: boolean } {
  const { booker, name, email, is_guest: isGuest, locale } = row;
  return {
    to: booker.email || email,
    name: toBookerName(booker) || (isGuest ? guestNames[locale] : name),
    locale,
    isGuest,
  };
}
