import { type BrandTexts, fillBrand } from '@haesol/contracts/brand';

/** Fills all texts of a value. */
export function fillAll<T>(value: T, texts: BrandTexts): T {
  if (typeof value === 'string') return fillBrand(value, texts) as T;
  if (Array.isArray(value)) return value.map((item) => fillAll(item, texts)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, texts)])) as T;
}
