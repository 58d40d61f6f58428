import type { TermsCode } from '@haesol/contracts/common';
import { type ConsentCode, consents } from '@haesol/contracts/identity';
import { Button, Checkbox, DefinitionTable } from '@haesol/kit';
import type { ValueFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import styles from './ConsentList.module.css';
import { TermsDialog } from './TermsDialog.tsx';

export type ConsentListProps = Pick<
  ValueFieldProps<readonly ConsentCode[]>,
  'error' | 'id' | 'name' | 'onValueChange' | 'value'
>;

/** Required and optional consents, each with its full text; none is preselected. */
export function ConsentList({ value: agreed, error, id, name, onValueChange }: ConsentListProps) {
  const t = useText();
  const [opened, setOpened] = useState<TermsCode>();
  const isAll = agreed.length === consents.length;

  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className={styles.consents} id={id}>
      <legend>{t('join.consent.legend')}</legend>
      <div className={styles.all}>
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && agreed.length > 0}
          label={t('join.consent.all')}
          onChange={({ target }) => onValueChange(target.checked ? consents.map(({ code }) => code) : [])}
        />
      </div>
      {consents.map(({ code, terms, required }) => (
        <div key={code}>
          <div className={styles.row}>
            <Checkbox
              checked={agreed.includes(code)}
              label={t(`join.consent.${code}`)}
              name={name}
              onChange={({ target }) => {
                const others = agreed.filter((other) => other !== code);
                onValueChange(target.checked ? [...others, code] : others);
              }}
              required={required}
              value={code}
            />
            {terms === null ? null : (
              <Button
                aria-label={t('join.consent.fullOf', { name: t(`join.consent.${code}`) })}
                onClick={() => setOpened(terms)}
                size="small"
                variant="text"
              >
                {t('join.consent.full')}
              </Button>
            )}
          </div>
          {code === 'JOIN_PRIVACY' ? (
            <div className={styles.privacy}>
              <DefinitionTable
                caption={t('join.consent.privacyTable')}
                items={(['purpose', 'items', 'keeping', 'refusal'] as const).map((part) => ({
                  term: t(`join.consent.privacy.${part}.term`),
                  value: t(`join.consent.privacy.${part}.text`),
                }))}
              />
            </div>
          ) : null}
        </div>
      ))}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className={styles.note}>{t('join.consent.optionalNote')}</p>
      <TermsDialog code={opened} onClose={() => setOpened(undefined)} />
    </fieldset>
  );
}
