import { applicationMails } from './applicationMails.ts';
import { bookingMails } from './bookingMails.ts';
import { educationMails } from './educationMails.ts';
import type { LinkTo, Mail, Reader } from './mail.ts';
import { dataExportPath, pagePaths, toOwnQuestionPath, toTermsPath } from './pagePaths.ts';
import { localFormats } from './texts/localFormats.ts';
import { mailTexts } from './texts/mailTexts.ts';
import { type News, toNews } from './texts/news.ts';
import { travelMails } from './travelMails.ts';
import { voucherMails } from './voucherMails.ts';

/** Kinds of mails with secrets, which are removed from the outbox after sending. */
export const secretMails: readonly string[] = ['CERT_CODE', 'TEMP_PASSWORD'];

/**
 * Creates all mails of the site, one function each.
 * @param publicUrl of the site, without a trailing slash: links in mails are absolute
 */
export function createMails(publicUrl: string) {
  const linkTo = (path: string) => `${publicUrl}${path}`;
  return {
    ...accountMails(linkTo),
    ...loginMails(linkTo),
    ...memberMails(linkTo),
    ...membershipMails(linkTo),
    ...questionMails(linkTo),
    ...educationMails(linkTo),
    ...applicationMails(linkTo),
    ...bookingMails(linkTo),
    ...voucherMails(linkTo),
    ...travelMails(linkTo),
  };
}

export type Mails = ReturnType<typeof createMails>;

/** Mails about sign-up, changes and withdrawal of an account. */
function accountMails(linkTo: LinkTo) {
  return {
    joined: ({ to, locale, ...facts }: Reader & { isActive: boolean }): Mail => ({
      kind: 'JOINED',
      to,
      locale,
      ...mailTexts[locale].joined(facts),
    }),

    passwordChanged: ({ to, name, locale }: Reader): Mail => ({
      kind: 'PASSWORD_CHANGED',
      to,
      locale,
      ...mailTexts[locale].passwordChanged(name),
    }),

    /** Mail to the former address. */
    emailChanged: ({ to, locale, ...facts }: Reader & { maskedEmail: string }): Mail => ({
      kind: 'EMAIL_CHANGED',
      to,
      locale,
      ...mailTexts[locale].emailChanged(facts),
    }),

    dataExport: ({ to, name, locale, token }: Reader & { token: string }): Mail => ({
      kind: 'DATA_EXPORT',
      to,
      locale,
      ...mailTexts[locale].dataExport({ name, link: linkTo(`${dataExportPath}?token=${token}`) }),
    }),

    left: ({ to, name, locale }: Reader): Mail => ({ kind: 'LEFT', to, locale, ...mailTexts[locale].left(name) }),

    socialLinked: ({ to, name, locale }: Reader): Mail => ({
      kind: 'SNS_LINKED',
      to,
      locale,
      ...mailTexts[locale].socialLinked(name),
    }),

    /** Purchases of a guest were moved to the account. */
    ordersClaimed: ({ to, locale, ...facts }: Reader & { count: number }): Mail => ({
      kind: 'TRAVEL_CLAIMED',
      to,
      locale,
      ...mailTexts[locale].ordersClaimed({ ...facts, link: linkTo(pagePaths.myTravel) }),
    }),
  };
}

/** Mails about codes, forgotten ids and passwords, and session warnings. */
function loginMails(linkTo: LinkTo) {
  return {
    mailCode: ({ to, code, locale }: Omit<Reader, 'name'> & { code: string }): Mail => ({
      kind: 'CERT_CODE',
      to,
      locale,
      ...mailTexts[locale].mailCode(code),
    }),

    foundId: ({ to, name, locale }: Reader): Mail => ({
      kind: 'FIND_ID',
      to,
      locale,
      ...mailTexts[locale].foundId({ to, name }),
    }),

    temporaryPassword: ({ to, locale, ...facts }: Reader & { password: string }): Mail => ({
      kind: 'TEMP_PASSWORD',
      to,
      locale,
      ...mailTexts[locale].temporaryPassword(facts),
    }),

    /** @param at date and time in Seoul */
    newDevice: ({ to, locale, ...facts }: Reader & { at: string; device: string }): Mail => ({
      kind: 'NEW_DEVICE',
      to,
      locale,
      ...mailTexts[locale].newDevice({ ...facts, link: linkTo(pagePaths.changePassword) }),
    }),

    /** @param passkey name of the passkey that was added or removed */
    secondFactorChanged: ({
      to,
      name,
      locale,
      change,
      passkey = '',
    }: Reader & { change: News; passkey?: string | undefined }): Mail => ({
      kind: 'SECOND_FACTOR',
      to,
      locale,
      ...mailTexts[locale].secondFactorChanged({
        name,
        change: toNews(change, locale, { name: passkey }),
        link: linkTo(pagePaths.changePassword),
      }),
    }),

    sessionReused: ({ to, name, locale }: Reader): Mail => ({
      kind: 'SESSION_REUSED',
      to,
      locale,
      ...mailTexts[locale].sessionReused(name),
    }),
  };
}

interface ChangedTerms {
  readonly code: string;
  readonly version: string;
  readonly title: string;
  readonly effectiveDt: string;
}

/** Mails that members get without a request. */
function memberMails(linkTo: LinkTo) {
  return {
    companyManager: ({ to, locale, ...facts }: Reader & { companyNm: string }): Mail => ({
      kind: 'COMPANY_CHARGE',
      to,
      locale,
      ...mailTexts[locale].companyManager(facts),
    }),

    /** @param day `YYYY-MM-DD`, the start of dormancy */
    dormancyNotice: ({ to, name, locale, day }: Reader & { day: string }): Mail => ({
      kind: 'DORMANCY_NOTICE',
      to,
      locale,
      ...mailTexts[locale].dormancyNotice({ name, day: localFormats(locale).day(day), link: linkTo(pagePaths.login) }),
    }),

    dormant: ({ to, name, locale }: Reader): Mail => ({
      kind: 'DORMANT',
      to,
      locale,
      ...mailTexts[locale].dormant({ name, link: linkTo(pagePaths.findPassword) }),
    }),

    /** @param agreedDay `YYYY-MM-DD`, day of the consent */
    consentNotice: ({ to, name, locale, agreedDay }: Reader & { agreedDay: string }): Mail => ({
      kind: 'CONSENT_NOTICE',
      to,
      locale,
      ...mailTexts[locale].consentNotice({
        name,
        day: localFormats(locale).day(agreedDay),
        link: linkTo(pagePaths.memberInfo),
      }),
    }),

    /** Important changes of terms. @param documents with the `YYYY-MM-DD` on which each takes effect */
    termsChanged: ({ to, name, locale, documents }: Reader & { documents: readonly ChangedTerms[] }): Mail => ({
      kind: 'TERMS',
      to,
      locale,
      ...mailTexts[locale].termsChanged({
        name,
        list: documents.map(({ title, effectiveDt, code, version }) =>
          [title, localFormats(locale).day(effectiveDt), linkTo(toTermsPath(code, version))].join(' · '),
        ),
      }),
    }),
  };
}

function membershipMails(linkTo: LinkTo) {
  return {
    /** Decision of the office about an account. @param memo message of staff, may be empty */
    membershipMoved: ({ to, name, locale, news, memo }: Reader & { news: News; memo: string }): Mail => {
      const { subject, lines } = mailTexts[locale].membershipMoved({ name, news: toNews(news, locale) });
      const typed = memo === '' ? [] : [memo];
      return { kind: 'MEMBERSHIP', to, locale, subject, lines: [...lines, ...typed, linkTo(pagePaths.memberInfo)] };
    },
  };
}

function questionMails(linkTo: LinkTo) {
  return {
    questionAnswered: ({
      to,
      title,
      qnaUid,
      locale,
    }: Omit<Reader, 'name'> & { title: string; qnaUid: string }): Mail => {
      const { subject, lines } = mailTexts[locale].questionAnswered(title);
      return { kind: 'QNA_ANSWER', to, locale, subject, lines: [...lines, linkTo(toOwnQuestionPath(qnaUid))] };
    },
  };
}
