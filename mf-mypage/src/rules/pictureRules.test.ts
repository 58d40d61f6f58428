import { fileLimits } from '@haesol/contracts/common';
import { checkPicture } from './pictureRules.ts';

describe('checkPicture', () => {
  it.each([
    [{ type: 'image/png', size: fileLimits.maxBytes }, undefined],
    [{ type: 'image/png', size: fileLimits.maxBytes + 1 }, 'size'],
    [{ type: 'image/svg+xml', size: 1 }, 'type'],
    [{ type: 'application/pdf', size: 1 }, 'type'],
  ])('for %j', (file, expected) => {
    expect(checkPicture(file)).toBe(expected);
  });
});
