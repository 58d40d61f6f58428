import type { Code } from '@haesol/contracts/common';
import { memberLimits } from '@haesol/contracts/identity';
import { Select, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import styles from './Account.module.css';
import type { InfoValues, MyPage } from './accountRules.ts';

export interface AffiliationFieldsProps {
  readonly form: FormHandle<InfoValues>;
  readonly member: MyPage;
}

const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

/** Affiliation of the member, as far as it can be changed without another proof. */
export function AffiliationFields(props: AffiliationFieldsProps) {
  const t = useText();
  const { form, member } = props;
  if (member.affiliation.companyNm !== null) return <CompanyFields {...props} />;
  if (member.affiliation.deptCd !== null) return <DepartmentFields {...props} />;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <TextField
        {...form.field('affiliation')}
        autoComplete="organization"
        countMax={memberLimits.affiliation}
        label={t('account.affiliation')}
        optional
      />
    </section>
  );
}

function CompanyFields({ form, member }: AffiliationFieldsProps) {
  const t = useText();
  const scales = useCodes('SCALE');
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <p className={styles.muted}>{t('account.companyFixed', { name: member.affiliation.companyNm ?? '' })}</p>
      <div className={styles.pair}>
        <Select
          {...form.field('companyScaleCd')}
          label={t('account.scale')}
          options={toOptions(scales)}
          required={false}
        />
        <TextField
          {...form.field('position')}
          autoComplete="organization-title"
          label={t('account.position')}
          optional
        />
      </div>
    </section>
  );
}

function DepartmentFields({ form }: AffiliationFieldsProps) {
  const t = useText();
  const codes = useCodes('DEPT');
  const { collegeCd } = form.values;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('account.belonging')}</h2>
      <div className={styles.pair}>
        <Select
          {...form.field('collegeCd')}
          label={t('account.college')}
          onChange={({ target }) => form.set({ collegeCd: target.value, deptCd: '' })}
          options={toOptions(codes.filter(({ upperCode }) => upperCode === null))}
        />
        <Select
          {...form.field('deptCd')}
          label={t('account.dept')}
          options={toOptions(codes.filter(({ upperCode }) => upperCode === collegeCd))}
          placeholder={t('account.choose')}
        />
      </div>
    </section>
  );
}
