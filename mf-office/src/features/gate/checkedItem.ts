import type { EndpointData } from '@haesol/contracts/common';
import type { adminCheckCode } from '@haesol/contracts/travel';

export type Checked = EndpointData<typeof adminCheckCode>;

export const toName = ({ name, optionNm }: Checked): string => `${name} ${optionNm}`.trim();
