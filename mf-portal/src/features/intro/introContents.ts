import { contentsGet } from '@haesol/contracts/common';
import { get } from '@haesol/remote/routes';

export const introContents = get(contentsGet, { menuKey: 'intro_intro' });
