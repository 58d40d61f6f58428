/** Code of passes: they share the code group with attractions and have pages of their own. */
const passType = 'CD0000002005';

/** False for the type of passes, which are not in the list of attractions. */
export const isAttractionType = ({ code }: { readonly code: string }): boolean => code !== passType;
