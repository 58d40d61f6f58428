import type { AdvisorChoice } from '@haesol/contracts/learn';
import { RadioGroup, TextField } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import type { RowsControlProps } from '#ui/EntityDialog';
import styles from './ApplicationScreen.module.css';

export interface AdvisorFieldProps extends RowsControlProps {
  /** Best match first. */
  readonly advisors: readonly AdvisorChoice[];
}

/** Choice of an adviser with field and load; the typed words narrow the list by name, affiliation, field and keywords. */
export function AdvisorField({ id, label, error, value, onChange, advisors }: AdvisorFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = advisors.filter(({ advisorUid, nm, affiliation, fieldNm, keywords }) => {
    const text = [nm, affiliation, fieldNm, ...keywords].join(' ').toLowerCase();
    // The chosen one stays in view.
    return advisorUid === value || words.every((word) => text.includes(word));
  });
  return (
    <>
      <TextField
        autoComplete="off"
        help={t('applications.advisorFound', { count: found.length })}
        label={t('applications.advisorSearch')}
        onChange={({ target }) => setTyped(target.value)}
        optional
        type="search"
        value={typed}
      />
      <div className={styles.advisors}>
        <RadioGroup
          error={error}
          id={id}
          label={label}
          layout="column"
          onValueChange={onChange}
          options={found.map(({ advisorUid, nm, affiliation, fieldNm, matchYn, openCnt }) => ({
            value: advisorUid,
            label: `${nm} (${affiliation})`,
            description: [
              matchYn === 'Y' ? t('applications.advisorMatch', { field: fieldNm }) : fieldNm,
              t('applications.advisorLoad', { count: openCnt }),
            ].join(' · '),
          }))}
          required
          value={value}
        />
      </div>
    </>
  );
}
