import { logoPaths, pinePaths } from '@haesol/kit/tokens/brand';
import { drawLogo } from './logo.ts';
import { drawPartnerMark } from './partnerMark.ts';
import { PINES } from './pines.ts';
import { drawAvatar, drawPortrait } from './portraits.ts';

describe('drawAvatar', () => {
  it('shows the syllable and keeps its colours per seed', () => {
    expect(drawAvatar('김', 3)).toContain('>김</text>');
    expect(drawAvatar('김', 3)).toBe(drawAvatar('김', 3));
  });

  it.each(['', '김이', '<', '"'])('refuses %p', (text) => {
    expect(() => drawAvatar(text)).toThrow(RangeError);
  });
});

describe('drawPartnerMark', () => {
  it('draws shapes only, so that no name needs escaping', () => {
    const mark = drawPartnerMark('<b>다온</b>');

    expect(mark).not.toMatch(/다온|<b>|<text/);
    expect(mark).toBe(drawPartnerMark('<b>다온</b>'));
  });

  it('tells most of eighteen companies apart', () => {
    const marks = Array.from({ length: 18 }, (_, index) => drawPartnerMark(`협력사 ${index}`));

    expect(new Set(marks).size).toBeGreaterThanOrEqual(14);
  });
});

describe('drawPortrait', () => {
  it('draws one person per seed', () => {
    expect(drawPortrait('head')).toBe(drawPortrait('head'));
    expect(drawPortrait('head')).not.toBe(drawPortrait('deputy'));
    expect(drawPortrait('head')).not.toMatch(/NaN|undefined|<text/);
  });
});

describe('brand geometry', () => {
  it('is the one that the logo file uses', () => {
    expect(drawLogo()).toContain(logoPaths.sun);
    expect(drawLogo({ tone: 'inverse' })).not.toBe(drawLogo());
  });

  it('has the silhouettes of the pines of the scenes', () => {
    expect(pinePaths).toEqual(PINES.map(({ trunk, branches, crown }) => ({ trunk, branches, crown })));
  });
});
