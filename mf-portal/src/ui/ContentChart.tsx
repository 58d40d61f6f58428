import type { ContentBlock } from '@haesol/contracts/common';
import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { useId, useState } from 'react';
import styles from './ContentChart.module.css';

export interface ContentChartProps {
  readonly block: Extract<ContentBlock, { type: 'chart' }>;
}

/** Height of label and number of a column. */
const wordsRem = 3.5;
/** Height of the label below a column, with the gap above it. */
const labelRem = 1.75;

/** Figures as columns with their numbers, or as a table. */
export function ContentChart({ block }: ContentChartProps) {
  const t = useText();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {block.caption}
        </h2>
        <Button icon={isTable ? ChartColumn : Table2} onClick={() => setTable(!isTable)} size="small">
          {t(isTable ? 'contentBlocks.asChart' : 'contentBlocks.asTable')}
        </Button>
      </div>
      {isTable ? <FigureTable block={block} titleId={titleId} /> : <Columns block={block} />}
    </section>
  );
}

/** Columns with a separate scale for each series, so that hundreds do not flatten tens. */
function Columns({ block: { unit: unitNm, labels, series } }: ContentChartProps) {
  const t = useText();
  return (
    <ul className={styles.series}>
      {series.map(({ name, values, target }) => {
        const max = Math.max(1, ...values, target?.value ?? 0);
        return (
          <li key={name}>
            <h3 className={styles.name}>{t('contentBlocks.seriesWithUnit', { name, unitNm })}</h3>
            <div className={styles.plot}>
              {target !== undefined && (
                <p
                  className={styles.target}
                  style={{ insetBlockEnd: `calc(${labelRem}rem + (100% - ${wordsRem}rem) * ${target.value / max})` }}
                >
                  <span>{t('contentBlocks.target', { ...target, unitNm })}</span>
                </p>
              )}
              <ol className={styles.columns}>
                {labels.map((label, at) => (
                  <li className={styles.column} data-last={at === labels.length - 1 || undefined} key={label}>
                    <span className={styles.label}>{label}</span>
                    <span
                      aria-hidden="true"
                      className={styles.bar}
                      style={{ blockSize: `calc((100% - ${wordsRem}rem) * ${(values[at] ?? 0) / max})` }}
                    />
                    <span className={styles.value}>{t('contentBlocks.number', { value: values[at] ?? 0 })}</span>
                  </li>
                ))}
              </ol>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function FigureTable({
  // A value named `unit` would be interpreted as an option of the number format.
  block: { unit: unitNm, labels, series },
  titleId,
}: ContentChartProps & { readonly titleId: string }) {
  const t = useText();
  return (
    <table aria-labelledby={titleId} className={styles.table}>
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
              <td key={name}>{t('contentBlocks.valueWithUnit', { value: values[at] ?? 0, unitNm })}</td>
            ))}
          </tr>
        ))}
        {series.some(({ target }) => target !== undefined) && (
          <tr>
            <th scope="row">{t('contentBlocks.targetRow')}</th>
            {series.map(({ name, target }) => (
              <td key={name}>{target === undefined ? '-' : t('contentBlocks.target', { ...target, unitNm })}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
