import { areOwnersDrawn, drawOwners, eraseOwners, toOwnerStyles } from './ownerOutlines.ts';

const owners = [{ id: 'mf-travel', slots: ['site.sticky.v1'] }];

/** Fakes constructable style sheets, which jsdom lacks. */
class Sheet {
  text = '';

  replaceSync(text: string): void {
    this.text = text;
  }
}

describe('toOwnerStyles', () => {
  it('names the owner of an area and of a slot', () => {
    const styles = toOwnerStyles(owners);

    expect(styles).toContain('[data-remote="mf-travel"]::before');
    expect(styles).toContain('content: "site.sticky.v1 · mf-travel"');
  });
});

describe('drawOwners', () => {
  const other = new Sheet();

  beforeEach(() => {
    Object.assign(globalThis, { CSSStyleSheet: Sheet });
    Object.assign(document, { adoptedStyleSheets: [other] });
  });

  it('draws once beside other sheets, until the owners are erased', () => {
    drawOwners(owners);
    drawOwners(owners);

    expect(document.adoptedStyleSheets).toEqual([other, { text: toOwnerStyles(owners) }]);
    expect(areOwnersDrawn()).toBe(true);

    eraseOwners();

    expect(document.adoptedStyleSheets).toEqual([other]);
    expect(areOwnersDrawn()).toBe(false);
  });
});
