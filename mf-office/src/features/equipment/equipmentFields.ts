import type { SelectOption } from '@haesol/kit';
import type { useText } from '@haesol/remote/lifecycle';
import { dayNumbers } from '#moves/dayNumbers';
import type { EntityField } from '#ui/EntityDialog';

interface Spec {
  readonly name: string;
  readonly value: string;
}

/** Specifications as lines: `name = value`. */
const specLines = {
  format: (value: unknown): string =>
    (value as readonly Spec[]).map(({ name, value: text }) => `${name} = ${text}`).join('\n'),
  parse: (text: string): Spec[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        return { name: name.trim(), value: value.join('=').trim() };
      }),
};

interface Operator {
  readonly nm: string;
  readonly tel: string;
  readonly email: string;
}

/** Operators as lines: name, telephone, mail, parted by blanks. */
const operatorLines = {
  format: (value: unknown): string =>
    (value as readonly Operator[]).map(({ nm, tel, email }) => `${nm} ${tel} ${email}`).join('\n'),
  parse: (text: string): Operator[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const parts = line.trim().split(/\s+/);
        return { nm: parts.slice(0, -2).join(' '), tel: parts.at(-2) ?? '', email: parts.at(-1) ?? '' };
      }),
};

const slotNumber = { format: String, parse: (text: string): number => Number(text) };

type Part = 'texts' | 'hours' | 'prices' | 'operators';

/** Returns the fields of a device, by the part that is saved at once. */
export function equipmentFields(
  t: ReturnType<typeof useText>,
  categories: readonly SelectOption[],
  modes: readonly SelectOption[],
): Readonly<Record<Part, readonly EntityField[]>> {
  const label = (name: string) => t(`equipment.fields.${name}`);
  const toFields = (fields: readonly Omit<EntityField, 'label'>[]): readonly EntityField[] =>
    fields.map((field) => ({ ...field, label: label(field.name) }));
  const yesNo = [
    { value: 'Y', label: t('queue.yes') },
    { value: 'N', label: t('queue.no') },
  ];
  return {
    texts: toFields([
      { name: 'eqNm', kind: 'line' },
      { name: 'model', kind: 'line' },
      { name: 'maker', kind: 'line' },
      { name: 'ctgCd', kind: 'select', options: categories },
      { name: 'place', kind: 'line' },
      { name: 'modes', kind: 'choices', options: modes },
      { name: 'introducedYear', kind: 'number' },
      { name: 'nationalNo', kind: 'line' },
      { name: 'trainingYn', kind: 'select', options: yesNo, help: t('equipment.trainingHelp') },
      { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
      { name: 'thumbAlt', kind: 'line' },
      { name: 'purpose', kind: 'lines', convert: { format: String, parse: (text) => text } },
      { name: 'specs', kind: 'lines', convert: specLines, help: t('equipment.specsHelp') },
      { name: 'rules', kind: 'lines', help: t('queue.onePerLine') },
    ]),
    hours: toFields([
      { name: 'openFrom', kind: 'time' },
      { name: 'openTo', kind: 'time' },
      {
        name: 'weekdays',
        kind: 'choices',
        convert: dayNumbers,
        options: [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: t(`weekdays.${day}`) })),
      },
      {
        name: 'slotMin',
        kind: 'select',
        convert: slotNumber,
        options: [30, 60, 120].map((count) => ({ value: String(count), label: t('wait.minutes', { count }) })),
      },
      { name: 'bufferMin', kind: 'number' },
      { name: 'maxSlots', kind: 'number' },
      { name: 'leadDays', kind: 'number' },
      { name: 'horizonDays', kind: 'number' },
    ]),
    prices: toFields([
      { name: 'own', kind: 'number' },
      { name: 'student', kind: 'number' },
      { name: 'company', kind: 'number' },
      { name: 'other', kind: 'number' },
    ]),
    operators: toFields([
      { name: 'operators', kind: 'lines', convert: operatorLines, help: t('equipment.operatorsHelp') },
    ]),
  };
}
