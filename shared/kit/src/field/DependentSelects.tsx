import { useId } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './DependentSelects.module.css';
import { Fieldset, type FieldTexts, toErrorId } from './Field.tsx';
import { Select } from './Select.tsx';

export interface DependentOption {
  value: string;
  label: string;
  /** Options of the next list after this choice. */
  options?: readonly DependentOption[] | undefined;
}

export interface DependentSelectsProps extends FieldTexts {
  /** Label of each list, the widest first: 시·도, 시·군, 읍·면. */
  labels: readonly string[];
  options: readonly DependentOption[];
  /** Chosen value of each list; empty or missing if not chosen. */
  value: readonly string[];
  onValueChange: (value: readonly string[]) => void;
  id?: string | undefined;
}

/** Selects whose options depend on the previous one; another choice resets the later ones. */
export function DependentSelects({ labels, options, value, onValueChange, id, ...texts }: DependentSelectsProps) {
  const say = useKitText();
  const made = useId();
  const groupId = id ?? made;
  // The first list without a choice, which the next ones wait for; all of them if the choice is refused.
  const missing = labels.findIndex((_label, level) => (value[level] ?? '') === '');
  const isWrong = (level: number) => Boolean(texts.error) && (missing === -1 || level === missing);
  return (
    <Fieldset {...texts} id={groupId}>
      <div className={styles.lists}>
        {labels.map((label, level) => {
          const offered = optionsAt(options, value, level);
          const before = labels[level - 1];
          return (
            <Select
              disabled={offered.length === 0}
              errorId={isWrong(level) ? toErrorId(groupId) : undefined}
              key={label}
              label={label}
              onChange={(event) => onValueChange([...value.slice(0, level), event.target.value])}
              options={offered.map(({ value: option, label: text }) => ({ value: option, label: text }))}
              placeholder={
                offered.length === 0 && before !== undefined
                  ? say(uiTexts.firstChoose, { label: before })
                  : say(uiTexts.choose)
              }
              value={value[level] ?? ''}
            />
          );
        })}
      </div>
    </Fieldset>
  );
}

function optionsAt(
  options: readonly DependentOption[],
  value: readonly string[],
  level: number,
): readonly DependentOption[] {
  return value
    .slice(0, level)
    .concat(Array.from({ length: Math.max(0, level - value.length) }, () => ''))
    .reduce<readonly DependentOption[]>(
      (offered, chosen) => offered.find((option) => option.value === chosen)?.options ?? [],
      options,
    );
}
