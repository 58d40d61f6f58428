import type { MeetingPoint } from '@haesol/contracts/travel';
import type { Buyer, LinkTo, Mail, MailAttachment, Reader } from './mail.ts';
import {
  pagePaths,
  toFindOrderPath,
  toMyCardsPath,
  toMyInquiryPath,
  toMyPassesPath,
  toMyReviewsPath,
  toReviewWritePath,
  toVoucherPath,
} from './pagePaths.ts';
import { attachedTexts } from './texts/attachedTexts.ts';
import { localFormats } from './texts/localFormats.ts';
import { mailTexts } from './texts/mailTexts.ts';

interface IssuedVoucher extends Buyer {
  readonly gdsNm: string;
  /** Day and hour in Seoul. */
  readonly time: string;
  readonly voucherNo: string;
  readonly payAmount: number;
  readonly addr: string;
  readonly meet: Pick<MeetingPoint, 'mapUrl' | 'text'> | undefined;
  /** Tickets or guests in words. */
  readonly people: string;
  /** Last moment of a free cancellation in Seoul; undefined if it is over. */
  readonly freeUntil: string | undefined;
  readonly rsvtUid: string;
  /** The mail has the voucher as PDF. */
  readonly isAttached: boolean;
}

/** Returns the page of a buyer's goods; without an account the one that finds the order. */
const toOwnPath = ({ rsvtNo, isGuest = false }: Buyer, path: string) => (isGuest ? toFindOrderPath(rsvtNo) : path);

const toPoints = (points: number, { locale }: Pick<Reader, 'locale'>) =>
  points === 0 ? undefined : localFormats(locale).number(points);

/** Attachment with the vouchers of bookings. */
export const toVouchers = (rsvtUids: readonly string[]): MailAttachment => ({ kind: 'vouchers', rsvtUids });

/** Mails about vouchers and passes, and decisions about inquiries and reviews, in the language of their recipient. */
export function voucherMails(linkTo: LinkTo) {
  /** Adds the recipient, and a link after the text. */
  const write = (
    kind: string,
    { to, locale }: Omit<Reader, 'name'>,
    { subject, lines }: Pick<Mail, 'lines' | 'subject'>,
    path?: string,
    attachment?: MailAttachment,
  ): Mail => ({
    ...{ kind, to, locale, subject, attachment },
    lines: [
      ...lines,
      ...(attachment === undefined ? [] : [attachedTexts[locale]]),
      ...(path === undefined ? [] : [linkTo(path)]),
    ],
  });
  return {
    voucherIssued: ({ payAmount, rsvtUid, meet, isAttached, ...facts }: IssuedVoucher): Mail => {
      const { locale } = facts;
      const shown = { ...facts, sum: localFormats(locale).won(payAmount), meet: meet && `${meet.text} ${meet.mapUrl}` };
      const text = mailTexts[locale].voucherIssued(shown);
      const attachment = isAttached ? toVouchers([rsvtUid]) : undefined;
      return write('TRAVEL_VOUCHER', facts, text, toOwnPath(facts, toVoucherPath(rsvtUid)), attachment);
    },

    /** @param facts.rsvtUid booking whose passes are attached */
    passIssued: ({ rsvtUid, ...facts }: Buyer & { readonly passNm: string; readonly rsvtUid?: string }): Mail => {
      const attachment = rsvtUid === undefined ? undefined : toVouchers([rsvtUid]);
      const text = mailTexts[facts.locale].passIssued(facts);
      return write('TRAVEL_PASS', facts, text, toOwnPath(facts, toMyPassesPath()), attachment);
    },

    voucherUsed: ({
      points,
      rsvtUid,
      ...facts
    }: Buyer & { readonly gdsNm: string; readonly points: number; readonly rsvtUid: string }): Mail => {
      const shown = {
        ...facts,
        points: toPoints(points, facts),
        // A review needs an account.
        link: facts.isGuest ? undefined : linkTo(toReviewWritePath(rsvtUid)),
      };
      const path = facts.isGuest ? toFindOrderPath(facts.rsvtNo) : undefined;
      return write('TRAVEL_USED', facts, mailTexts[facts.locale].voucherUsed(shown), path);
    },

    /** @param facts.until day and hour in Seoul */
    passStarted: (
      facts: Buyer & { readonly passNm: string; readonly placeNm: string; readonly until: string },
    ): Mail => {
      const text = mailTexts[facts.locale].passStarted(facts);
      return write('PASS_STARTED', facts, text, toOwnPath(facts, toMyPassesPath()));
    },

    cardHandedOver: (facts: Buyer & { readonly passNm: string }): Mail => {
      const text = mailTexts[facts.locale].cardHandedOver(facts);
      return write('TRAVEL_CARD', facts, text, toOwnPath(facts, toMyCardsPath()));
    },

    inquiryAnswered: ({
      title,
      inquiryUid,
      ...facts
    }: Omit<Reader, 'name'> & { readonly title: string; readonly inquiryUid: string }): Mail => {
      const text = mailTexts[facts.locale].inquiryAnswered(title);
      return write('INQUIRY_ANSWER', facts, text, toMyInquiryPath(inquiryUid));
    },

    reviewShown: (facts: Reader & { readonly gdsNm: string }): Mail =>
      write('REVIEW_SHOWN', facts, mailTexts[facts.locale].reviewShown(facts), toMyReviewsPath()),

    reviewHidden: (facts: Reader & { readonly gdsNm: string; readonly memo: string }): Mail => {
      const link = linkTo(pagePaths.myTravel);
      return write('REVIEW_HIDDEN', facts, mailTexts[facts.locale].reviewHidden({ ...facts, link }));
    },
  };
}
