import styles from '../feedback/EmptyState.module.css';

/** Ridge line with two pines: decorative, hidden from screen readers. */
export function RidgeDrawing() {
  return (
    <svg aria-hidden="true" className={styles.art} focusable="false" height="90" viewBox="0 0 240 90" width="240">
      <circle className={styles.sun} cx="108" cy="36" r="13" />
      <path
        className={styles.far}
        d="M0 90V62c14-2 24-10 40-13 20-4 30 6 48 1 22-6 34-24 58-25 24-1 34 15 54 17 16 2 26-4 40-2v50z"
      />
      <g className={styles.pine}>
        <path d="M64 70c2-9 0-16 3-25" />
        <path d="M168 66c-2-12 2-20-1-34" />
        <path d="M184 68c1-7-1-11 1-17" />
      </g>
      <g className={styles.crown}>
        <path d="M54 46c1-4 5-6 9-5 3-3 9-2 11 1 3 0 5 2 5 4-8 2-17 2-25 0zM50 54c1-3 4-4 7-4 3-2 8-1 9 1 2 0 4 1 4 3-7 1-13 1-20 0z" />
        <path d="M152 34c1-5 6-7 11-6 4-4 12-3 14 2 4 0 6 2 6 5-10 2-21 2-31-1zM149 44c1-3 5-5 8-4 3-3 10-2 11 1 3 0 4 2 5 4-8 1-16 1-24-1zM164 47c1-3 4-4 7-3 3-2 8-1 9 1 2 0 3 1 4 3-7 1-13 1-20-1z" />
        <path d="M176 52c1-3 4-4 7-3 2-2 7-2 8 1 2 0 4 1 4 3-6 1-13 1-19-1z" />
      </g>
      <path className={styles.near} d="M0 90V80c20-8 36-14 62-15 22-1 34 9 58 8 26-1 38-11 62-11 22 0 36 9 58 8v20z" />
    </svg>
  );
}
