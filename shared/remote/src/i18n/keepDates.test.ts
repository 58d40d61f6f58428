import { keepDates } from './format.ts';

describe('keepDates', () => {
  it.each([
    ['예약 제한 안내(12. 4.~12. 8.)', '예약 제한 안내(12.\u00a04.~12.\u00a08.)'],
    ['개정 안내(시행일 2027. 1. 1.)', '개정 안내(시행일 2027.\u00a01.\u00a01.)'],
    ['문을 엽니다. 12월부터 3개월', '문을 엽니다. 12월부터 3개월'],
  ])('uses no-break spaces within a date and leaves other spaces: %s', (text, expected) => {
    expect(keepDates(text)).toBe(expected);
  });
});
