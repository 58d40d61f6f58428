import type { ContentBlock } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import styles from './ContentChart.module.css';

export interface ContentChartProps {
  readonly block: Extract<ContentBlock, { type: 'chart' }>;
}

/** Figures as a table whose cells carry bars: the picture and its data are one thing. */
export function ContentChart({ block: { caption, unit, labels, series } }: ContentChartProps) {
  const t = useText();
  const max = Math.max(1, ...series.flatMap(({ values }) => values));
  return (
    <table className={styles.chart}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('contentBlocks.item')}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>
                {t('contentBlocks.valueWithUnit', { value: values[at] ?? 0, unit })}
                <span
                  aria-hidden="true"
                  className={styles.bar}
                  style={{ inlineSize: `${((values[at] ?? 0) / max) * 100}%` }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
