import { tourTextNames } from '@haesol/contracts/travel';
import type { SelectOption } from '@haesol/kit';
import type { useText } from '@haesol/remote/lifecycle';
import type { EntityField } from '#ui/EntityDialog';
import { readRows, splitDays } from './stopRows.ts';

type Say = ReturnType<typeof useText>;

/** Returns the fields of the texts of one language. @param isOptional for languages that may be left out */
export const textFields = (t: Say, isOptional: boolean): readonly EntityField[] =>
  tourTextNames.map((name) => ({
    name,
    kind: name === 'html' ? 'html' : 'line',
    label: t(`tours.fields.${name}`),
    isOptional,
  }));

/** Returns the fields of the facts of a tour. */
export function factFields(t: Say, themes: readonly SelectOption[]): readonly EntityField[] {
  const fields: readonly Omit<EntityField, 'label'>[] = [
    { name: 'themeCd', kind: 'select', options: themes },
    { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
    { name: 'thumbAlt', kind: 'line' },
  ];
  return fields.map((field) => ({ ...field, label: t(`tours.fields.${field.name}`) }));
}

/** Returns days and stops for readers, one a line. */
export function toStopLines(t: Say, text: string): string {
  const toWay = (moveBy: string, moveMin: string, km: string) =>
    moveBy === '' ? '' : t('tours.shown.way', { by: t(`tours.ways.${moveBy}`), count: Number(moveMin), km });
  return splitDays(readRows(text))
    .flatMap(({ head: { start }, stops }, at) => [
      t('tours.shown.day', { day: at + 1, start }),
      ...stops.map(({ gdsNm, stayMin, moveBy, moveMin, moveKm, memo, memos }) =>
        [
          gdsNm,
          t('tours.shown.stay', { count: Number(stayMin) }),
          toWay(moveBy, moveMin, moveKm),
          memo,
          ...Object.values(memos),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      ),
    ])
    .join('\n');
}
