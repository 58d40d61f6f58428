import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type Ref, type SubmitEvent, useRef } from 'react';
import { ignoreComposingEnter } from '../base/ignoreComposingEnter.ts';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Name of the field and of the form, e.g. "통합검색". */
  label: string;
  value: string;
  /** Query parameter of the keyword, if the form is submitted before its script runs. @default 'searchKeyword' */
  name?: string | undefined;
  /** Called on every change, also during composition; debounce suggestions, and search on {@link SearchFieldProps.onSearch}. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed keyword, on the button or Enter. */
  onSearch: (searchKeyword: string) => void;
  placeholder?: string | undefined;
  /** large: 56 px with a strong border, for the search page · small: 44 px, beside selects and chips. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** List of suggestions, which the owner renders below it (APG: Editable Combobox With List Autocomplete). */
  suggestions?: { listId: string; isOpen: boolean; activeId: string | undefined } | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Props of a combobox instead of a search box: Esc closes the list, and must not clear the field as well. */
function toComboboxProps({ listId, isOpen, activeId }: NonNullable<SearchFieldProps['suggestions']>) {
  return {
    'aria-activedescendant': activeId,
    'aria-autocomplete': 'list',
    'aria-controls': isOpen ? listId : undefined,
    'aria-expanded': isOpen,
    inputMode: 'search',
    role: 'combobox',
    type: 'text',
  } as const;
}

/** Search field for one keyword, with a button to clear it. */
export function SearchField({
  label,
  value,
  name = 'searchKeyword',
  onValueChange,
  onSearch,
  placeholder,
  size = 'medium',
  suggestions,
  ref,
}: SearchFieldProps) {
  const say = useKitText();
  const form = useRef<HTMLFormElement>(null);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(value.trim());
  }

  function handleClear() {
    onValueChange('');
    form.current?.querySelector('input')?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom warn of <search>, which older browsers lack; goes with them.
    <form
      aria-label={label}
      className={styles.form}
      data-size={size}
      method="get"
      onSubmit={handleSubmit}
      ref={form}
      role="search"
    >
      <div className={styles.wrap}>
        <input
          aria-label={label}
          autoComplete="off"
          className={styles.input}
          enterKeyHint="search"
          name={name}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={ignoreComposingEnter}
          placeholder={placeholder ?? say(uiTexts.searchPlaceholder)}
          ref={ref}
          type="search"
          value={value}
          {...(suggestions && toComboboxProps(suggestions))}
        />
        {value === '' ? null : (
          <span className={styles.clear}>
            <IconButton icon={X} label={say(uiTexts.clearSearch)} onClick={handleClear} />
          </span>
        )}
      </div>
      <Button icon={Search} type="submit" variant="primary">
        {say(uiTexts.search)}
      </Button>
    </form>
  );
}
