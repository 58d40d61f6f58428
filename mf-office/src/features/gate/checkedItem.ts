import type { EndpointData } from '@haesol/contracts/common';
import type { adminCheckCode } from '@haesol/contracts/travel';

export type Checked = EndpointData<typeof adminCheckCode>;

export const toName = ({ name, optionNm }: Checked): string => `${name} ${optionNm}`.trim();

/** Returns whether a voucher is for another place than the chosen one. @param gdsUid empty: any place */
export const isElsewhere = ({ gdsUid = null }: Checked, chosen: string): boolean =>
  gdsUid !== null && chosen !== '' && gdsUid !== chosen;
