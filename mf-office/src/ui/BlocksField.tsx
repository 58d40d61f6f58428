import { Button, Fieldset, Select, TextArea, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import styles from './BlocksField.module.css';
import {
  type BlockValue,
  hiddenKeys,
  isGroup,
  type JsonGroup,
  newBlocks,
  readBlocks,
  toBlank,
  toReplaced,
  toTyped,
} from './blockRules.ts';
import { RichEditor } from './RichEditor.tsx';
import { RowButtons } from './RowButtons.tsx';

export interface BlocksFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  /** Blocks as JSON. */
  readonly value: string;
  onChange(value: string): void;
}

/** Field for the blocks of a page: their texts, their order, and blocks of text and tables to add. */
export function BlocksField({ id, label, error, value, onChange }: BlocksFieldProps) {
  const t = useText();
  const [added, setAdded] = useState<keyof typeof newBlocks>('html');
  const blocks = readBlocks(value);
  const save = (list: readonly JsonGroup[]) => onChange(JSON.stringify(list));
  const types = ['html', 'table', 'cards', 'steps'] as const;
  return (
    <Fieldset error={error} id={id} label={label}>
      <ol className={styles.blocks}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name, and its place is its key in the form
          <li className={styles.block} key={`${at}.${String(block.type)}.${blocks.length}`}>
            <div className={styles.head}>
              <h3 className={styles.title}>{t(`blocks.types.${String(block.type)}`)}</h3>
              <RowButtons at={at} count={blocks.length} list={blocks} onChange={save} />
            </div>
            <Group
              onChange={(next) => save(toReplaced(blocks, at, next))}
              prefix={t('blocks.at', { number: at + 1 })}
              type={String(block.type)}
              value={block}
            />
          </li>
        ))}
      </ol>
      <div className={styles.add}>
        <Select
          label={t('blocks.kind')}
          onChange={({ target }) => setAdded(types.find((type) => type === target.value) ?? 'html')}
          options={types.map((type) => ({ value: type, label: t(`blocks.types.${type}`) }))}
          value={added}
        />
        <Button onClick={() => save([...blocks, newBlocks[added]])} type="button">
          {t('blocks.add')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface ValueProps<V> {
  /** Type of the block. */
  readonly type: string;
  /** Words before the label, which tell fields of the same name apart. */
  readonly prefix: string;
  readonly value: V;
  onChange(value: V): void;
}

function Group({ type, prefix, value, onChange }: ValueProps<JsonGroup>) {
  const t = useText();
  return (
    <div className={styles.group}>
      {Object.entries(value)
        .filter(([key]) => !hiddenKeys.includes(key))
        .map(([key, child]) => {
          const set = (next: BlockValue) => onChange({ ...value, [key]: next });
          const label = t(`blocks.fields.${key}`);
          if (Array.isArray(child)) {
            return <List key={key} label={label} onChange={set} prefix={prefix} type={type} value={child} />;
          }
          if (isGroup(child)) return <Group key={key} onChange={set} prefix={prefix} type={type} value={child} />;
          return (
            <Value
              key={key}
              label={label}
              name={key}
              onChange={set}
              prefix={prefix}
              type={type}
              value={child as number | string | null}
            />
          );
        })}
    </div>
  );
}

function List({
  label,
  type,
  prefix,
  value,
  onChange,
}: ValueProps<readonly BlockValue[]> & { readonly label: string }) {
  const t = useText();
  return (
    <div className={styles.list}>
      {value.map((item, at) => {
        const set = (next: BlockValue) => onChange(toReplaced(value, at, next));
        const name = `${prefix} ${label} ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name, and its place is its key in the form
          <div className={styles.item} key={`${at}.${value.length}`}>
            {Array.isArray(item) ? (
              <List label={label} onChange={set} prefix={name} type={type} value={item} />
            ) : isGroup(item) ? (
              <Group onChange={set} prefix={name} type={type} value={item} />
            ) : (
              <Value label={label} name="" onChange={set} prefix={name} type={type} value={item as number | string} />
            )}
            <RowButtons at={at} count={value.length} list={value} onChange={onChange} />
          </div>
        );
      })}
      <Button onClick={() => onChange([...value, toBlank(value.at(-1) ?? '')])} size="small" type="button">
        {t('blocks.addItem', { name: label })}
      </Button>
    </div>
  );
}

interface TextValueProps extends ValueProps<number | string | null> {
  readonly name: string;
  readonly label: string;
}

function Value({ type, name, prefix, label, value, onChange }: TextValueProps) {
  if (name === 'html') return <RichEditor label={label} onChange={onChange} value={String(value)} />;
  const props = {
    'aria-label': `${prefix} ${label}`,
    label,
    value: String(value ?? ''),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange(toTyped(type, name, value, target.value)),
  };
  return ['text', 'note', 'duty'].includes(name) ? <TextArea {...props} rows={2} /> : <TextField {...props} />;
}
