import { type ApplicationDetail, type FactTable, listApplicationFacts } from '@haesol/contracts/learn';
import { DataTable, DefinitionTable } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './ApplicationView.module.css';

/** Forms are in Korean, whatever the language of the page. */
const lang = 'ko';

/** Submitted values in the order of the form; budget and participants as tables. */
export function ApplicationFacts({ application }: { readonly application: ApplicationDetail }) {
  const t = useText();
  const { formatDate } = useFormats();
  const facts = listApplicationFacts(application, (day) => formatDate(day));
  return (
    <>
      <DefinitionTable
        caption={t('applications.contents')}
        items={facts.flatMap((fact) =>
          'text' in fact ? [{ term: fact.label, value: <span className={styles.lines}>{fact.text}</span> }] : [],
        )}
        lang={lang}
      />
      {facts.map((fact) => ('table' in fact ? <Rows key={fact.label} label={fact.label} table={fact.table} /> : null))}
    </>
  );
}

function Rows({ label, table: { columns, rows } }: { readonly label: string; readonly table: FactTable }) {
  return (
    <section className={styles.rows} lang={lang}>
      <h3 className={styles.rowsTitle}>{label}</h3>
      <DataTable<{ readonly cells: readonly string[]; readonly key: number }>
        caption={label}
        columns={columns.map(({ label: header, isNumber }, at) => ({
          key: header,
          header,
          role: at === 0 ? 'title' : isNumber ? 'number' : 'text',
          ...(isNumber && { align: 'end' }),
          cell: ({ cells }) => cells[at],
        }))}
        phone="lines"
        rowKey={({ key }) => key}
        rows={rows.map((cells, key) => ({ cells, key }))}
      />
    </section>
  );
}
