import type { Buyer, LinkTo, Mail, MailAttachment, Reader } from './mail.ts';
import { toFindOrderPath, toMyReservationPath, toPurchasePath } from './pagePaths.ts';
import { attachedTexts } from './texts/attachedTexts.ts';
import { localFormats } from './texts/localFormats.ts';
import { mailTexts } from './texts/mailTexts.ts';
import { type News, toNews } from './texts/news.ts';
import { toVouchers } from './voucherMails.ts';

/** Booking of a traveller, in the language of the mail. */
interface Traveller extends Buyer {
  readonly gdsNm: string;
  readonly rsvtUid: string;
  /** Day and hour in Seoul; undefined for passes. */
  readonly time: string | undefined;
}

type PurchasedGoods = Pick<Traveller, 'gdsNm' | 'rsvtNo' | 'time'> & { readonly payAmount: number };

interface Changed {
  /** Tickets after a change. */
  readonly people: string;
  /** Amount to be paid in addition, in won; negative for one that is returned. */
  readonly difference: number;
  /** Last moment of a free cancellation in Seoul; undefined if it is over. */
  readonly freeUntil: string | undefined;
  /** The mail has the voucher of the new day as PDF. */
  readonly hasVoucher: boolean;
}

interface Sums {
  readonly amount: number;
  readonly fee: number;
  readonly points: number;
}

type Refunded = Traveller & Sums;

function toSums(locale: Traveller['locale'], { amount, fee, points }: Sums) {
  const { won, number } = localFormats(locale);
  return { amount: won(amount), fee: won(fee), points: points === 0 ? undefined : number(points) };
}

/** Mails about travel orders: received, decided, refunded. */
export function travelMails(linkTo: LinkTo) {
  /** Adds the recipient, and the link to the booking. */
  const write = (
    kind: string,
    { to, locale, rsvtUid, rsvtNo, isGuest = false }: Traveller,
    text: Pick<Mail, 'lines' | 'subject'>,
    attachment?: MailAttachment,
  ): Mail => ({
    ...{ kind, to, locale, subject: text.subject, attachment },
    lines: [
      ...text.lines,
      ...(attachment === undefined ? [] : [attachedTexts[locale]]),
      linkTo(isGuest ? toFindOrderPath(rsvtNo) : toMyReservationPath(rsvtUid)),
    ],
  });
  return {
    travelRequested: (facts: Traveller & { answerBy: string }): Mail =>
      write('TRAVEL_REQUESTED', facts, mailTexts[facts.locale].travelRequested(facts)),

    /** Lists all goods of one payment, with their vouchers in one file; each voucher has its own mail too. */
    purchasePaid: ({
      to,
      name,
      locale,
      goods,
      amount,
      purchaseUid,
      issued,
    }: Reader & {
      goods: readonly PurchasedGoods[];
      amount: number;
      purchaseUid: string;
      /** Bookings whose vouchers are attached. */
      issued: readonly string[];
    }): Mail => {
      const { inKorea, won } = localFormats(locale);
      const list = goods.map(({ gdsNm, time, rsvtNo, payAmount }) =>
        [gdsNm, ...(time === undefined ? [] : [inKorea(time)]), rsvtNo, won(payAmount)].join(' · '),
      );
      const { subject, lines } = mailTexts[locale].purchasePaid({ name, list, sum: won(amount) });
      const attachment = issued.length === 0 ? undefined : toVouchers(issued);
      const attached = attachment === undefined ? [] : [attachedTexts[locale]];
      return {
        ...{ kind: 'TRAVEL_PURCHASED', to, locale, subject, attachment },
        lines: [...lines, ...attached, linkTo(toPurchasePath(purchaseUid))],
      };
    },

    piecesFree: ({
      to,
      path,
      locale,
      ...facts
    }: Reader & { gdsNm: string; time: string; count: number; until: string; path: string }): Mail => {
      const { subject, lines } = mailTexts[locale].piecesFree(facts);
      return { kind: 'TRAVEL_FREE', to, locale, subject, lines: [...lines, linkTo(path)] };
    },

    travelMoved: ({
      news,
      change,
      ...facts
    }: Traveller & {
      news: News;
      memo: string | undefined;
      change?: Changed;
    }): Mail => {
      const { locale } = facts;
      const { won } = localFormats(locale);
      const changed = change && {
        people: change.people,
        paid: change.difference > 0 ? won(change.difference) : undefined,
        back: change.difference < 0 ? won(-change.difference) : undefined,
        freeUntil: change.freeUntil,
      };
      const text = mailTexts[locale].travelMoved({ ...facts, news: toNews(news, locale), change: changed });
      return write('TRAVEL_MOVED', facts, text, change?.hasVoucher === true ? toVouchers([facts.rsvtUid]) : undefined);
    },

    travelRefunded: ({ amount, fee, points, ...facts }: Refunded): Mail => {
      const { locale } = facts;
      const sums = toSums(locale, { amount, fee, points });
      return write('TRAVEL_REFUNDED', facts, mailTexts[locale].travelRefunded({ ...facts, ...sums }));
    },

    /** About a refund of some pieces of a booking; the others stay valid. */
    travelPartRefunded: ({ amount, fee, points, ...facts }: Refunded): Mail => {
      const { locale } = facts;
      const sums = toSums(locale, { amount, fee, points });
      return write('TRAVEL_PART_REFUNDED', facts, mailTexts[locale].travelPartRefunded({ ...facts, ...sums }));
    },

    /** About the difference of a change, which came back. */
    differenceReturned: ({ amount, ...facts }: Traveller & { amount: number }): Mail => {
      const { locale } = facts;
      const text = mailTexts[locale].differenceReturned({ ...facts, amount: localFormats(locale).won(amount) });
      return write('TRAVEL_DIFFERENCE', facts, text);
    },
  };
}
