import { toDigits } from '@haesol/contracts/common';
import { Button, Fieldset, IconButton, TextField } from '@haesol/kit';
import type { FormHandle, FormValues } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatAmount } from './amountRules.ts';
import styles from './RowFields.module.css';

interface RowColumn<V> {
  readonly field: keyof V & string;
  readonly label: string;
  /** `won`: grouped digits · `percent`: up to three digits. @default 'text' */
  readonly kind?: 'won' | 'percent';
}

export interface RowFieldsProps<V extends FormValues<V>> {
  readonly form: FormHandle<V>;
  /** Lists of the form with one entry per row; the first one shows the message. */
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

const toTyped = (text: string, kind: RowColumn<never>['kind']): string => {
  if (kind === 'won') return formatAmount(text);
  return kind === 'percent' ? toDigits(text).slice(0, 3) : text;
};

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
  const errors = columns.flatMap(({ field }) => form.errorOf(field) ?? []);
  const rows = first === undefined ? [] : [...listOf(form, first.field).keys()];
  const { rows: rowsRef, adding, noteRemoval } = useFocusAfterRemoval(first?.field ?? '', rows.length);
  const changeLists: ChangeLists<V> = (change) =>
    form.set(
      Object.fromEntries(
        columns.map((column) => [column.field, change(listOf(form, column.field), column)]),
      ) as Partial<V>,
    );

  return (
    <Fieldset error={errors[0]} hideLabel id={first && form.field(first.field).id} label={label} required={required}>
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
  onRemove(): void;
}

function Row<V extends FormValues<V>>({ form, columns, row, total, changeLists, onRemove }: RowProps<V>) {
  const t = useText();
  return (
    <div className={styles.row}>
      {columns.map((column) => (
        <div className={styles.cell} data-kind={column.kind} key={column.field}>
          <span aria-hidden="true" className={styles.label}>
            {column.label}
          </span>
          <TextField
            aria-invalid={form.errorOf(column.field) !== undefined || undefined}
            autoComplete="off"
            hideLabel
            inputMode={column.kind === undefined ? undefined : 'numeric'}
            label={t('apply.cell', { row: row + 1, label: column.label })}
            name={`${column.field}${row + 1}`}
            onChange={({ target }) =>
              changeLists((list, { field }) =>
                field === column.field ? list.with(row, toTyped(target.value, column.kind)) : list,
              )
            }
            value={toTyped(listOf(form, column.field)[row] ?? '', column.kind)}
          />
        </div>
      ))}
      {total !== undefined && <output className={styles.total}>{total}</output>}
      <IconButton icon={X} label={t('apply.removeRow', { row: row + 1 })} onClick={onRemove} />
    </div>
  );
}
