import { Button, Fieldset, IconButton, TextField, toErrorId } from '@haesol/kit';
import type { FormHandle, FormValues, PartFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import styles from './RowFields.module.css';

interface RowColumn<V> {
  readonly field: keyof V & string;
  readonly label: string;
  /** @default text */
  readonly kind?: 'won' | 'percent';
}

export interface RowFieldsProps<V extends FormValues<V>> {
  readonly form: FormHandle<V>;
  /** Lists of the form with one entry per row. */
  readonly columns: readonly RowColumn<V>[];
  readonly label: string;
  readonly max: number;
  readonly addLabel: string;
  /** Total of a row, after its fields. */
  readonly totalOf?: (row: number) => string;
  readonly totalLabel?: string;
  readonly foot?: ReactNode;
  readonly required?: boolean;
}

/** Applies the same change to the list of each column, so that the rows stay consistent. */
type ChangeLists<V> = (change: (list: readonly string[], column: RowColumn<V>) => readonly string[]) => void;

function listOf<V extends FormValues<V>>(form: FormHandle<V>, field: keyof V & string): readonly string[] {
  const value: unknown = form.values[field];
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * Restores the focus after a row was removed with its button: to the row in its place, or the last one; after the only row to the
 * button that adds one.
 * @param field of the first column
 */
function useFocusAfterRemoval(field: string, rowCount: number) {
  const rows = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLParagraphElement>(null);
  const removed = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const row = Math.min(removed.current + 1, rowCount);
    removed.current = undefined;
    const next =
      row === 0
        ? adding.current?.querySelector('button')
        : rows.current?.querySelector<HTMLInputElement>(`input[name="${field}${row}"]`);
    next?.focus();
  }, [field, rowCount]);
  return {
    rows,
    adding,
    noteRemoval: (row: number) => {
      removed.current = row;
    },
  };
}

/** Table of fields in rows, with buttons to add and remove one. */
export function RowFields<V extends FormValues<V>>(props: RowFieldsProps<V>) {
  const { form, columns, label, max, addLabel, totalOf, totalLabel, foot, required } = props;
  const [first] = columns;
  const rows = first === undefined ? [] : [...listOf(form, first.field).keys()];
  const groupId = first && form.field(first.field).id;
  /** Columns with an error that is at none of their rows, e.g. of their sum. */
  const wrong = columns.filter(
    ({ field }) => form.errorOf(field) !== undefined && rows.every((row) => form.part(field, row).error === undefined),
  );
  const messages = wrong.map(({ field }) => (
    <span className={styles.message} key={field}>
      {form.errorOf(field)}
    </span>
  ));
  const { rows: rowsRef, adding, noteRemoval } = useFocusAfterRemoval(first?.field ?? '', rows.length);
  const changeLists: ChangeLists<V> = (change) =>
    form.set(
      Object.fromEntries(
        columns.map((column) => [column.field, change(listOf(form, column.field), column)]),
      ) as Partial<V>,
    );

  return (
    <Fieldset error={messages.length > 0 && messages} hideLabel id={groupId} label={label} required={required}>
      <div className={styles.rows} data-columns={columns.length + (totalOf === undefined ? 0 : 1)} ref={rowsRef}>
        <div aria-hidden="true" className={styles.head}>
          {columns.map((column) => (
            <span data-kind={column.kind} key={column.field}>
              {column.label}
            </span>
          ))}
          {totalOf !== undefined && <span data-kind="won">{totalLabel}</span>}
          <span />
        </div>
        {rows.map((row) => (
          <Row
            changeLists={changeLists}
            columns={columns}
            errorIdOf={({ field }) =>
              groupId !== undefined && wrong.some((column) => column.field === field) ? toErrorId(groupId) : undefined
            }
            form={form}
            key={row}
            onRemove={() => {
              noteRemoval(row);
              changeLists((list) => list.filter((_text, at) => at !== row));
            }}
            row={row}
            total={totalOf?.(row)}
          />
        ))}
        {foot}
      </div>
      <p ref={adding}>
        <Button
          disabled={rows.length >= max}
          icon={Plus}
          onClick={() => changeLists((list) => [...list, ''])}
          size="small"
          variant="text"
        >
          {addLabel}
        </Button>
      </p>
    </Fieldset>
  );
}

interface RowProps<V extends FormValues<V>> extends Pick<RowFieldsProps<V>, 'form' | 'columns'> {
  readonly row: number;
  /** Undefined if rows have no total. */
  readonly total: string | undefined;
  readonly changeLists: ChangeLists<V>;
  /** Id of the message about a whole column. */
  readonly errorIdOf: (column: RowColumn<V>) => string | undefined;
  onRemove(): void;
}

function Row<V extends FormValues<V>>({ form, columns, row, total, changeLists, errorIdOf, onRemove }: RowProps<V>) {
  const t = useText();
  return (
    <div className={styles.row}>
      {columns.map((column) => (
        <div className={styles.cell} data-kind={column.kind} key={column.field}>
          <span aria-hidden="true" className={styles.label}>
            {column.label}
          </span>
          <Cell
            {...form.part(column.field, row)}
            errorId={errorIdOf(column)}
            kind={column.kind}
            label={t('apply.cell', { row: row + 1, label: column.label })}
            name={`${column.field}${row + 1}`}
            onValueChange={(text) =>
              changeLists((list, { field }) => (field === column.field ? list.with(row, text) : list))
            }
            value={listOf(form, column.field)[row] ?? ''}
          />
        </div>
      ))}
      {total !== undefined && <output className={styles.total}>{total}</output>}
      <IconButton icon={X} label={t('apply.removeRow', { row: row + 1 })} onClick={onRemove} />
    </div>
  );
}

interface CellProps
  extends Pick<NumberFieldProps, 'value' | 'name' | 'label' | 'errorId' | 'onValueChange'>,
    PartFieldProps {
  readonly kind: RowColumn<never>['kind'];
}

function Cell({ kind, ...field }: CellProps) {
  if (kind !== undefined) return <NumberField {...field} hideLabel kind={kind} />;
  const { onValueChange, ...props } = field;
  return <TextField {...props} autoComplete="off" hideLabel onChange={({ target }) => onValueChange(target.value)} />;
}
