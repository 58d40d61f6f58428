import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { listTabStops } from './listTabStops.ts';

function stopsOf(children: ReactNode): string[] {
  render(<form aria-label="틀">{children}</form>);
  return listTabStops(screen.getByRole('form')).map(({ id }) => id);
}

describe('listTabStops', () => {
  it('lists controls in the order of the document', () => {
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

  it('leaves out what the keyboard does not reach', () => {
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

  it('takes the chosen one of a group of radio buttons', () => {
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

  it('takes the first of a group of radio buttons where none is chosen', () => {
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
