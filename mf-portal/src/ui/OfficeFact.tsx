import type { MainFacts } from '@haesol/contracts/member';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import styles from './OfficeFact.module.css';

const countOf = {
  education: ({ openCourseCnt }: MainFacts) => openCourseCnt,
  equipment: ({ equipment }: MainFacts) => equipment.freeCnt,
  advice: ({ advisorCnt }: MainFacts) => advisorCnt,
  project: ({ openNoticeCnt }: MainFacts) => openNoticeCnt,
  sharing: ({ openProgramCnt }: MainFacts) => openProgramCnt,
  reference: ({ referenceCnt }: MainFacts) => referenceCnt,
} as const;

export interface OfficeFactProps {
  readonly facts: MainFacts | undefined;
  readonly of: keyof typeof countOf;
  /** Shown while the figures are unknown, and for zero. */
  readonly children?: ReactNode;
}

/** Figure of today, such as "접수중 7과정". */
export function OfficeFact({ facts, of: key, children }: OfficeFactProps) {
  const t = useText();
  const count = facts === undefined ? 0 : countOf[key](facts);
  if (count === 0) return children;
  return (
    <Trans
      components={{ 1: <b className={styles.count} /> }}
      i18nKey={`officeFact.${key}`}
      parent="span"
      t={t}
      values={{ count }}
    />
  );
}
