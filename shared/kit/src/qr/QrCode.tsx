import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** Encoded text. */
  text: string;
  /** Accessible name, e.g. "예약 바우처 QR 코드". */
  label: string;
}

/** QR code, dark on light in every theme, as cameras require. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <svg aria-label={label} className={styles.code} role="img" viewBox={`0 0 ${size} ${size}`}>
      <rect className={styles.ground} height={size} width={size} />
      <path className={styles.dots} d={data.map(toRow).join('')} />
    </svg>
  );
}

function toRow(row: readonly boolean[], y: number): string {
  return row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('');
}
