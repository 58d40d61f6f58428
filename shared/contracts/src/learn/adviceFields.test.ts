import { adviceFields } from './adviceFields.ts';
import { adviceForm, supportForm } from './applicationForms.ts';

describe('adviceFields', () => {
  it('has every field that only the application for advice has', () => {
    const others = Object.keys(supportForm({ limitKrw: null }).shape);
    const own = Object.keys(adviceForm('2026-11-23').shape).filter((name) => !others.includes(name));

    expect(Object.keys(adviceFields)).toEqual(expect.arrayContaining(own));
    expect(Object.keys(adviceForm('2026-11-23').shape)).toEqual(expect.arrayContaining(Object.keys(adviceFields)));
  });
});
