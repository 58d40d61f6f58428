/** Code of passes: they share the code group with attractions but have their own pages. */
const passType = 'CD0000002005';

/** Returns false for passes, which are not in the list of attractions. */
export const isAttractionType = ({ code }: { readonly code: string }): boolean => code !== passType;
