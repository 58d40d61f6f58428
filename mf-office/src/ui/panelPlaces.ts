import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state';

/** Panel of the bar that changes the text once it is saved. */
export type Panel = 'link' | 'picture';
type Places = Readonly<Partial<Record<Panel, SelectionBookmark | undefined>>>;

const key = new PluginKey<Places>('panels');

/** Keeps what was selected when a panel was opened, while the text changes around it. */
export const panelPlaces = new Plugin<Places>({
  key,
  state: {
    init: () => ({}),
    apply(transaction, before) {
      const places: Places = { ...before, ...(transaction.getMeta(key) as Places | undefined) };
      return {
        link: places.link?.map(transaction.mapping),
        picture: places.picture?.map(transaction.mapping),
      };
    },
  },
});

/** Keeps the selection as the place of a panel. */
export const openPlace =
  (panel: Panel): Command =>
  ({ tr, selection }, dispatch) => {
    dispatch?.(tr.setMeta(key, { [panel]: selection.getBookmark() }));
    return true;
  };

/** Begins a change at the place of a panel; at the selection if the text was replaced meanwhile. */
export function toPlace(state: EditorState, panel: Panel): Transaction {
  const place = key.getState(state)?.[panel];
  return place === undefined ? state.tr : state.tr.setSelection(place.resolve(state.doc));
}
