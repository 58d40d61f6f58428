/** Colour of the badge of a member's state. */
export const memberColors = { PENDING_CLASS: 'sky', ACTIVE: 'blue', LOCKED: 'red', DORMANT: 'gray' } as const;
