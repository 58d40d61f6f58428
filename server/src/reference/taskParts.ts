import type { ContentBlock, StepPicture } from '@haesol/contracts/common';

type BlockOf<T extends ContentBlock['type']> = Extract<ContentBlock, { type: T }>;

/** Fact sheet of a page: what decides, up to five facts, and what follows. */
export const sheet = (
  title: string,
  facts: readonly (readonly [term: string, value: string])[],
  note: string,
): BlockOf<'facts'> => ({ type: 'facts', title, items: facts.map(([term, value]) => ({ term, value })), note });

/** Large numbers of a page. */
export const numbers = (
  ...items: readonly (readonly [value: string, unit: string, text: string])[]
): BlockOf<'numbers'> => ({ type: 'numbers', items: items.map(([value, unit, text]) => ({ value, unit, text })) });

/** Steps with their drawings, and how long they take where that is known. */
export const steps = (
  title: string,
  items: readonly (readonly [title: string, text: string, picture: StepPicture, time?: string])[],
): BlockOf<'steps'> => ({
  type: 'steps',
  title,
  items: items.map(([name, text, picture, time]) => ({
    title: name,
    text,
    picture,
    ...(time !== undefined && { time }),
  })),
});
