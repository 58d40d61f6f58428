import styles from './WholeBrackets.module.css';

export interface WholeBracketsProps {
  /** Name, with or without an abbreviation in brackets at its end. */
  text: string;
}

/** Name whose abbreviation, such as `(ICP-OES)`, wraps to the next line as a whole and does not break at its hyphen. */
export function WholeBrackets({ text }: WholeBracketsProps) {
  const at = text.indexOf('(');
  if (at <= 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, at)}</span>
      <wbr />
      <span className={styles.brackets}>{text.slice(at)}</span>
    </span>
  );
}
