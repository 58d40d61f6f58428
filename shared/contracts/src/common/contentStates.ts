/** States of content by staff: a draft has no time of publishing, a scheduled entry one to come. */
export const contentStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type ContentState = (typeof contentStates)[number];
