import { NodeSelection, Selection } from 'prosemirror-state';
import { createEditor } from './createEditor.ts';
import { readPicture, setPicture } from './editorTools.ts';
import { openPlace } from './panelPlaces.ts';
import { toHtml } from './richHtml.ts';

describe('the picture of a panel', () => {
  it('replaces the one that was selected, though the text changed and another is selected now', () => {
    const place = document.createElement('div');
    const [first, second] = ['/art/scene/beach.svg', '/art/scene/hill.svg'];
    const html = `<p>글</p><img src="${first}" alt="하나"><img src="${second}" alt="둘">`;
    const view = createEditor(place, { html, attributes: {}, onChange: () => undefined });
    const select = (at: number) => view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
    select(3);
    const found = readPicture(view.state);
    openPlace('picture')(view.state, view.dispatch);
    view.dispatch(view.state.tr.setSelection(Selection.atStart(view.state.doc)).insertText('앞 '));
    select(6);
    if (found !== undefined) setPicture({ ...found, alt: '새 설명' })(view.state, view.dispatch);

    expect(toHtml(view.state.doc)).toBe(`<p>앞 글</p><img src="${first}" alt="새 설명"><img src="${second}" alt="둘">`);
    view.destroy();
  });
});
