import { koreanBrand } from '@haesol/contracts/brand';
import { isChatOpen, toChatTexts } from './rules.ts';

const own = { ...koreanBrand, opens: '08:30', lunchFrom: '11:30', lunchTo: '12:30', closes: '17:30' };

describe('isChatOpen', () => {
  it.each([
    ['09:00', true, true],
    ['08:59', true, false],
    ['12:00', true, false],
    ['13:00', true, true],
    ['17:59', true, true],
    ['18:00', true, false],
    ['10:00', false, false],
  ])('at %s of a workday %s is %s', (time, isWorkday, expected) => {
    expect(isChatOpen(time, isWorkday, koreanBrand)).toBe(expected);
  });

  it('follows the hours of another office', () => {
    const open = ['08:30', '11:29', '11:30', '12:30', '17:30'].map((time) => isChatOpen(time, true, own));

    expect(open).toEqual([true, true, false, true, false]);
  });
});

describe('toChatTexts', () => {
  it.each(['ko', 'en', 'ja', 'zh-CN', 'zh-TW'] as const)('has the hours of the office in %s', (locale) => {
    const { hours } = toChatTexts(locale, own);

    expect(hours.match(/\d\d:\d\d/g)).toEqual(['08:30', '17:30', '11:30', '12:30']);
  });
});
