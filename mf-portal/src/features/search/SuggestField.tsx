import { SearchField } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import styles from './SuggestField.module.css';
import { toHitHref } from './searchRules.ts';
import { useContentLang } from './useContentLang.ts';
import { type Suggestion, type Suggestions, useSuggestions } from './useSuggestions.ts';

export interface SuggestFieldProps {
  readonly label: string;
  /** Keyword in the address. */
  readonly searchKeyword: string;
  /** Suggestions take up space in the layout instead of covering the content below. */
  readonly isInFlow?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  onSearch(searchKeyword: string): void;
}

/**
 * Search field with suggestions of items whose titles match, each linking to itself; they are requested during composition too.
 * The focus stays in the field (APG: Editable Combobox With List Autocomplete).
 */
export function SuggestField({ label, searchKeyword, isInFlow = false, ref, onSearch }: SuggestFieldProps) {
  const t = useText();
  const shell = useShell();
  const listId = useId();
  const [value, setValue] = useState(searchKeyword);
  const [given, setGiven] = useState(searchKeyword);
  if (given !== searchKeyword) {
    setGiven(searchKeyword);
    // Shows a changed keyword of the address, unless the next one is already being typed.
    if (value === given) setValue(searchKeyword);
  }
  const suggestions = useSuggestions(value, searchKeyword);
  const { list, activeIndex, setActiveIndex, close } = suggestions;

  function choose(suggestion: Suggestion) {
    close();
    shell.navigate(toHitHref(suggestion));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || list.length === 0) return;
    const active = list[activeIndex];
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') setActiveIndex((activeIndex + 1) % list.length);
    else if (event.key === 'ArrowUp') setActiveIndex((activeIndex <= 0 ? list.length : activeIndex) - 1);
    else if (event.key === 'Enter' && active !== undefined) choose(active);
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
          setActiveIndex(-1);
          setValue(text);
        }}
        ref={ref}
        size="large"
        suggestions={{
          listId,
          isOpen: list.length > 0,
          activeId: list[activeIndex] === undefined ? undefined : toOptionId(listId, activeIndex),
        }}
        value={value}
      />
      <p className={styles.status} role="status">
        {list.length > 0 && t('search.suggestions', { count: list.length })}
      </p>
      {list.length > 0 && <Options isInFlow={isInFlow} listId={listId} onChoose={choose} suggestions={suggestions} />}
    </div>
  );
}

const toOptionId = (listId: string, index: number) => `${listId}-${index}`;

interface OptionsProps {
  readonly suggestions: Suggestions;
  readonly listId: string;
  readonly isInFlow: boolean;
  onChoose(suggestion: Suggestion): void;
}

function Options({ suggestions: { list, activeIndex }, listId, isInFlow, onChoose }: OptionsProps) {
  const t = useText();
  const toLang = useContentLang();
  return (
    <div
      aria-label={t('search.suggestLabel')}
      className={styles.list}
      data-flow={isInFlow || undefined}
      id={listId}
      role="listbox"
    >
      {list.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus; goes when the rule knows aria-activedescendant.
        <div
          aria-selected={index === activeIndex}
          className={styles.option}
          id={toOptionId(listId, index)}
          key={`${suggestion.type} ${suggestion.uid}`}
          onClick={() => onChoose(suggestion)}
          role="option"
          tabIndex={-1}
        >
          <span lang={toLang(suggestion.lang)}>{suggestion.text}</span>
          <span className={styles.type}>{t(`search.type.${suggestion.type}`)}</span>
        </div>
      ))}
    </div>
  );
}
