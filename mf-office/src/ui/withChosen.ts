import type { SelectOption } from '@haesol/kit';
import type { EntityField } from './entityFields.ts';

/**
 * Returns the options of a field with its stored and its typed values that are not among them, such as hidden goods: they can be
 * seen and unticked.
 */
export function withChosen(
  { kind, options = [] }: Pick<EntityField, 'kind' | 'options'>,
  ...texts: readonly string[]
): readonly SelectOption[] {
  // An empty select is still loading.
  if (kind !== 'choices' && options.length === 0) return options;
  const chosen = kind === 'choices' ? texts.flatMap((text) => text.split(',')) : texts;
  const others = new Set(chosen.filter((value) => value !== '' && options.every((option) => option.value !== value)));
  return [...options, ...[...others].map((value) => ({ value, label: value }))];
}
