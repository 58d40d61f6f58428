import type { PhoneParts } from '@haesol/kit';

export const noPhone: PhoneParts = ['', '', ''];

/** The contract has the parts of a number as separate fields; on the page they are one field `tel`. */
export const phoneNames = { tel1: 'tel', tel2: 'tel', tel3: 'tel' } as const;

export const toPhoneBody = ([tel1, tel2, tel3]: PhoneParts) => ({ tel1, tel2, tel3 });
