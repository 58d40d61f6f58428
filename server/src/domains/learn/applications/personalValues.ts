import { type ApplicationValues, personalFields } from '@haesol/contracts/learn';
import { toMaskedEmail, toMaskedName, toMaskedTel } from '../../common/text/maskedName.ts';

const masks: Readonly<Record<(typeof personalFields)[number], (text: string) => string>> = {
  applicantNm: toMaskedName,
  ceoNm: toMaskedName,
  email: toMaskedEmail,
  personNm: toMaskedName,
  // Its parts are three texts.
  tel: (part) => part,
};

type Value = ApplicationValues[string];

function mask(name: (typeof personalFields)[number], value: Value): Value {
  if (name === 'tel' && Array.isArray(value)) return toMaskedTel(value.join('-')).split('-');
  const toMasked = (text: string) => (text === '' ? '' : masks[name](text));
  if (Array.isArray(value)) return value.map(toMasked);
  return typeof value === 'string' ? toMasked(value) : value;
}

/** Picks the personal values of an application. */
export const pickPersonal = (values: ApplicationValues): ApplicationValues =>
  Object.fromEntries(personalFields.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

/** Masks the personal values of an application, for staff who have not asked for them. */
export const toMaskedValues = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  ...Object.fromEntries(
    personalFields.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, mask(name, value)]];
    }),
  ),
});
