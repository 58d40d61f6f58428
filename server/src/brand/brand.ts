import type { Brand, SiteTexts } from './brandType.ts';
import { builtInBrand } from './builtInBrand.ts';

let current: Brand = builtInBrand;

/** Returns the brand of this process. */
export const getBrand = (): Brand => current;

/** Sets the brand of this process; module state, because texts in all areas name it. */
export function setBrand(brand: Brand): void {
  current = brand;
}

/** Returns the texts in a language, else in Korean. */
export const brandTextsIn = (locale: string, brand: Brand = current): SiteTexts => {
  const texts = brand.texts[locale] ?? brand.texts.ko;
  if (texts === undefined) throw new Error('The brand has no Korean texts');
  return texts;
};

/** Returns the name of the organisation before the subject of a mail or message. */
export const toSender = (locale: string): string =>
  locale === 'ko' ? current.shortName : brandTextsIn(locale).university;
