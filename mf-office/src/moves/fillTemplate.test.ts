import { fillTemplate } from './fillTemplate.ts';

describe('fillTemplate', () => {
  it('fills known variables, also several times, and leaves the others', () => {
    const values = { 이름: '이도윤', 번호: '' };

    expect(fillTemplate('{이름} 님, {이름} 님의 {번호}와 {장비}', values)).toBe(
      '이도윤 님, 이도윤 님의 {번호}와 {장비}',
    );
  });
});
