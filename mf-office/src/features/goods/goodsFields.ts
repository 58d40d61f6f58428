import { ageGroups, goodsTextNames, priceDays } from '@haesol/contracts/travel';
import type { SelectOption } from '@haesol/kit';
import type { useText } from '@haesol/remote/lifecycle';
import { dayNumbers } from '#moves/dayNumbers';
import type { EntityField } from '#ui/EntityDialog';

type Say = ReturnType<typeof useText>;

const longTexts: readonly string[] = ['description', 'notice'];

/** Returns the fields of the texts of one language. @param isOptional for languages that may be left out */
export const textFields = (t: Say, isOptional: boolean): readonly EntityField[] =>
  goodsTextNames.map((name) => ({
    name,
    kind: longTexts.includes(name) ? 'text' : 'line',
    label: t(`goods.fields.${name}`),
    // Most places have no meeting point.
    isOptional: isOptional || name === 'meet',
  }));

export interface FactOptions {
  readonly types: readonly SelectOption[];
  readonly categories: readonly SelectOption[];
  readonly towns: readonly SelectOption[];
}

/** Converts a chosen weekday; an empty field is null. */
const weekdayNumber = { format: String, parse: (text: string) => (text === '' ? null : Number(text)) };

/** Converts days of each year: "01-01, 12-25". */
const yearDays = {
  format: (value: unknown): string => (value as readonly string[]).join(', '),
  parse: (text: string): string[] => text.split(',').flatMap((day) => day.trim() || []),
};

/** Returns the fields of the facts of goods. @param closedText days off as readers see them; undefined for new goods */
export function factFields(
  t: Say,
  { types, categories, towns }: FactOptions,
  closedText: string | undefined,
): readonly EntityField[] {
  const weekdays = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ value: String(day), label: t(`weekdays.${day}`) }));
  const fields: readonly Omit<EntityField, 'label'>[] = [
    { name: 'gdsTycd', kind: 'select', options: types },
    { name: 'gdsCategoryCd', kind: 'select', options: categories },
    { name: 'sggCd', kind: 'select', options: towns },
    { name: 'tel', kind: 'line' },
    { name: 'lat', kind: 'number' },
    { name: 'lng', kind: 'number' },
    { name: 'meetLat', kind: 'number', isOptional: true, help: t('goods.meetHelp') },
    { name: 'meetLng', kind: 'number', isOptional: true },
    { name: 'openFrom', kind: 'time' },
    { name: 'openTo', kind: 'time' },
    {
      name: 'closedDays',
      kind: 'choices',
      isOptional: true,
      convert: dayNumbers,
      options: weekdays,
      help: closedText === undefined ? t('goods.closedHelp') : t('goods.closedNow', { text: closedText }),
    },
    {
      name: 'closedMovesYn',
      kind: 'select',
      options: (['N', 'Y'] as const).map((value) => ({ value, label: t(`goods.moves.${value}`) })),
    },
    {
      name: 'closedWeeks',
      kind: 'choices',
      isOptional: true,
      convert: dayNumbers,
      options: [1, 2, 3, 4].map((week) => ({ value: String(week), label: t(`goods.weeks.${week}`) })),
      help: t('goods.weeksHelp'),
    },
    { name: 'closedWeekday', kind: 'select', isOptional: true, convert: weekdayNumber, options: weekdays },
    { name: 'closedDates', kind: 'line', isOptional: true, convert: yearDays, help: t('goods.datesHelp') },
    { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
    { name: 'thumbAlt', kind: 'line' },
  ];
  return fields.map((field) => ({ ...field, label: t(`goods.fields.${field.name}`) }));
}

/** Returns the fields of a price. @param hasAges false for rooms */
export function priceFields(t: Say, hasAges = true): readonly EntityField[] {
  const fields: readonly Omit<EntityField, 'label'>[] = [
    { name: 'priceNm', kind: 'line' },
    {
      name: 'ageGroup',
      kind: 'select',
      options: ageGroups.map((value) => ({ value, label: t(`goods.ages.${value}`) })),
    },
    ...(hasAges
      ? [
          { name: 'ageFrom', kind: 'number' as const, isOptional: true },
          { name: 'ageTo', kind: 'number' as const, isOptional: true, help: t('goods.ageHelp') },
        ]
      : []),
    {
      name: 'days',
      kind: 'select',
      options: priceDays.map((value) => ({ value, label: t(`goods.days.${value}`) })),
      help: t('goods.daysHelp'),
    },
    { name: 'price', kind: 'number' },
    { name: 'listPrice', kind: 'number' },
  ];
  return fields.map((field) => ({ ...field, label: t(`goods.fields.${field.name}`) }));
}

/** Returns the fields of an option without its prices. */
export function optionFields(t: Say): readonly EntityField[] {
  const fields: readonly Omit<EntityField, 'label'>[] = [
    { name: 'optionNm', kind: 'line' },
    { name: 'maxCnt', kind: 'number' },
    {
      name: 'confirmType',
      kind: 'select',
      options: (['INSTANT', 'REQUEST'] as const).map((value) => ({ value, label: t(`goods.confirms.${value}`) })),
    },
  ];
  return fields.map((field) => ({ ...field, label: t(`goods.fields.${field.name}`) }));
}

/** Returns the field of tickets that need the booker's name in the passport. */
export const passportField = (t: Say): EntityField => ({
  name: 'passportYn',
  kind: 'select',
  label: t('goods.fields.passportYn'),
  help: t('goods.passportHelp'),
  options: (['N', 'Y'] as const).map((value) => ({ value, label: t(`goods.passports.${value}`) })),
});
