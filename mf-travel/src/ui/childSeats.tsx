import { type AttractionOption, isAdult, orderLimits } from '@haesol/contracts/travel';

/** Price with its ages. */
export type AgedPrice = Pick<AttractionOption['prices'][number], 'ageFrom' | 'ageGroup' | 'ageTo' | 'priceSn'>;

/** Guest below the adult price. */
export interface ChildSeat {
  readonly priceSn: number;
  /** Ages of the price. */
  readonly allowed: readonly number[];
  /** Chosen age; empty before the choice. */
  readonly age: string;
}

const toAgeEntry = ({ priceSn, age }: Pick<ChildSeat, 'age' | 'priceSn'>) => `${priceSn}:${age}`;

/** Returns the ages of guests as a form keeps them: with their price (`3:12`), so that other kinds of tickets do not move them. */
export const toAges = (seats: readonly ChildSeat[]): readonly string[] => seats.map(toAgeEntry);

/** Lists the guests below the adult price in the order of the prices. @param ages as of {@link toAges} */
export const listChildSeats = (
  counts: Readonly<Record<number, number>>,
  prices: readonly AgedPrice[],
  ages: readonly string[] = [],
): readonly ChildSeat[] =>
  prices
    .filter(({ ageGroup }) => !isAdult(ageGroup))
    .flatMap(({ priceSn, ageFrom, ageTo }) => {
      const from = ageFrom ?? 0;
      const to = Math.min(orderLimits.childAge, ageTo ?? orderLimits.childAge);
      const allowed = Array.from({ length: Math.max(0, to - from) + 1 }, (_, index) => from + index);
      const start = toAgeEntry({ priceSn, age: '' });
      const own = ages.filter((entry) => entry.startsWith(start)).map((entry) => entry.slice(start.length));
      return Array.from({ length: counts[priceSn] ?? 0 }, (_, index) => {
        const age = own[index] ?? '';
        return { priceSn, allowed, age: allowed.some((one) => String(one) === age) ? age : '' };
      });
    });

/** Returns the known ages of guests as {@link toAges}: each on the first ticket that is for it. */
export function toBookedAges(
  counts: Readonly<Record<number, number>>,
  prices: readonly AgedPrice[],
  booked: readonly number[],
): readonly string[] {
  const left = [...booked];
  return toAges(
    listChildSeats(counts, prices).map((seat) => {
      const at = left.findIndex((age) => seat.allowed.includes(age));
      return at < 0 ? seat : { ...seat, age: String(left.splice(at, 1)[0]) };
    }),
  );
}
