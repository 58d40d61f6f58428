import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

describe('typedText', () => {
  it.each(['1,204', '1204', ' 1 204 ', '１，２０４', '\u202d1204\u202c'])('confirms by the number as %s', (typed) => {
    expect(z.safeParse(typedText('1,204'), typed).success).toBe(true);
  });

  it.each(['1205', '', '１２０', '12O4'])('refuses %s', (typed) => {
    expect(z.safeParse(typedText('1,204'), typed).error?.issues[0]?.message).toBe('위에 적힌 대로 입력해 주세요.');
  });
});
