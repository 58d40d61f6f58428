import { parseInput, toCommonForm } from '@haesol/contracts/common';
import { type BookingSettlement, bookingForm, type EquipmentDetail } from '@haesol/contracts/lab';
import type { FieldMessages, FieldNames } from '@haesol/remote/form';

/** Values of the booking form. */
export interface BookingValues {
  readonly modeCd: string;
  readonly purposeCd: string;
  readonly projectNm: string;
  readonly sampleNm: string;
  readonly sampleCnt: string;
  readonly hazardYn: string;
  readonly companions: string;
  readonly isSafe: boolean;
  readonly settleCd: string;
  readonly tel: readonly [string, string, string];
  readonly taxMail: string;
  readonly isAgreed: boolean;
  /** Only for messages: the files themselves are in the attachments. */
  readonly hazardFileUids: readonly string[];
  readonly fileUids: readonly string[];
}

export const bookingNames: FieldNames<BookingValues> = {
  'sample.nm': 'sampleNm',
  'sample.cnt': 'sampleCnt',
  'sample.hazardYn': 'hazardYn',
  safetyYn: 'isSafe',
  tel1: 'tel',
  tel2: 'tel',
  tel3: 'tel',
  agree: 'isAgreed',
};

/** Fields of the first step; all others belong to the second. */
const firstFields: readonly (keyof BookingValues)[] = [
  'modeCd',
  'purposeCd',
  'projectNm',
  'sampleNm',
  'sampleCnt',
  'hazardYn',
  'companions',
  'isSafe',
  'hazardFileUids',
];

export interface Person {
  readonly tel: { readonly tel1: string | null; readonly tel2: string | null; readonly tel3: string | null };
}

/** Returns prefilled values: mode of use, contact and settlement, but never consent, safety rules and the hazards of a sample. */
export function toInitialValues(
  { modes }: Pick<EquipmentDetail, 'modes'>,
  person: Person | undefined,
  settleCd: BookingSettlement | undefined,
): BookingValues {
  const { tel1, tel2, tel3 } = person?.tel ?? { tel1: null, tel2: null, tel3: null };
  return {
    modeCd: modes[0] ?? '',
    purposeCd: '',
    projectNm: '',
    sampleNm: '',
    sampleCnt: '0',
    hazardYn: '',
    companions: '0',
    isSafe: false,
    hazardFileUids: [],
    settleCd: settleCd ?? '',
    tel: [tel1 ?? '', tel2 ?? '', tel3 ?? ''],
    taxMail: '',
    fileUids: [],
    isAgreed: false,
  };
}

export interface SentFiles {
  readonly hazardFileUids: readonly string[];
  readonly fileUids: readonly string[];
}

/** Reads the number of samples: 0 if empty; text that is no number stays for the message of the schema. */
export function readSampleCount({ sampleCnt }: Pick<BookingValues, 'sampleCnt'>): number | string {
  const count = toCommonForm(sampleCnt);
  return /^\d*$/.test(count) ? Number(count) : count;
}

/** Creates the body of the call, without the hold. */
export function toBookingInput(values: BookingValues, { hazardFileUids, fileUids }: SentFiles) {
  const [tel1, tel2, tel3] = values.tel;
  return {
    modeCd: values.modeCd,
    purposeCd: values.purposeCd,
    projectNm: values.projectNm,
    sample: {
      nm: values.sampleNm,
      cnt: readSampleCount(values),
      hazardYn: values.hazardYn,
    },
    companions: Number(values.companions),
    safetyYn: values.isSafe ? 'Y' : 'N',
    settleCd: values.settleCd,
    ...(values.taxMail.trim() !== '' && { taxMail: values.taxMail }),
    tel1,
    tel2,
    tel3,
    hazardFileUids: values.hazardYn === 'Y' ? hazardFileUids : [],
    fileUids,
    agree: values.isAgreed ? 'Y' : 'N',
  };
}

/** Returns the errors of one of the two steps. */
export function findStepErrors(values: BookingValues, files: SentFiles, step: 1 | 2): FieldMessages<BookingValues> {
  const result = parseInput(bookingForm, toBookingInput(values, files));
  if ('data' in result) return {};
  const found = result.fieldErrors.flatMap(({ field, message }) => {
    const name = bookingNames[field] ?? (field as keyof BookingValues);
    return firstFields.includes(name) === (step === 1) && name in values ? [[name, message] as const] : [];
  });
  // The first message of a field wins.
  return Object.fromEntries(found.reverse());
}
