import { type AttractionDetail, attractionGet } from '@haesol/contracts/travel';
import { fromSearch, get } from '@haesol/remote/routes';
import { comparedKeys } from '#paths';

const toPlace = (key: string) => get(attractionGet, { gdsUid: fromSearch(key) }, { optional: true });

/** Places of the comparison; an address may name fewer. */
export const comparedPlaces = [
  toPlace(comparedKeys[0]),
  toPlace(comparedKeys[1]),
  toPlace(comparedKeys[2]),
  toPlace(comparedKeys[3]),
] as const;

/** Price of an adult with its option; undefined where no adult is sold. */
export function findAdultPrice({ options }: Pick<AttractionDetail, 'options'>) {
  return options
    .flatMap(({ prices, ...option }) =>
      prices.map(({ priceNm, price, ageGroup }) => ({ option, priceNm, price, ageGroup })),
    )
    .filter(({ ageGroup }) => ageGroup === 'ADULT')
    .toSorted((one, other) => one.price - other.price)
    .at(0);
}
