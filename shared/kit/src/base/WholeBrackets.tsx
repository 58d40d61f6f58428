import styles from './WholeBrackets.module.css';

export interface WholeBracketsProps {
  /** A name, with or without a short one in brackets at its end. */
  text: string;
}

/** A name: where it needs a second line, `(ICP-OES)` moves there whole, and does not break at its hyphen. */
export function WholeBrackets({ text }: WholeBracketsProps) {
  const at = text.indexOf('(');
  if (at <= 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      <span className={styles.brackets}>{text.slice(at)}</span>
    </>
  );
}
