import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { panelPlaces } from './panelPlaces.ts';
import { toDocument, toSlice } from './richHtml.ts';
import { richSchema } from './richSchema.ts';

const { nodes, marks } = richSchema;

const insertBreak = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** Tab moves in tables and lists only, so that it leaves the editor elsewhere. */
const keys = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.u),
  'Shift-Enter': insertBreak,
  Enter: splitListItem(nodes.list_item),
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
};

export const toState = (html: string): EditorState =>
  EditorState.create({
    doc: toDocument(html),
    plugins: [history(), keymap(keys), keymap(baseKeymap), tableEditing(), panelPlaces],
  });

/** Inserts HTML from elsewhere. ProseMirror's own way sets markup as a string, which Trusted Types forbid. */
function insertHtml(view: EditorView, event: ClipboardEvent | DragEvent, html: string): void {
  event.preventDefault();
  const slice = toSlice(html, view.state.selection.$from);
  const isHandled =
    'clipboardData' in event && view.someProp('handlePaste', (handle) => handle(view, event, slice) === true);
  if (isHandled !== true) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
}

export interface EditorSettings {
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  onChange(state: EditorState, transaction: Transaction): void;
}

/** Opens an editor in an empty element. */
export function createEditor(place: HTMLElement, { html, attributes, onChange }: EditorSettings): EditorView {
  const view: EditorView = new EditorView(place, {
    state: toState(html),
    attributes: { ...attributes },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      onChange(view.state, transaction);
    },
    handleDOMEvents: {
      paste(_view, event) {
        const pasted = event.clipboardData?.getData('text/html') ?? '';
        if (pasted === '') return false;
        insertHtml(view, event, pasted);
        return true;
      },
      drop(_view, event) {
        const dropped = event.dataTransfer?.getData('text/html') ?? '';
        if (view.dragging !== null || dropped === '') return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (at !== null) {
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
        }
        insertHtml(view, event, dropped);
        return true;
      },
    },
  });
  return view;
}
