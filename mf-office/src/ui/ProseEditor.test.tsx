import { act, renderScreen, screen, within } from '@haesol/remote/testing';
import { app } from '#app';
import { ProseEditor } from './ProseEditor.tsx';

const picture = '/art/scene/beach.svg';

async function open(html: string) {
  const saved: string[] = [];
  const { user } = await renderScreen(
    <ProseEditor
      attributes={{ role: 'textbox', 'aria-label': '내용' }}
      onChange={(next) => saved.push(next)}
      value={html}
    />,
    { app, path: '/', answers: {} },
  );
  const text = screen.getByRole('textbox', { name: '내용' });
  /** Puts the caret at the end of a paragraph. */
  const goTo = (part: string) =>
    act(() => {
      text.focus();
      const node = within(text).getByText(part).firstChild;
      getSelection()?.collapse(node, part.length);
      document.dispatchEvent(new Event('selectionchange'));
    });
  return { user, goTo, read: () => saved.at(-1) };
}

describe('a panel of the editor', () => {
  beforeAll(() => {
    // The editor scrolls to its caret, and jsdom has no layout of texts.
    Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
    Range.prototype.getBoundingClientRect = () => new DOMRect();
  });

  it('puts a picture where it was opened, whatever is selected later', async () => {
    const { user, goTo, read } = await open('<p>하나</p><p>둘</p>');
    goTo('하나');
    await user.click(screen.getByRole('button', { name: '그림' }));
    await user.click(screen.getByRole('button', { name: '홈페이지의 그림 쓰기' }));
    await user.type(screen.getByRole('textbox', { name: /^넣을 그림/ }), picture);
    await user.type(screen.getByRole('textbox', { name: /^그림 설명/ }), '바닷가');
    goTo('둘');
    await user.click(screen.getByRole('button', { name: '그림 넣기' }));

    expect(read()).toBe(`<p>하나</p><img src="${picture}" alt="바닷가"><p>둘</p>`);
  });

  it('links where it was opened', async () => {
    const { user, goTo, read } = await open('<p>하나</p><p>둘</p>');
    goTo('하나');
    await user.click(screen.getByRole('button', { name: '링크' }));
    await user.type(screen.getByRole('textbox', { name: /주소/ }), '/notice');
    goTo('둘');
    await user.click(screen.getByRole('button', { name: '링크 넣기' }));

    expect(read()).toBe('<p>하나<a href="/notice">/notice</a></p><p>둘</p>');
  });
});
