import { gateQueue } from './gateQueue.ts';

describe('the queue of the gate', () => {
  it('finds a waiting use of a code however it is written', () => {
    const use = { key: '1', code: 'ABCD-EFGH-JKMN', gdsUid: '', ref: '', usedDt: '2026-12-01T10:00:00+09:00' } as const;
    gateQueue.put({ ...use, state: 'WAIT', text: '' });

    for (const typed of [
      'abcdefghjkmn',
      'ＡＢＣＤ－ＥＦＧＨ－ＪＫＭＮ',
      'ABCDーEFGHーJKMN',
      'ABCD.EFGH JKMN',
      '\u202dABCD‐EFGH‐JKMN\u202c',
    ])
      expect(gateQueue.find(typed, '')?.key).toBe('1');
    expect(gateQueue.find('ABCD-EFGH-JKMP', '')).toBeUndefined();
  });
});
