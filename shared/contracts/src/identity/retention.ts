import { toAffiliationDays } from './member.ts';

/**
 * Youngest age of members. Younger people need the consent of a legal representative (Personal Information Protection Act,
 * article 22-2), for which sign-up has no step.
 */
export const joinAge = 14;

/** Lifetimes of sign-ins: without and with “stay signed in”, and of staff, who are never kept signed in. */
export const sessionPolicy = { idleMinutes: 30, hours: 12, keepDays: 14, staffIdleMinutes: 15 };

/** How long personal data is kept. Jobs, terms and pages take their numbers from here. */
export const retentionPolicy = {
  /** Sign-ins of members (Protection of Communications Secrets Act, enforcement decree, article 41). */
  loginMonths: 3,
  /** Work of staff; the safety standard for personal information, article 8, requires a year, and two for looks. */
  auditYears: 2,
  /** Sign-ins of staff, and looks at personal data; the same article, for systems with 50,000 people. */
  lookYears: 2,
  /** Rights that were given, changed and withdrawn; the same standard, article 5. */
  rightYears: 3,
  /** Inquiries of buyers who have left (Act on Consumer Protection in Electronic Commerce, enforcement decree, article 6). */
  claimYears: 3,
  /** Contracts and payments (the same decree). */
  contractYears: 5,
  /** Guests who have not ordered, since their last visit, and those who have, since their last use and visit. */
  guestDays: 30,
  guestYears: 1,
  /** Days from the end of a period until two persons have destroyed the data (Personal Information Protection Act, article 21). */
  destroyDays: 5,
  /** Years without a login until an account becomes dormant, and days from the notice until then. */
  dormantYears: 1,
  dormantNoticeDays: 30,
  /** Validity of a mailed code. */
  codeMinutes: 5,
  /** Sign-ups that were begun, with their mailed codes, and uploads that belong to nothing. */
  unfinishedHours: 24,
  /** Counters of requests by address; a window of a day also counts the day before. */
  requestDays: 2,
  /** Mails and messages that were sent. */
  sentDays: 30,
};
export type RetentionPolicy = typeof retentionPolicy;

/** Numbers of members and their data, by their names in texts. */
const memberNumbers = (locale = 'ko', retention: RetentionPolicy = retentionPolicy) => ({
  ...retention,
  joinAge,
  // Formatted only where a text has it: a formatter takes longer than all the rest.
  get affiliationDays() {
    return toAffiliationDays(locale);
  },
});

/** Fills `{{loginMonths}}` and the other names of `memberNumbers` into a text; unknown names stay. English says `1 year`. */
export function fillMemberNumbers(text: string, locale = 'ko', retention: RetentionPolicy = retentionPolicy): string {
  const values: Readonly<Record<string, number | string>> = memberNumbers(locale, retention);
  const unit = /\{\{(\w+)\}\}( (?:year|month|day|hour|minute))?(s?)/g;
  return text.replaceAll(unit, (all, name: string, noun: string | undefined, plural: string) => {
    const value = values[name];
    if (value === undefined) return all;
    return noun === undefined ? `${value}${plural}` : `${value}${noun}${value === 1 ? '' : plural}`;
  });
}
