import type { Endpoint, FileRef } from '@haesol/contracts/common';
import type { PresenceKind } from '@haesol/contracts/member';
import { LinkButton, TextLink } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { StateChange } from '@haesol/remote/routes';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { sendEach } from '#moves/sendRows';
import { type Say, toMoves, toNameOrCount } from '#moves/stateMoves';
import type { QueueMove } from '#moves/useMoves';
import { useRefresh } from '#moves/useRefresh';
import { EntityDialog, type EntityField } from './EntityDialog.tsx';
import { Presence } from './Presence.tsx';
import { QueuePage, type QueuePageProps } from './QueuePage.tsx';
import type { PreviewOf } from './usePreview.tsx';

interface EditState {
  readonly pageNum: number;
  readonly pageSize: number;
  /** Key of the entry whose form is open, or `new`. */
  readonly edit: string;
}

export interface EntityPageProps<Row, S extends EditState, B extends z.core.$ZodType>
  extends Pick<
    QueuePageProps<Row, S>,
    | 'columns'
    | 'filters'
    | 'list'
    | 'loadPage'
    | 'nameOf'
    | 'query'
    | 'rowKey'
    | 'screen'
    | 'searched'
    | 'states'
    | 'title'
  > {
  /** Texts of the page: `fields.<name>`, `add`, `saved` and others. */
  readonly say: Say;
  /** Name of the drafts of its forms. */
  readonly draft: string;
  /** Endpoint of the list. */
  readonly endpoint: Pick<Endpoint, 'name'>;
  /** Fields of the form; labels are texts of the page by default. */
  readonly fields: readonly (Omit<EntityField, 'label'> & Partial<Pick<EntityField, 'label'>>)[];
  readonly body: B;
  /** Values of a new entry. */
  readonly blank?: object;
  /** Values of the form for an entry. @default the entry itself */
  toInitial?(row: Row): object;
  /** Values of the body that the form does not show; without a row those of a new entry. */
  toHidden?(row: Row | undefined): object;
  /** Files of an entry; undefined for entries without files. */
  readonly files?: { readonly refType: string; of(row: Row): readonly FileRef[] } | undefined;
  onAdd(body: z.output<B>): Promise<unknown>;
  onChange(row: Row, body: z.output<B>): Promise<unknown>;
  /** Ends or deletes an entry; its texts are those of the move `REMOVE`. */
  onRemove(row: Row): Promise<unknown>;
  /**
   * Puts a removed entry back as it was: at once, or later from the list of the removed ones. Without it a removal is confirmed
   * by typing the name.
   */
  onUndo?(row: Row): Promise<unknown>;
  /** Moves before the removal. */
  readonly moves?: readonly QueueMove<Row>[];
  /** @default true */
  readonly isAddable?: boolean;
  /** @default every entry can be removed */
  isRemovable?(row: Row): boolean;
  /** Entries that stay in the list after their removal. @default none */
  isRemoved?(row: Row): boolean;
  /** Kind of the entries whose form tells who has the same one open; undefined for entries without it. */
  readonly presence?: PresenceKind;
  /** Public page of an entry, for its preview; undefined for entries without one. */
  readonly preview?: Pick<PreviewOf, 'kind' | 'toPage'>;
  /** Shows below the fields what is typed for an entry. */
  below?(row: Row, values: Readonly<Record<string, string>>): ReactNode;
  /** Further dialogs. */
  readonly children?: ReactNode;
}

/** Present version of a row; empty for entities without versions. */
function toSeen(row: object | undefined): { readonly rev?: unknown } {
  return row !== undefined && 'rev' in row && row.rev !== undefined ? { rev: row.rev } : {};
}

/** Page of entities that staff add, change and remove; the form is a dialog with an address of its own. */
export function EntityPage<Row extends object, S extends EditState, B extends z.core.$ZodType>({
  say,
  draft,
  endpoint,
  fields,
  body,
  blank = {},
  toInitial = (row) => row,
  toHidden,
  files,
  onAdd,
  onChange,
  onRemove,
  onUndo,
  moves = [],
  isAddable = true,
  isRemovable = () => true,
  isRemoved = () => false,
  preview,
  below,
  presence,
  children,
  ...page
}: EntityPageProps<Row, S, B>) {
  const t = useText();
  const refresh = useRefresh(endpoint);
  const { list, query, rowKey, nameOf, columns } = page;
  const toEdit = (edit: string) => ({ edit, pageNum: list.state.pageNum }) as unknown as StateChange<S>;
  const { edit } = list.state;
  const removedYn = 'removedYn' in list.state ? list.state.removedYn : undefined;
  const toRemoved = (value: 'Y' | '') => ({ removedYn: value }) as unknown as StateChange<S>;
  const isOut = (row: Row) => removedYn === 'Y' || isRemoved(row);
  const found = query.data?.list.find((row) => rowKey(row) === edit);
  // A row that left the list while its form is open keeps the form, with what was typed.
  const [last, setLast] = useState<Row>();
  if (found !== undefined && found !== last) setLast(found);
  const edited = found ?? (last !== undefined && rowKey(last) === edit ? last : undefined);
  return (
    <QueuePage
      {...page}
      actions={
        <>
          {removedYn !== undefined && onUndo !== undefined && (
            <LinkButton href={list.hrefOf(toRemoved(removedYn === 'Y' ? '' : 'Y'))}>
              {t(removedYn === 'Y' ? 'queue.toList' : 'queue.removedList')}
            </LinkButton>
          )}
          {isAddable && removedYn !== 'Y' && (
            <LinkButton href={list.hrefOf(toEdit('new'))} variant="primary">
              {say('add', {})}
            </LinkButton>
          )}
        </>
      }
      columns={[
        {
          key: 'title',
          header: say('name', {}),
          role: 'title',
          cell: (row) =>
            removedYn === 'Y' ? (
              nameOf(row)
            ) : (
              <TextLink href={list.hrefOf(toEdit(rowKey(row)))} tone="quiet">
                {nameOf(row)}
              </TextLink>
            ),
        },
        ...columns,
      ]}
      empty={
        removedYn === 'Y'
          ? { title: t('queue.removedEmpty'), text: t('queue.removedEmptyText') }
          : { title: say('empty', {}), text: say('emptyText', {}) }
      }
      edits={removedYn === 'Y' ? undefined : say('change', {})}
      lead={say('lead', {})}
      moves={[
        ...moves.map((move) => ({ ...move, isOpen: (row: Row) => !isOut(row) && move.isOpen(row) })),
        ...toMoves<Row, 'REMOVE'>(
          say,
          [
            {
              to: 'REMOVE',
              look: 'danger',
              asks: 'none',
              isOpen: (row) => !isOut(row) && isRemovable(row),
              ...(onUndo === undefined
                ? { confirm: (rows) => toNameOrCount(rows, nameOf) }
                : { undo: (rows) => sendEach(rows, rowKey, onUndo) }),
            },
          ],
          (rows) => sendEach(rows, rowKey, onRemove),
        ),
        ...(onUndo === undefined
          ? []
          : [
              {
                label: t('queue.undo'),
                isOpen: isOut,
                send: (rows: readonly Row[]) => sendEach(rows, rowKey, onUndo),
                done: (count: number) => t('queue.undone', { count }),
              },
            ]),
      ]}
      onMoved={refresh}
    >
      {(edit === 'new' || edited !== undefined) && (
        <EntityDialog
          {...(edited !== undefined && { below: (values) => below?.(edited, values) })}
          body={body}
          draft={`${draft}.${edit}`}
          fields={fields.map((field) => ({ ...field, label: field.label ?? say(`fields.${field.name}`, {}) }))}
          files={
            files && {
              refType: files.refType,
              label: t('queue.files'),
              initial: edited === undefined ? [] : files.of(edited),
            }
          }
          hidden={{ ...toHidden?.(edited), ...toSeen(edited) }}
          initial={edited === undefined ? blank : toInitial(edited)}
          key={edit}
          onClose={() => list.change(toEdit(''), { replace: true })}
          onRefused={refresh}
          preview={preview && { ...preview, ref: edited === undefined ? null : rowKey(edited) }}
          save={t('queue.save')}
          saved={say('saved', {})}
          send={(data) => (edited === undefined ? onAdd(data) : onChange(edited, data)).then(refresh)}
          title={say(edited === undefined ? 'add' : 'change', {})}
        >
          {presence !== undefined && edited !== undefined && <Presence of={presence} uid={edit} />}
        </EntityDialog>
      )}
      {children}
    </QueuePage>
  );
}
