import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { createTemporaryPassword } from './rules.ts';

describe('createTemporaryPassword', () => {
  it('has twelve characters of three kinds, without similar ones', () => {
    const passwords = Array.from({ length: 200 }, createTemporaryPassword);

    expect(passwords.every((text) => /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[^0O1lI]{12}$/.test(text))).toBe(true);
    expect(new Set(passwords).size).toBe(200);
  });
});

describe('toMaskedEmail', () => {
  it.each([
    ['haesol@haesol.example', 'ha***l@haesol.example'],
    ['kim@mail.example', 'k***@mail.example'],
    ['a@mail.example', 'a***@mail.example'],
  ])('masks most of %s', (email, masked) => {
    expect(toMaskedEmail(email)).toBe(masked);
  });
});
