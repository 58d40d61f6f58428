import type { Code } from '@haesol/contracts/common';
import { memberLimits, studentStatuses, toBizNoText } from '@haesol/contracts/identity';
import { Checkbox, Select, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import styles from './JoinForm.module.css';
import { type InfoValues, type JoinDraft, listColleges, listDepartments } from './joinRules.ts';

export interface ClassFieldsProps {
  readonly form: FormHandle<InfoValues>;
}

const grades = ['1', '2', '3', '4', '5', '6'] as const;
const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

/** Fields of a single class of members. */
export function ClassFields({ form, memberClass }: ClassFieldsProps & Pick<JoinDraft, 'memberClass'>) {
  const t = useText();
  switch (memberClass) {
    case 'COMPANY':
      return <CompanyFields form={form} />;
    case 'STUDENT':
      return <StudentFields form={form} />;
    case 'FACULTY':
      return <StaffFields form={form} />;
    default:
      return (
        <TextField
          {...form.field('affiliation')}
          autoComplete="organization"
          countMax={memberLimits.affiliation}
          label={t('join.info.affiliation')}
          optional
        />
      );
  }
}

/** Country of a company abroad, which has no business number. */
function CountryField({ form }: ClassFieldsProps) {
  const t = useText();
  return (
    <Select
      {...form.field('countryCd')}
      autoComplete="country"
      label={t('join.info.country')}
      options={toOptions(useCodes('NATION').filter(({ code }) => code !== 'KR'))}
      placeholder={t('join.info.choose')}
    />
  );
}

function CompanyFields({ form }: ClassFieldsProps) {
  const t = useText();
  const isForeign = form.values.countryCd !== 'KR';
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.company')}</h2>
      <TextField {...form.field('companyNm')} autoComplete="organization" label={t('join.info.companyNm')} />
      <Checkbox
        checked={isForeign}
        label={t('join.info.foreign')}
        onChange={() => form.set({ countryCd: isForeign ? 'KR' : '', bizNo: '' })}
      />
      {isForeign ? (
        <CountryField form={form} />
      ) : (
        <TextField
          {...form.field('bizNo')}
          autoComplete="off"
          help={t('join.info.bizNoHelp')}
          inputMode="numeric"
          label={t('join.info.bizNo')}
          onChange={({ target }) => form.set({ bizNo: toBizNoText(target.value) })}
        />
      )}
      <Select
        {...form.field('scaleCd')}
        label={t('join.info.scale')}
        options={toOptions(useCodes('SCALE'))}
        placeholder={t('join.info.choose')}
      />
      <Select
        {...form.field('industryCd')}
        label={t('join.info.industry')}
        options={toOptions(useCodes('INDUSTRY'))}
        placeholder={t('join.info.choose')}
      />
      <TextField
        {...form.field('position')}
        autoComplete="organization-title"
        label={t('join.info.position')}
        optional
      />
    </section>
  );
}

function DepartmentFields({ form }: ClassFieldsProps) {
  const t = useText();
  const codes = useCodes('DEPT');
  const { collegeCd } = form.values;
  return (
    <>
      <Select
        {...form.field('collegeCd')}
        label={t('join.info.college')}
        onChange={({ target }) => form.set({ collegeCd: target.value, deptCd: '' })}
        options={toOptions(listColleges(codes))}
        placeholder={t('join.info.choose')}
      />
      <Select
        {...form.field('deptCd')}
        help={collegeCd === '' ? t('join.info.deptHelp') : undefined}
        label={t('join.info.dept')}
        options={toOptions(listDepartments(codes, collegeCd))}
        placeholder={t('join.info.choose')}
      />
    </>
  );
}

function StudentFields({ form }: ClassFieldsProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.student')}</h2>
      <DepartmentFields form={form} />
      <TextField {...form.field('studentNo')} autoComplete="off" inputMode="numeric" label={t('join.info.studentNo')} />
      <Select
        {...form.field('grade')}
        label={t('join.info.grade')}
        optional
        options={grades.map((grade) => ({ value: grade, label: t('join.info.schoolYear', { grade }) }))}
        placeholder={t('join.info.choose')}
      />
      <Select
        {...form.field('statusCd')}
        label={t('join.info.status')}
        options={studentStatuses.map((status) => ({ value: status, label: t(`join.info.statuses.${status}`) }))}
        required={false}
      />
    </section>
  );
}

function StaffFields({ form }: ClassFieldsProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.staff')}</h2>
      <DepartmentFields form={form} />
      <TextField {...form.field('staffNo')} autoComplete="off" inputMode="numeric" label={t('join.info.staffNo')} />
    </section>
  );
}
