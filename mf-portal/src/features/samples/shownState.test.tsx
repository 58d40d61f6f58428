import { copyStateRules } from './shownState.ts';

function addSheet(css: string): CSSStyleSheet {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  if (style.sheet === null) throw new Error('no style sheet');
  return style.sheet;
}

const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText.replace(/\s+/g, ' ')).join(' ');

describe('copyStateRules', () => {
  it('copies each rule of a state directly after it with the same specificity', () => {
    const sheet = addSheet('.a:hover { color: red } .a:hover:not(:disabled) { color: blue } .b { color: green }');

    copyStateRules([sheet]);

    expect(textOf(sheet)).toBe(
      '.a:hover {color: red;} .a:is([data-shows~="hover"] *) {color: red;} ' +
        '.a:hover:not(:disabled) {color: blue;} .a:is([data-shows~="hover"] *):not(:disabled) {color: blue;} ' +
        '.b {color: green;}',
    );
  });

  it('distinguishes states of the focus', () => {
    const sheet = addSheet('.a:focus-visible { color: red } .a:focus-within { color: blue } .a:focus { color: green }');

    copyStateRules([sheet]);

    expect(textOf(sheet).match(/data-shows~="[a-z-]+"/g)).toEqual([
      'data-shows~="focus-visible"',
      'data-shows~="focus-within"',
      'data-shows~="focus"',
    ]);
  });

  it('gives no focus ring to elements that cannot be focused', () => {
    const sheet = addSheet(':focus-visible { color: red }');

    copyStateRules([sheet]);

    expect(textOf(sheet)).toContain(':is([data-shows~="focus-visible"] :where(a[href],button,');
  });

  it('skips rules that apply without a state', () => {
    const sheet = addSheet('.skip:not(:focus) { clip-path: inset(50%) }');
    const before = textOf(sheet);

    copyStateRules([sheet]);

    expect(textOf(sheet)).toBe(before);
  });

  it('handles nested rules, and removes every copy', () => {
    const sheet = addSheet('@media screen { .a:active { color: red } } .b:hover, .c:active { color: blue }');
    const before = textOf(sheet);

    const undo = copyStateRules([sheet]);
    expect(textOf(sheet)).toContain('.a:is([data-shows~="active"] *)');
    expect(textOf(sheet)).toContain('.b:is([data-shows~="hover"] *), .c:is([data-shows~="active"] *)');

    undo();
    expect(textOf(sheet)).toBe(before);
  });
});
