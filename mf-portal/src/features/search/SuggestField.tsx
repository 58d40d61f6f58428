import type { SearchType } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { SearchField } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import styles from './SuggestField.module.css';
import { suggestQuery } from './searchQueries.ts';

const quietMs = 250;

export interface SuggestFieldProps {
  readonly label: string;
  readonly word: string;
  /** Suggestions take room of their own in place of lying over what follows. */
  readonly isInFlow?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  onSearch(word: string): void;
}

interface Suggestion {
  readonly text: string;
  readonly type: SearchType;
}

/**
 * The word to search for, with titles that go on from it while it is typed; they are asked for during composition too.
 * The focus stays in the field (APG: Editable Combobox With List Autocomplete).
 */
export function SuggestField({ label, word, isInFlow = false, ref, onSearch }: SuggestFieldProps) {
  const t = useText();
  const listId = useId();
  const [value, setValue] = useState(word);
  const [asked, setAsked] = useState('');
  const [active, setActive] = useState(-1);
  const [given, setGiven] = useState(word);
  if (given !== word) {
    setGiven(word);
    // Another word of the address takes the field, unless somebody is typing the next one already.
    if (value === given) setValue(word);
  }
  useEffect(() => {
    const timer = setTimeout(() => setAsked(value.trim() === word.trim() ? '' : value.trim()), quietMs);
    return () => clearTimeout(timer);
  }, [value, word]);
  const { data } = useQuery(suggestQuery(useCall(), asked));
  const list: readonly Suggestion[] = asked === '' ? [] : (data?.list ?? []);
  const toOptionId = (at: number) => `${listId}-${at}`;

  function close() {
    setAsked('');
    setActive(-1);
  }

  function choose(text: string) {
    close();
    setValue(text);
    onSearch(text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || list.length === 0) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActive((active + 1) % list.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? list.length : active) - 1);
    else if (event.key === 'Enter' && list[active] !== undefined) choose(list[active].text);
    else return;
    event.preventDefault();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  return (
    <div className={styles.suggest} onBlurCapture={handleBlur} onKeyDownCapture={handleKeyDown}>
      <SearchField
        label={label}
        name="search"
        onSearch={(text) => {
          close();
          onSearch(text);
        }}
        onValueChange={(text) => {
          setActive(-1);
          setValue(text);
        }}
        ref={ref}
        size="large"
        suggestions={{
          listId,
          isOpen: list.length > 0,
          activeId: list[active] === undefined ? undefined : toOptionId(active),
        }}
        value={value}
      />
      <p className={styles.status} role="status">
        {list.length > 0 && t('search.suggestions', { count: list.length })}
      </p>
      {list.length > 0 && (
        <div
          aria-label={t('search.suggestLabel')}
          className={styles.list}
          data-flow={isInFlow || undefined}
          id={listId}
          role="listbox"
        >
          {list.map(({ text, type }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus; goes when the rule knows aria-activedescendant.
            <div
              aria-selected={at === active}
              className={styles.option}
              id={toOptionId(at)}
              key={`${type} ${text}`}
              onClick={() => choose(text)}
              role="option"
              tabIndex={-1}
            >
              <span>{text}</span>
              <span className={styles.type}>{t(`search.type.${type}`)}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
