import { type Code, type CodeGroup, studentStatuses } from '@haesol/shared/contracts';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Select, TextField } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { useFormErrors } from '#ui/useFormErrors';
import styles from './JoinForm.module.css';
import { joinQueries } from './joinQueries.ts';
import { type JoinDraft, listColleges, listDepartments, toBizNoText } from './joinRules.ts';

export interface ClassFieldsProps {
  readonly draft: JoinDraft;
  readonly errors: ReturnType<typeof useFormErrors>;
  onChange(field: string, values: Partial<JoinDraft>): void;
}

const none: readonly Code[] = [];
const grades = ['1', '2', '3', '4', '5', '6'] as const;
const toOptions = (codes: readonly Code[]) => codes.map(({ code, codeName }) => ({ value: code, label: codeName }));

function useCodes(group: CodeGroup): readonly Code[] {
  const call = useCall();
  return useQuery(joinQueries.codes(call, group)).data?.list ?? none;
}

/** What only one class of members is asked. */
export function ClassFields(props: ClassFieldsProps) {
  const t = useText();
  const { draft, errors, onChange } = props;
  switch (draft.memberClass) {
    case 'COMPANY':
      return <CompanyFields {...props} />;
    case 'STUDENT':
      return <StudentFields {...props} />;
    case 'FACULTY':
      return <StaffFields {...props} />;
    default:
      return (
        <TextField
          autoComplete="organization"
          countMax={50}
          error={errors.textOf('affiliation')}
          id={errors.idOf('affiliation')}
          label={t('join.info.affiliation')}
          name="affiliation"
          onChange={(event) => onChange('affiliation', { affiliation: event.target.value })}
          optional
          value={draft.affiliation}
        />
      );
  }
}

function CompanyFields({ draft, errors, onChange }: ClassFieldsProps) {
  const t = useText();
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.company')}</h2>
      <TextField
        autoComplete="organization"
        error={errors.textOf('company.nm')}
        id={errors.idOf('company.nm')}
        label={t('join.info.companyNm')}
        name="companyNm"
        onChange={(event) => onChange('company.nm', { companyNm: event.target.value })}
        required
        value={draft.companyNm}
      />
      <TextField
        autoComplete="off"
        error={errors.textOf('company.bizNo')}
        help={t('join.info.bizNoHelp')}
        id={errors.idOf('company.bizNo')}
        inputMode="numeric"
        label={t('join.info.bizNo')}
        name="bizNo"
        onChange={(event) => onChange('company.bizNo', { bizNo: toBizNoText(event.target.value) })}
        required
        value={draft.bizNo}
      />
      <Select
        error={errors.textOf('company.scaleCd')}
        id={errors.idOf('company.scaleCd')}
        label={t('join.info.scale')}
        name="scaleCd"
        onChange={(event) => onChange('company.scaleCd', { scaleCd: event.target.value })}
        options={toOptions(useCodes('SCALE'))}
        placeholder={t('join.info.choose')}
        required
        value={draft.scaleCd}
      />
      <Select
        error={errors.textOf('company.industryCd')}
        id={errors.idOf('company.industryCd')}
        label={t('join.info.industry')}
        name="industryCd"
        onChange={(event) => onChange('company.industryCd', { industryCd: event.target.value })}
        options={toOptions(useCodes('INDUSTRY'))}
        placeholder={t('join.info.choose')}
        required
        value={draft.industryCd}
      />
      <TextField
        autoComplete="organization-title"
        error={errors.textOf('company.position')}
        id={errors.idOf('company.position')}
        label={t('join.info.position')}
        name="position"
        onChange={(event) => onChange('company.position', { position: event.target.value })}
        optional
        value={draft.position}
      />
    </section>
  );
}

function DepartmentFields({
  draft,
  errors,
  onChange,
  group,
}: ClassFieldsProps & { readonly group: 'staff' | 'student' }) {
  const t = useText();
  const codes = useCodes('DEPT');
  const departments = listDepartments(codes, draft.collegeCd);
  return (
    <>
      <Select
        error={errors.textOf(`${group}.collegeCd`)}
        id={errors.idOf(`${group}.collegeCd`)}
        label={t('join.info.college')}
        name="collegeCd"
        onChange={(event) => onChange(`${group}.collegeCd`, { collegeCd: event.target.value, deptCd: '' })}
        options={toOptions(listColleges(codes))}
        placeholder={t('join.info.choose')}
        required
        value={draft.collegeCd}
      />
      <Select
        error={errors.textOf(`${group}.deptCd`)}
        help={draft.collegeCd === '' ? t('join.info.deptHelp') : undefined}
        id={errors.idOf(`${group}.deptCd`)}
        label={t('join.info.dept')}
        name="deptCd"
        onChange={(event) => onChange(`${group}.deptCd`, { deptCd: event.target.value })}
        options={toOptions(departments)}
        placeholder={t('join.info.choose')}
        required
        value={draft.deptCd}
      />
    </>
  );
}

function StudentFields(props: ClassFieldsProps) {
  const t = useText();
  const { draft, errors, onChange } = props;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.student')}</h2>
      <DepartmentFields {...props} group="student" />
      <TextField
        autoComplete="off"
        error={errors.textOf('student.studentNo')}
        id={errors.idOf('student.studentNo')}
        inputMode="numeric"
        label={t('join.info.studentNo')}
        maxLength={8}
        name="studentNo"
        onChange={(event) => onChange('student.studentNo', { studentNo: event.target.value.replaceAll(/\D/g, '') })}
        required
        value={draft.studentNo}
      />
      <Select
        error={errors.textOf('student.grade')}
        id={errors.idOf('student.grade')}
        label={t('join.info.grade')}
        name="grade"
        onChange={(event) => onChange('student.grade', { grade: event.target.value })}
        optional
        options={grades.map((grade) => ({ value: grade, label: t('join.info.gradeOf', { grade }) }))}
        placeholder={t('join.info.choose')}
        value={draft.grade}
      />
      <Select
        error={errors.textOf('student.statusCd')}
        id={errors.idOf('student.statusCd')}
        label={t('join.info.status')}
        name="statusCd"
        onChange={(event) => onChange('student.statusCd', { statusCd: event.target.value })}
        options={studentStatuses.map((status) => ({ value: status, label: t(`join.info.statuses.${status}`) }))}
        value={draft.statusCd}
      />
    </section>
  );
}

function StaffFields(props: ClassFieldsProps) {
  const t = useText();
  const { draft, errors, onChange } = props;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('join.info.staff')}</h2>
      <DepartmentFields {...props} group="staff" />
      <TextField
        autoComplete="off"
        error={errors.textOf('staff.staffNo')}
        id={errors.idOf('staff.staffNo')}
        inputMode="numeric"
        label={t('join.info.staffNo')}
        maxLength={8}
        name="staffNo"
        onChange={(event) => onChange('staff.staffNo', { staffNo: event.target.value.replaceAll(/\D/g, '') })}
        required
        value={draft.staffNo}
      />
    </section>
  );
}
