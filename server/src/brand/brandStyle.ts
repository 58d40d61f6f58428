import { getBrand } from './brand.ts';
import { type Brand, brandColors } from './brandType.ts';

/**
 * Returns a rule with the brand's colours, for the end of the page's styles; undefined without colours. The theme of high
 * contrast keeps its colours by its more specific selector.
 */
export function toBrandStyle({ colors }: Pick<Brand, 'colors'> = getBrand()): string | undefined {
  if (colors === undefined) return undefined;
  const rules = brandColors.map((name) => `--color-${name}:light-dark(${colors[name].light},${colors[name].dark})`);
  return `:root{${rules.join(';')}}`;
}
