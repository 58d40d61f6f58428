import { type AdviceField, listAdviceFields } from '@haesol/contracts/learn';
import type { DefinitionItem } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import type { useText } from '@haesol/remote/lifecycle';
import type { StaffApplicationDetail } from './ApplicationScreen.tsx';

const adviceFields = new Map<string, AdviceField>(listAdviceFields().map((field) => [field.name, field]));

/** The applicant first, then the fields in the order of their form; values of other forms follow. */
const order = ['applicantNm', 'tel', 'email', 'companyNm', 'bizNo', 'ceoNm', ...adviceFields.keys()];
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Values that staff see elsewhere on the page, or that only the form needs. */
const isShown = (name: string) => name !== 'title' && !/^(agree|attendee)|Uids?$/.test(name);

/** Lists the submitted values by the names of their fields. */
export function toItems(t: ReturnType<typeof useText>, { values, codeNms }: StaffApplicationDetail): DefinitionItem[] {
  function toText(name: string, value: unknown): string {
    const field = adviceFields.get(name);
    if (Array.isArray(value)) {
      const texts = value.filter((part) => part !== '').map((part) => toText(name, part));
      return texts.join(name === 'tel' ? '-' : ', ');
    }
    const text = String(value ?? '');
    if (field?.input === 'dates') return text === '' ? '' : formatDate(text);
    const option = field !== undefined && 'options' in field ? field.options[text]?.label : undefined;
    return option ?? codeNms[text] ?? text;
  }
  return Object.entries(values)
    .map(([name, value]) => ({ name, text: toText(name, value) }))
    .filter(({ name, text }) => text !== '' && isShown(name))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name))
    .map(({ name, text }) => ({
      term: adviceFields.get(name)?.label ?? t(`applications.fields.${name}`),
      value: text,
    }));
}
