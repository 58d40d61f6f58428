import { choice } from './choice.ts';

/** Key of a list of staff that has the removed entries instead of the others. */
export const removedKey = { removedYn: choice(['', 'Y'], '') };
