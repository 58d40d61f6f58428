/** Converts chosen weekdays to numbers and back, 0 is Sunday. */
export const dayNumbers = {
  format: (value: unknown): string => (value as readonly number[]).join(','),
  parse: (text: string): number[] => (text === '' ? [] : text.split(',').map(Number)),
};
