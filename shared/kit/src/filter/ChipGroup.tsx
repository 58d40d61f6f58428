import { Chip } from './Chip.tsx';
import styles from './ChipGroup.module.css';

export interface ChipOption {
  value: string;
  label: string;
  count?: number | undefined;
  /** Address that holds the filter; with it the chip is a link and `onToggle` is not called. */
  href?: string | undefined;
}

export interface ChipGroupProps {
  /** What is filtered; for screen readers alone, unless `named`. */
  label: string;
  /** The label stands before the chips, where several rows of them follow each other. @default false */
  named?: boolean | undefined;
  options: readonly ChipOption[];
  /** Values that are on. */
  selected: readonly string[];
  /** The owner decides whether one or several may be on. */
  onToggle?: ((value: string) => void) | undefined;
  /** wrap: on to further lines · scroll: one line that scrolls inside itself · scrollOnPhones: scrolls there, wraps elsewhere. @default 'wrap' */
  overflow?: 'wrap' | 'scroll' | 'scrollOnPhones';
  /** pill: filters of a list · line: kinds of one section beside its title, where a filled pill would be louder than the title. @default 'pill' */
  look?: 'pill' | 'line';
}

/** A row of filters. */
export function ChipGroup({
  label,
  named = false,
  options,
  selected,
  onToggle,
  overflow = 'wrap',
  look = 'pill',
}: ChipGroupProps) {
  const chips = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser; goes when it can.
    <div
      aria-label={label}
      className={styles.chips}
      data-look={look}
      data-scroll={overflow === 'wrap' ? undefined : overflow}
      role="group"
    >
      {options.map((option) => (
        <Chip
          count={option.count}
          href={option.href}
          key={option.value}
          onClick={() => onToggle?.(option.value)}
          selected={selected.includes(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
  if (!named) return chips;
  return (
    <div className={styles.row}>
      <span aria-hidden="true" className={styles.name}>
        {label}
      </span>
      {chips}
    </div>
  );
}
