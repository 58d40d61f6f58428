import styles from './DeviceName.module.css';

/** The name of a device: where it needs a second line, `(ICP-OES)` moves there whole, and does not break at its hyphen. */
export function DeviceName({ name }: { readonly name: string }) {
  const at = name.indexOf('(');
  if (at <= 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      <span className={styles.short}>{name.slice(at)}</span>
    </>
  );
}
