import { toSeoulDate } from '@haesol/contracts/common';
import { type ApplyNoticeDetail, advisorsList, applicationLimits } from '@haesol/contracts/learn';
import { RadioGroup, TextArea, TextField } from '@haesol/kit';
import { DateField } from '@haesol/kit/calendar';
import { useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { type ReactNode, useId } from 'react';
import styles from './AdviceForm.module.css';
import { NumberField } from './NumberField.tsx';
import type { ProjectFormHandle } from './projectValues.ts';

export function ProjectCompany({ form, children }: { readonly form: ProjectFormHandle; readonly children: ReactNode }) {
  const t = useText();
  return (
    <div className={styles.stack}>
      {children}
      <div className={styles.dates}>
        <NumberField
          {...form.field('employees')}
          kind="count"
          label={t('apply.assn.employeesWithUnit')}
          onValueChange={(employees) => form.set({ employees })}
        />
        <NumberField
          {...form.field('salesKrw')}
          kind="won"
          label={t('apply.assn.salesWithUnit')}
          onValueChange={(salesKrw) => form.set({ salesKrw })}
        />
      </div>
    </div>
  );
}

export function ProjectContents({
  form,
  notice,
}: {
  readonly form: ProjectFormHandle;
  readonly notice: ApplyNoticeDetail;
}) {
  const t = useText();
  const today = toSeoulDate(useShell().now());
  const days = (['performFrom', 'performTo'] as const).map((name) => form.field(name));
  return (
    <div className={styles.stack}>
      <TextField {...form.field('title')} countMax={applicationLimits.projectTitle} label={t('apply.assn.title')} />
      <TextArea
        {...form.field('summary')}
        countMax={applicationLimits.summary}
        help={t('apply.assn.summaryHelp')}
        label={t('apply.assn.summary')}
        rows={4}
      />
      <TextArea {...form.field('goal')} countMax={applicationLimits.goal} label={t('apply.assn.goal')} rows={9} />
      <div className={styles.dates}>
        {days.map(({ name, id, error, value, required, onBlur }) => (
          <DateField
            error={error}
            id={id}
            key={name}
            label={t(`apply.assn.${name}`)}
            max={notice.performTo}
            min={notice.performFrom}
            onBlur={onBlur}
            onValueChange={(day) => form.set({ [name]: day })}
            required={required}
            today={today}
            value={value}
          />
        ))}
      </div>
      <TextArea
        {...form.field('effect')}
        countMax={applicationLimits.effect}
        label={t('apply.assn.effect')}
        optional
        rows={4}
      />
    </div>
  );
}

export function ProjectProfessor({ form }: { readonly form: ProjectFormHandle }) {
  const t = useText();
  const listId = useId();
  const advisors = useEndpoint(advisorsList, { query: { pageSize: 100 } }).data?.list ?? [];
  return (
    <div className={styles.stack}>
      <RadioGroup
        {...form.field('professorMode')}
        label={t('apply.assn.professorMode')}
        options={(['NAMED', 'MATCH'] as const).map((mode) => ({
          value: mode,
          label: t(`apply.assn.professors.${mode}`),
        }))}
      />
      {form.values.professorMode === 'NAMED' && (
        <>
          <TextField
            {...form.field('professorNm')}
            help={t('apply.assn.professorHelp')}
            label={t('apply.assn.professor')}
            list={listId}
            required
          />
          <datalist id={listId}>
            {advisors.map(({ advisorUid, nm, affiliation }) => (
              <option key={advisorUid} value={`${nm} · ${affiliation}`} />
            ))}
          </datalist>
        </>
      )}
    </div>
  );
}
