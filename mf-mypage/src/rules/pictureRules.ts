import { fileLimits } from '@haesol/contracts/common';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Key of the words for why a file is no picture for a profile; undefined where it is one. */
export function checkPicture({ type, size }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!pictureTypes.includes(type)) return 'type';
  return size > fileLimits.maxBytes ? 'size' : undefined;
}
