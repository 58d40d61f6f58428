import type { Code } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Select, TextField } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { useFormErrors } from '#ui/useFormErrors';
import styles from './Account.module.css';
import { accountQueries } from './accountQueries.ts';
import type { InfoDraft, MyPage } from './accountRules.ts';

export interface AffiliationFieldsProps {
  readonly draft: InfoDraft;
  readonly member: MyPage;
  readonly errors: ReturnType<typeof useFormErrors>;
  onChange(field: string, values: Partial<InfoDraft>): void;
}

const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

/** Where the member belongs, as far as it may be changed without another proof. */
export function AffiliationFields(props: AffiliationFieldsProps) {
  const t = useText();
  const { draft, member, errors, onChange } = props;
  if (member.affiliation.companyNm !== null) return <CompanyFields {...props} />;
  if (member.affiliation.deptCd !== null) return <DepartmentFields {...props} />;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <TextField
        autoComplete="organization"
        countMax={50}
        error={errors.textOf('affiliation')}
        id={errors.idOf('affiliation')}
        label={t('account.affiliation')}
        name="affiliation"
        onChange={(event) => onChange('affiliation', { affiliation: event.target.value })}
        optional
        value={draft.affiliation}
      />
    </section>
  );
}

function CompanyFields({ draft, member, errors, onChange }: AffiliationFieldsProps) {
  const t = useText();
  const call = useCall();
  const scales = useQuery(accountQueries.codes(call, 'SCALE')).data?.list ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <p className={styles.muted}>{t('account.companyFixed', { name: member.affiliation.companyNm ?? '' })}</p>
      <div className={styles.pair}>
        <Select
          error={errors.textOf('companyScaleCd')}
          id={errors.idOf('companyScaleCd')}
          label={t('account.scale')}
          name="companyScaleCd"
          onChange={(event) => onChange('companyScaleCd', { companyScaleCd: event.target.value })}
          options={toOptions(scales)}
          value={draft.companyScaleCd}
        />
        <TextField
          autoComplete="organization-title"
          error={errors.textOf('position')}
          id={errors.idOf('position')}
          label={t('account.position')}
          name="position"
          onChange={(event) => onChange('position', { position: event.target.value })}
          optional
          value={draft.position}
        />
      </div>
    </section>
  );
}

function DepartmentFields({ draft, errors, onChange }: AffiliationFieldsProps) {
  const t = useText();
  const call = useCall();
  const codes = useQuery(accountQueries.codes(call, 'DEPT')).data?.list ?? [];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <div className={styles.pair}>
        <Select
          label={t('account.college')}
          name="collegeCd"
          onChange={(event) => onChange('deptCd', { collegeCd: event.target.value, deptCd: '' })}
          options={toOptions(codes.filter(({ upperCode }) => upperCode === null))}
          value={draft.collegeCd}
        />
        <Select
          error={errors.textOf('deptCd')}
          id={errors.idOf('deptCd')}
          label={t('account.dept')}
          name="deptCd"
          onChange={(event) => onChange('deptCd', { deptCd: event.target.value })}
          options={toOptions(codes.filter(({ upperCode }) => upperCode === draft.collegeCd))}
          placeholder={t('account.choose')}
          required
          value={draft.deptCd}
        />
      </div>
    </section>
  );
}
