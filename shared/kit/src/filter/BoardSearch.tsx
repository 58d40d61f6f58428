import Search from 'lucide-react/icons/search';
import { type SubmitEvent, useState } from 'react';
import { ignoreComposingEnter } from '../base/ignoreComposingEnter.ts';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { Button } from '../button/Button.tsx';
import { Select, type SelectOption } from '../field/Select.tsx';
import { TextField } from '../field/TextField.tsx';
import styles from './BoardSearch.module.css';

export interface BoardQuery {
  /** Chosen kind of search, e.g. title or content; empty without `fields`. */
  field: string;
  searchKeyword: string;
}

export interface BoardSearchProps extends BoardQuery {
  /** Name of the form, e.g. "공지사항 검색". */
  label: string;
  /** Kinds of search; without them there is no select. */
  fields?: readonly SelectOption[] | undefined;
  /** Called on the button or Enter, never while typing; the keyword is trimmed. */
  onSearch: (query: BoardQuery) => void;
  placeholder?: string | undefined;
}

/**
 * Kind, keyword and button under a board; without JavaScript it requests the same address with `field` and `searchKeyword`.
 * `field` and `searchKeyword` come from the URL and overwrite the input when they change.
 */
export function BoardSearch({ label, fields, field, searchKeyword, onSearch, placeholder }: BoardSearchProps) {
  const say = useKitText();
  const [draft, setDraft] = useState<BoardQuery>({ field, searchKeyword });
  const [given, setGiven] = useState<BoardQuery>({ field, searchKeyword });
  if (given.field !== field || given.searchKeyword !== searchKeyword) {
    setGiven({ field, searchKeyword });
    setDraft({ field, searchKeyword });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch({ field: draft.field, searchKeyword: draft.searchKeyword.trim() });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: React and jsdom warn of <search>, which older browsers lack; goes with them.
    <form
      aria-label={label}
      className={styles.form}
      data-plain={fields ? undefined : ''}
      method="get"
      onSubmit={handleSubmit}
      role="search"
    >
      {fields ? (
        <Select
          hideLabel
          label={say(uiTexts.searchField)}
          name="field"
          onChange={(event) => setDraft({ ...draft, field: event.target.value })}
          options={fields}
          value={draft.field}
        />
      ) : null}
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        hideLabel
        label={say(uiTexts.searchKeyword)}
        name="searchKeyword"
        onChange={(event) => setDraft({ ...draft, searchKeyword: event.target.value })}
        onKeyDown={ignoreComposingEnter}
        placeholder={placeholder ?? say(uiTexts.searchPlaceholder)}
        value={draft.searchKeyword}
      />
      <Button icon={Search} type="submit" variant="primary">
        {say(uiTexts.search)}
      </Button>
    </form>
  );
}
