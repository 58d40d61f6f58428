import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { ChipGroup, type ChipOption } from './ChipGroup.tsx';
import styles from './FilterBar.module.css';
import { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';

export interface FilterCheck {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export interface FilterChips {
  label: string;
  /** Options, each with its address. */
  options: readonly (ChipOption & { href: string })[];
  selected: string;
}

interface FilterFold {
  label: string;
  /** Number of chosen filters. */
  count: number;
  /** Kept by the caller: after Back the list has its former height, on which its scroll position depends. */
  isOpen: boolean;
  onToggle: () => void;
}

export interface FilterBarProps {
  /** Name of the keyword field and its form. */
  searchLabel: string;
  placeholder?: string | undefined;
  /** Keyword of the address; a change replaces the typed text. */
  searchKeyword: string;
  /** Called with the trimmed keyword, on the button or Enter. */
  onSearch: (searchKeyword: string) => void;
  selects?: readonly FilterSelectProps[] | undefined;
  checks?: readonly FilterCheck[] | undefined;
  chips?: FilterChips | undefined;
  /**
   * Position of the chips: in a separate line below, beside the keyword on wide screens, or in one line with all. @default
   * 'below'
   */
  chipsPlace?: 'below' | 'beside' | 'line';
  /** After selects and checks, such as a button for further filters. */
  action?: ReactNode;
  /** Below everything, in full width. */
  children?: ReactNode;
  /**
   * Button beside the chips, for phones: selects, checks, action and children are shown below it while it is open. Needs chips that
   * are not `below`.
   */
  fold?: FilterFold | undefined;
}

/** Filters of a list: keyword, selects, checks and chips. */
export function FilterBar({
  searchLabel,
  placeholder,
  searchKeyword,
  onSearch,
  selects = [],
  checks = [],
  chips,
  chipsPlace = 'below',
  action,
  children,
  fold,
}: FilterBarProps) {
  const chipGroup = chips && (
    <div className={styles.chips}>
      <ChipGroup
        label={chips.label}
        options={chips.options}
        overflow={chipsPlace === 'line' ? 'scroll' : 'scrollOnPhones'}
        selected={[chips.selected]}
      />
    </div>
  );
  const hasRow = selects.length > 0 || checks.length > 0 || action !== undefined;
  return (
    <div
      className={styles.filters}
      data-checks={checks.length > 0 || undefined}
      data-chips={chipsPlace}
      data-fold={fold && (fold.isOpen ? 'open' : 'folded')}
    >
      <KeywordField
        key={searchKeyword}
        label={searchLabel}
        onSearch={onSearch}
        placeholder={placeholder}
        searchKeyword={searchKeyword}
      />
      {chipsPlace !== 'below' && chipGroup}
      {fold && (
        <div className={styles.fold}>
          <Button aria-expanded={fold.isOpen} icon={SlidersHorizontal} onClick={fold.onToggle}>
            {fold.count === 0 ? fold.label : `${fold.label} ${fold.count}`}
          </Button>
        </div>
      )}
      {hasRow && (
        <div className={styles.row}>
          {selects.map((select) => (
            <FilterSelect key={select.label} {...select} />
          ))}
          {checks.map(({ label, checked, onChange }) => (
            <Checkbox
              checked={checked}
              key={label}
              label={label}
              onChange={(event) => onChange(event.target.checked)}
            />
          ))}
          {action}
        </div>
      )}
      {chipsPlace === 'below' && chipGroup}
      {children}
    </div>
  );
}

interface KeywordFieldProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly searchKeyword: string;
  readonly onSearch: (searchKeyword: string) => void;
}

/** Remounted for each keyword of the address, so that Back shows the keyword of its page. */
function KeywordField({ label, placeholder, searchKeyword, onSearch }: KeywordFieldProps) {
  const [typed, setTyped] = useState(searchKeyword);
  return (
    <SearchField
      label={label}
      onSearch={onSearch}
      onValueChange={setTyped}
      placeholder={placeholder}
      size="small"
      value={typed}
    />
  );
}
