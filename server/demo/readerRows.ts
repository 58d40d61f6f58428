import { listHolidays } from '@haesol/contracts/holidays';
import { addDays, seoulInstant, toSeoulDate, weekdayOf } from '../src/db/seoulTime.ts';
import { isDayOff } from '../src/domains/travel/goods/daysOff.ts';
import type { PlacePlan } from './attractionRows.ts';
import { createDraw, type Draw } from './draw.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';

const { reviewTexts, foreignReviews } = readData<{
  /** Good, middling and bad reviews by the last digit of the category; `0` are those of stays. */
  readonly reviewTexts: Readonly<Record<number, Readonly<Record<'good' | 'fair' | 'poor', readonly string[]>>>>;
  /** Reviews of guests from abroad, in the language that they wrote in. */
  readonly foreignReviews: readonly (readonly [lang: string, star: number, content: string])[];
}>('reviewTexts');

/** Of a hundred reviews so many have 5, 4, 3 and 2 stars; the rest has one. */
const shares = [52, 28, 13, 5];

function drawStar(draw: Draw): number {
  let rest = draw.int(1, 100);
  const index = shares.findIndex((share) => {
    rest -= share;
    return rest <= 0;
  });
  return index === -1 ? 1 : 5 - index;
}

const moodOf = (star: number) => (star >= 4 ? 'good' : star === 3 ? 'fair' : 'poor');

export interface ReviewRow extends Row {
  readonly review_uid: string;
  readonly member_uid: string;
  readonly created_at: string;
  readonly gds_uid: string;
  readonly star: number;
  readonly content: string;
}

/** Reviews of a place: no two say the same. */
function reviewsOf(plan: PlacePlan, index: number, members: readonly string[], today: string, draw: Draw): ReviewRow[] {
  const pool = reviewTexts[plan.text.kind === 'S' ? 0 : plan.text.category];
  const used = new Set<string>();
  const writers = draw.sample(members, plan.reviewCnt);
  return writers.flatMap((member_uid, at) => {
    const foreign = at === 0 && index % 3 === 0 ? foreignReviews[(index / 3) % foreignReviews.length] : undefined;
    const [lang, foreignStar, foreignText] = foreign ?? ['ko', undefined, undefined];
    const star = foreignStar ?? drawStar(draw);
    const content = foreignText ?? draw.pick(pool?.[moodOf(star)] ?? []);
    if (used.has(content)) return [];
    used.add(content);
    const created_at = seoulInstant(addDays(today, -draw.int(2, 240)), `${draw.int(10, 21)}:${draw.int(10, 59)}`);
    return [
      {
        review_uid: draw.uuid(),
        gds_uid: plan.uid,
        member_uid,
        star,
        content,
        lang,
        created_at: created_at.toISOString(),
      },
    ];
  });
}

/** Stars of the reviews that come after those of each place. */
const laterStars = [...Array<number>(28).fill(5), ...Array<number>(22).fill(4), 3, 3, 3, 2, 2, 2, 2, 2, 1];

/** Returns a review of a place by a member without one, in unused words; undefined if no words are left. */
function laterReview(
  plan: PlacePlan,
  star: number,
  { rows, members, today, draw }: { rows: readonly ReviewRow[]; members: readonly string[]; today: string; draw: Draw },
): ReviewRow | undefined {
  const own = rows.filter(({ gds_uid }) => gds_uid === plan.uid);
  const pool = reviewTexts[plan.text.kind === 'S' ? 0 : plan.text.category]?.[moodOf(star)] ?? [];
  const content = pool.find((text) => own.every((row) => row.content !== text));
  const [member_uid] = draw.sample(
    members.filter((uid) => own.every((row) => row.member_uid !== uid)),
    1,
  );
  if (content === undefined || member_uid === undefined) return undefined;
  const created_at = seoulInstant(addDays(today, -draw.int(2, 60)), `${draw.int(10, 21)}:${draw.int(10, 59)}`);
  const row = { review_uid: draw.uuid(), gds_uid: plan.uid, member_uid, star, content, lang: 'ko' };
  return { ...row, created_at: created_at.toISOString() };
}

/** @param later members who write more reviews, 260 in all */
export function buildReviewRows(
  plans: readonly PlacePlan[],
  {
    members,
    later,
    base,
  }: { readonly members: readonly string[]; readonly later: readonly string[]; readonly base: Date },
): ReviewRow[] {
  const draw = createDraw('reviews');
  const today = toSeoulDate(base);
  const rows = plans.flatMap((plan, index) => reviewsOf(plan, index, members, today, draw));
  const places = draw.sample(plans, plans.length);
  let at = 0;
  for (const star of laterStars) {
    for (let tried = 0; tried < places.length; tried += 1) {
      const plan = places[at % places.length];
      at += 1;
      const row = plan && laterReview(plan, star, { rows, members: later, today, draw });
      if (row === undefined) continue;
      rows.push(row);
      break;
    }
  }
  return rows;
}

/** Stars and mean of a place, counted from its reviews. */
export function countStars(reviews: readonly ReviewRow[], uid: string): { stars: number[]; rating: number } {
  const own = reviews.filter(({ gds_uid }) => gds_uid === uid);
  const stars = [5, 4, 3, 2, 1].map((star) => own.filter((review) => review.star === star).length);
  const points = own.reduce((sum, { star }) => sum + star, 0);
  return { stars, rating: own.length === 0 ? 0 : Math.round((points / own.length) * 10) / 10 };
}

/** Marks of reviews as helpful by other members, for longer texts more. */
export function buildHelpfulRows(reviews: readonly ReviewRow[], members: readonly string[], base: Date) {
  const draw = createDraw('helpful');
  return reviews.flatMap(({ review_uid, member_uid: writer, content }) => {
    const others = members.filter((uid) => uid !== writer);
    const most = Math.min(9, Math.floor(content.length / 8));
    return draw
      .sample(others, draw.int(0, most))
      .map((member_uid) => ({ review_uid, member_uid, created_at: base.toISOString() }));
  });
}

export function buildInterestRows(plans: readonly PlacePlan[], members: readonly string[], base: Date): Row[] {
  const draw = createDraw('interests');
  const today = toSeoulDate(base);
  return plans.flatMap(({ uid, interestCnt }) =>
    draw.sample(members, interestCnt).map((member_uid) => ({
      member_uid,
      gds_uid: uid,
      created_at: seoulInstant(addDays(today, -draw.int(1, 300)), '12:00').toISOString(),
    })),
  );
}

export function buildTourInterestRows(tourUids: readonly string[], members: readonly string[], base: Date): Row[] {
  const draw = createDraw('interests in tours');
  const today = toSeoulDate(base);
  return tourUids.flatMap((tour_uid) =>
    draw.sample(members, draw.int(1, 12)).map((member_uid) => ({
      member_uid,
      tour_uid,
      created_at: seoulInstant(addDays(today, -draw.int(1, 20)), '12:00').toISOString(),
    })),
  );
}

const holidays = new Set(listHolidays().map(({ day }) => day));
const isHoliday = (date: string) => holidays.has(date);

const stockDays = { room: 75, visit: 45 } as const;

/** Builds the remaining stock of rooms by night, and of activities and guided tours by day and hour. */
export function buildStockRows(plans: readonly PlacePlan[], options: readonly Row[], base: Date): Row[] {
  const draw = createDraw('stock');
  const today = toSeoulDate(base);
  const kinds = new Map(plans.map((plan) => [plan.uid, plan]));
  return options.flatMap(({ goods_dtl_id, gds_uid, kind }) => {
    const plan = kinds.get(String(gds_uid));
    if (plan === undefined || (kind !== 'ROOM' && plan.text.kind === 'A')) return [];
    const days = kind === 'ROOM' ? stockDays.room : stockDays.visit;
    const times = kind === 'ROOM' ? ['00:00'] : plan.openFrom > '10:00' ? ['14:00', '18:00'] : ['10:00', '14:00'];
    return Array.from({ length: days }, (_, day) => addDays(today, day))
      .filter((use_date) => !isDayOff(use_date, plan.off, isHoliday))
      .flatMap((use_date) =>
        times.map((use_time) => {
          const qty = kind === 'ROOM' ? 4 : 12;
          const isBusy = [5, 6].includes(weekdayOf(use_date));
          return { goods_dtl_id, use_date, use_time, qty, sold: draw.int(isBusy ? Math.floor(qty / 2) : 0, qty) };
        }),
      );
  });
}
