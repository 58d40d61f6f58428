import type { SelectOption } from '@haesol/kit';
import type { useText } from '@haesol/remote/lifecycle';
import type { EntityField } from '#ui/EntityDialog';

interface Session {
  readonly no: number;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

/** Lessons as lines: number, day, start, end, contents, parted by blanks. */
const sessionLines = {
  format: (value: unknown): string =>
    (value as readonly Session[])
      .map(({ no, date, from, to, title }) => `${no} ${date} ${from} ${to} ${title}`)
      .join('\n'),
  parse: (text: string): Session[] =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [no = '', date = '', from = '', to = '', ...title] = line.trim().split(/\s+/);
        return { no: Number(no), date, from, to, title: title.join(' ') };
      }),
};

interface CourseOptions {
  readonly types: readonly SelectOption[];
  readonly audiences: readonly SelectOption[];
  readonly fields: readonly SelectOption[];
  readonly kinds: readonly SelectOption[];
  readonly levels: readonly SelectOption[];
  readonly devices: readonly SelectOption[];
}

/** Returns the fields of a course in the order of the form. */
export function courseFields(t: ReturnType<typeof useText>, options: CourseOptions): readonly EntityField[] {
  const fields: readonly Omit<EntityField, 'label'>[] = [
    { name: 'title', kind: 'line' },
    { name: 'summary', kind: 'line' },
    { name: 'kind', kind: 'select', options: options.kinds },
    { name: 'typeCd', kind: 'select', options: options.types },
    { name: 'aud', kind: 'select', options: options.audiences },
    { name: 'fieldCd', kind: 'select', options: options.fields },
    { name: 'levelCd', kind: 'select', options: options.levels, isOptional: true },
    { name: 'preparation', kind: 'line', isOptional: true },
    { name: 'lecturer', kind: 'line' },
    { name: 'place', kind: 'line', isOptional: true },
    { name: 'onlineUrl', kind: 'line', isOptional: true },
    { name: 'applyFrom', kind: 'datetime' },
    { name: 'applyTo', kind: 'datetime' },
    { name: 'startDt', kind: 'date' },
    { name: 'endDt', kind: 'date' },
    { name: 'hours', kind: 'number' },
    { name: 'capacity', kind: 'number' },
    { name: 'waitCapacity', kind: 'number' },
    { name: 'fee', kind: 'number' },
    { name: 'criteria', kind: 'line' },
    { name: 'contact', kind: 'line' },
    { name: 'thumbUrl', kind: 'picture', alt: 'thumbAlt' },
    { name: 'thumbAlt', kind: 'line' },
    { name: 'sessions', kind: 'lines', convert: sessionLines, isOptional: true, help: t('courses.sessionsHelp') },
    {
      name: 'deviceUids',
      kind: 'choices',
      options: options.devices,
      isOptional: true,
      help: t('courses.devicesHelp'),
    },
    { name: 'publishDt', kind: 'datetime', isOptional: true, help: t('queue.publishHelp') },
    { name: 'html', kind: 'html' },
  ];
  return fields.map((field) => ({ ...field, label: t(`courses.fields.${field.name}`) }));
}
