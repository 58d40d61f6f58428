import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { listTabStops } from './listTabStops.ts';

function stopsOf(children: ReactNode): string[] {
  render(<form aria-label="틀">{children}</form>);
  return listTabStops(screen.getByRole('form')).map(({ id }) => id);
}

describe('listTabStops', () => {
  it('lists controls in document order', () => {
    expect(
      stopsOf(
        <>
          <a href="/" id="link">
            링크
          </a>
          <input id="field" />
          <button id="button" type="button">
            단추
          </button>
        </>,
      ),
    ).toEqual(['link', 'field', 'button']);
  });

  it('omits elements that the keyboard does not reach', () => {
    expect(
      stopsOf(
        <>
          <button disabled id="disabled" type="button">
            꺼짐
          </button>
          <input id="hidden" type="hidden" />
          <h2 id="heading" tabIndex={-1}>
            제목
          </h2>
          <div inert>
            <button id="inert" type="button">
              가려짐
            </button>
          </div>
          <button id="reached" type="button">
            단추
          </button>
        </>,
      ),
    ).toEqual(['reached']);
  });

  it('includes the checked radio button of a group', () => {
    expect(
      stopsOf(
        <>
          <input id="first" name="size" type="radio" />
          <input defaultChecked id="chosen" name="size" type="radio" />
          <input id="last" name="size" type="radio" />
        </>,
      ),
    ).toEqual(['chosen']);
  });

  it('includes the first radio button of a group without a checked one', () => {
    expect(
      stopsOf(
        <>
          <input id="first" name="size" type="radio" />
          <input id="last" name="size" type="radio" />
        </>,
      ),
    ).toEqual(['first']);
  });
});
