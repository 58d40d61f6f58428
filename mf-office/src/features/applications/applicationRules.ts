const waitingStates: readonly string[] = ['SUBMITTED', 'REVIEWING'];

/** Returns true for an application that the office has to decide. */
export const isWaitingApplication = ({ state }: { readonly state: string }): boolean => waitingStates.includes(state);
