/** Sections of the page about a place; each is the id of its element. */
export const placeParts = ['guide', 'options', 'reviews', 'refund'] as const;
