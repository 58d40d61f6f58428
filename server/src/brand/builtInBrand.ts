import type { Brand } from './brandType.ts';
import { builtInSiteTexts } from './builtInSiteTexts.ts';

/** Brand without a file: a fictional university. */
export const builtInBrand: Brand = {
  texts: builtInSiteTexts,
  portal: '해솔 산학협력 포털',
  shortName: '해솔대 산학협력단',
  iconName: '해솔 산학협력단',
  head: '산학협력단장',
  seal: ['해솔대학', '교산학협', '력단장인'],
  menu: { groups: {}, descriptions: {}, entries: {}, labels: {}, hidden: [] },
  travel: true,
};
