import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import { toPlace } from './panelPlaces.ts';
import { richSchema } from './richSchema.ts';

const { marks, nodes } = richSchema;

export interface EditorTool {
  /** Key of its name in the texts. */
  readonly name: string;
  readonly run: Command;
  /** Returns true where the selection has it; undefined for a tool without a state. */
  isOn?(state: EditorState): boolean;
}

function hasMark({ selection: { from, $from, to, empty }, storedMarks, doc }: EditorState, type: MarkType): boolean {
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

function isInside({ selection: { $from } }: EditorState, type: NodeType): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type);
}

const markTool = (name: string, type: MarkType): EditorTool => ({
  name,
  run: toggleMark(type),
  isOn: (state) => hasMark(state, type),
});

const listTool = (name: string, type: NodeType): EditorTool => ({
  name,
  run: (state, dispatch, view) =>
    (isInside(state, type) ? liftListItem(nodes.list_item) : wrapInList(type))(state, dispatch, view),
  isOn: (state) => isInside(state, type),
});

const insertTable: Command = (state, dispatch) => {
  const toCells = (type: NodeType) =>
    Array.from({ length: 3 }, () => type.createAndFill()).filter((cell) => cell !== null);
  const rows = [nodes.table_header, nodes.table_cell, nodes.table_cell].map((type) =>
    nodes.table_row.create(null, toCells(type)),
  );
  dispatch?.(state.tr.replaceSelectionWith(nodes.table.create(null, rows)).scrollIntoView());
  return true;
};

/** Tools of the bar, by group. */
export const editorTools: readonly (readonly EditorTool[])[] = [
  [markTool('strong', marks.strong), markTool('em', marks.em), markTool('u', marks.u), markTool('s', marks.s)],
  [
    listTool('bulletList', nodes.bullet_list),
    listTool('orderedList', nodes.ordered_list),
    {
      name: 'quote',
      run: (state, dispatch, view) =>
        (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view),
      isOn: (state) => isInside(state, nodes.blockquote),
    },
    { name: 'table', run: insertTable },
  ],
  [
    { name: 'undo', run: undo },
    { name: 'redo', run: redo },
  ],
];

/** Tools for the table around the selection. */
export const tableTools: readonly EditorTool[] = [
  { name: 'addRow', run: addRowAfter },
  { name: 'addColumn', run: addColumnAfter },
  { name: 'deleteRow', run: deleteRow },
  { name: 'deleteColumn', run: deleteColumn },
  { name: 'headerRow', run: toggleHeaderRow },
  { name: 'deleteTable', run: deleteTable },
];

export const isTableOpen = (state: EditorState): boolean => isInTable(state);

/** Returns the kind of the block at the selection: `p`, `2`, `3` or `4`. */
export function readBlock({ selection: { $from } }: EditorState): string {
  return $from.parent.type === nodes.heading ? String($from.parent.attrs.level) : 'p';
}

export const toBlock = (kind: string): Command =>
  kind === 'p' ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level: Number(kind) });

/** Returns the address of the link at the selection; empty without one. */
export function readLink({ selection: { $from, to }, doc }: EditorState): string {
  const marksThere = $from.marksAcross(doc.resolve(to)) ?? $from.marks();
  return String(marks.link.isInSet(marksThere)?.attrs.href ?? '');
}

/** Links what was selected when the panel was opened, or the address itself where that is nothing; without an address removes the link. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const tr = toPlace(state, 'link');
    const { from, to, empty } = tr.selection;
    if (href === '') dispatch?.(tr.removeMark(from, to, marks.link));
    else if (empty) dispatch?.(tr.replaceSelectionWith(richSchema.text(href, [marks.link.create({ href })]), false));
    else dispatch?.(tr.addMark(from, to, marks.link.create({ href })));
    return true;
  };

/** Picture of a text. */
export interface RichPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** In pixels, so that the text does not move while the picture loads. */
  readonly width: number | string | null;
  readonly height: number | string | null;
}

/** Returns the selected picture; undefined where another thing is selected. */
export function readPicture({ selection }: EditorState): RichPicture | undefined {
  const isPicture = selection instanceof NodeSelection && selection.node.type === nodes.picture;
  return isPicture ? (selection.node.attrs as RichPicture) : undefined;
}

/** Inserts a picture where the panel was opened, or replaces the one that was selected then. */
export const setPicture =
  (picture: RichPicture): Command =>
  (state, dispatch) => {
    dispatch?.(
      toPlace(state, 'picture')
        .replaceSelectionWith(nodes.picture.create({ ...picture }))
        .scrollIntoView(),
    );
    return true;
  };
