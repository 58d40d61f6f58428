import { Chip } from './Chip.tsx';
import styles from './ChipGroup.module.css';

export interface ChipOption {
  value: string;
  label: string;
  count?: number | undefined;
  /** Address with the filter; makes the chip a link, and `onToggle` is not called. */
  href?: string | undefined;
}

export interface ChipGroupProps {
  /** Name of the filter; for screen readers only, unless `named`. */
  label: string;
  /** Shows the label before the chips, for several rows of them. @default false */
  named?: boolean | undefined;
  options: readonly ChipOption[];
  /** Active values. */
  selected: readonly string[];
  /** The owner decides if one or several may be active. */
  onToggle?: ((value: string) => void) | undefined;
  /** wrap: on several lines · scroll: one scrolling line · scrollOnPhones: scrolls on phones, wraps elsewhere. @default 'wrap' */
  overflow?: 'wrap' | 'scroll' | 'scrollOnPhones';
  /**
   * pill: filters of a list · line: kinds of a section beside its title, where filled pills would be more prominent than the
   * title. @default 'pill'
   */
  look?: 'pill' | 'line';
}

/** Row of filters. */
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
