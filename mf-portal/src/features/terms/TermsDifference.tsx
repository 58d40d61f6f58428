import { type TermsDetail, termsGet } from '@haesol/contracts/common';
import { EmptyState, Skeleton, VisuallyHidden } from '@haesol/kit';
import { QueryView, useEndpoint, useFormats, useText } from '@haesol/remote/lifecycle';
import styles from './TermsDifference.module.css';
import { compareParagraphs, type DiffLine, toParagraphs } from './termsRules.ts';

export interface TermsDifferenceProps {
  readonly terms: TermsDetail;
  readonly tab: string;
  /** Version to compare with. */
  readonly compare: string;
}

/** Changes from another version to this one. */
export function TermsDifference({ terms, tab, compare }: TermsDifferenceProps) {
  const query = useEndpoint(termsGet, { params: { code: tab }, query: { version: compare } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={14} />}>
      {(other) => <Difference other={other} terms={terms} />}
    </QueryView>
  );
}

function Difference({ terms, other }: { readonly terms: TermsDetail; readonly other: TermsDetail }) {
  const t = useText();
  const { formatDate } = useFormats();
  const lines = compareParagraphs(toParagraphs(other.html), toParagraphs(terms.html));
  const changes = lines.filter(({ kind }) => kind !== 'same').length;
  return (
    <div className={styles.difference}>
      <p className={styles.summary} role="status">
        {t('terms.changes', {
          from: formatDate(other.effectiveDt),
          to: formatDate(terms.effectiveDt),
          count: changes,
        })}
      </p>
      {changes === 0 ? <EmptyState size="small" title={t('terms.noChange')} /> : <Lines lines={lines} />}
    </div>
  );
}

function Lines({ lines }: { readonly lines: readonly DiffLine[] }) {
  const t = useText();
  const named = lines.map((line, at) => ({ ...line, key: `${at} ${line.kind}` }));
  return (
    <div className={styles.lines}>
      {named.map(({ kind, text, key }) => {
        if (kind === 'same') return <p key={key}>{text}</p>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <p className={styles.line} data-kind={kind} key={key}>
            <Mark>
              <VisuallyHidden>{`${t(`terms.${kind}`)}: `}</VisuallyHidden>
              {text}
            </Mark>
          </p>
        );
      })}
    </div>
  );
}
