import { type ContentPage, contentPages } from './contentPages.ts';

/** Pages about the office's principles and promises, without an application. */
const readOnly = ['vision', 'accessibility', 'noMailCollection'];

describe('pages of cooperation, student support and the enterprise centre', () => {
  const pages: readonly (readonly [name: string, page: ContentPage])[] = Object.entries(contentPages);

  it.each(pages.filter(([name]) => !readOnly.includes(name)))(
    'link to the next step: %s',
    (_name, { actions = [] }) => {
      expect(actions.length).toBeGreaterThan(0);
      for (const { href } of actions)
        expect(href).toMatch(/^(#rounds$|\/(cooperation|easyReservation|myPage\/qnaWrite\?categoryCd=[A-Z]+))/);
    },
  );
});
