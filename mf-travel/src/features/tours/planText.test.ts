import { aTourDetail, aTourStop } from '@haesol/remote/testing';
import { toPlanText } from './planText.ts';

describe('toPlanText', () => {
  it('lists times, places, addresses and notes, day by day', () => {
    const stops = [aTourStop(), aTourStop({ seq: 2, startTime: '11:50', gdsNm: '솔내 수변공원', memo: '' })];
    const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as never;

    expect(toPlanText(aTourDetail({ days: [{ day: 1, stops }] }), t).split('\n')).toEqual([
      '아이와 함께 하루',
      '',
      '[tours.day {"day":1}]',
      '10:00 해솔 어린이과학관',
      '  누리도 해솔시 강변로 12',
      '  물놀이 전시는 정각마다 들어갑니다.',
      '11:50 솔내 수변공원',
      '  누리도 해솔시 강변로 12',
    ]);
  });
});
