import { fileLimits } from '@haesol/contracts/common';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Returns the message key for a file that is no valid profile picture; undefined if it is. */
export function checkPicture({ type, size }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'type';
  return size > fileLimits.maxBytes ? 'size' : undefined;
}
