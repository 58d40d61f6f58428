import { exrateCd } from '@haesol/contracts/common';
import { passList } from '@haesol/contracts/travel';
import { get } from '@haesol/remote/routes';

/** All passes on sale, for the choice between those of a kind. */
export const allPasses = get(
  passList,
  { pageNum: 1, pageSize: 24, language: '', exrate: exrateCd },
  { optional: true },
);
