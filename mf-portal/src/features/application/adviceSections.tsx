import type { Code } from '@haesol/contracts/common';
import type { Advisor } from '@haesol/contracts/learn';
import { Select } from '@haesol/kit';
import type { TFunction } from 'i18next';
import styles from './AdviceForm.module.css';
import { ProblemFields, WayFields } from './adviceFields.tsx';
import type { AdviceFormHandle, AdviceValues } from './adviceValues.ts';
import type { FormSection, SectionContext } from './applicationTypes.ts';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';

/** What the choices of the form are made from. */
export interface AdviceChoices {
  readonly industries: readonly Code[];
  readonly fields: readonly Code[];
  readonly advisors: readonly Advisor[];
}

const nameOf = (codes: readonly Code[], code = '') => codes.find((one) => one.code === code)?.codeName ?? '';

/** The company, with its industry. */
function toIndustrySection(
  t: TFunction,
  form: AdviceFormHandle,
  industries: readonly Code[],
): FormSection<AdviceValues> {
  const company = toCompanySection(t, form);
  return {
    ...company,
    fields: [...company.fields, 'industryCd'],
    content: (
      <div className={styles.stack}>
        {company.content}
        <Select
          {...form.field('industryCd')}
          label={t('apply.industry')}
          options={industries.map(({ code, codeName }) => ({ value: code, label: codeName }))}
          placeholder={t('apply.choose')}
        />
      </div>
    ),
    review: [...company.review, { term: t('apply.industry'), value: nameOf(industries, form.values.industryCd) }],
  };
}

function toProblemSection(t: TFunction, form: AdviceFormHandle, fields: readonly Code[]): FormSection<AdviceValues> {
  const { values } = form;
  return {
    id: 'problem',
    title: t('apply.tech.section.problem'),
    fields: ['techField', 'title', 'problem', 'wish'],
    content: <ProblemFields fields={fields} form={form} />,
    review: [
      { term: t('apply.tech.field'), value: values.techField.map((code) => nameOf(fields, code)).join(' > ') },
      { term: t('apply.tech.title'), value: values.title },
      { term: t('apply.tech.problem'), value: <span className={styles.lines}>{values.problem}</span> },
      { term: t('apply.tech.wish'), value: <span className={styles.lines}>{values.wish}</span> },
    ],
  };
}

/** Advisers of the chosen field, and the chosen one even if of another. */
function listChoosable(advisors: readonly Advisor[], { techField, advisorUid }: AdviceValues): Advisor[] {
  const [wide] = techField;
  const isOfField = ({ fieldCd }: Advisor) => wide === '' || fieldCd === wide;
  const chosen = advisors.find((one) => one.advisorUid === advisorUid);
  return advisors.filter(isOfField).concat(chosen === undefined || isOfField(chosen) ? [] : [chosen]);
}

function toWaySection(t: TFunction, form: AdviceFormHandle, advisors: readonly Advisor[]): FormSection<AdviceValues> {
  const { values } = form;
  const advisor = advisors.find((one) => one.advisorUid === values.advisorUid);
  return {
    id: 'way',
    title: t('apply.tech.section.way'),
    fields: ['modeCd', 'wishDates', 'advisorUid', 'ndaYn'],
    content: (
      <WayFields
        advisors={listChoosable(advisors, values).map((one) => ({
          value: one.advisorUid,
          label: `${one.nm} · ${one.affiliation}`,
        }))}
        form={form}
      />
    ),
    review: [
      { term: t('apply.tech.mode'), value: values.modeCd === '' ? '' : t(`apply.tech.modes.${values.modeCd}`) },
      {
        term: t('apply.tech.wishDates'),
        value: values.wishDates.filter((day) => day !== '').join(', ') || t('apply.none'),
      },
      { term: t('apply.tech.advisor'), value: advisor?.nm ?? t('apply.tech.anyAdvisor') },
      { term: t('apply.tech.nda'), value: values.ndaYn === '' ? '' : t(`apply.tech.ndas.${values.ndaYn}`) },
    ],
  };
}

/** The second step of the form of advice. */
export const toAdviceSections = (
  t: TFunction,
  { form, files }: SectionContext<AdviceValues>,
  { industries, fields, advisors }: AdviceChoices,
): FormSection<AdviceValues>[] => [
  toApplicantSection(t, form),
  toIndustrySection(t, form, industries),
  toProblemSection(t, form, fields),
  toWaySection(t, form, advisors),
  toFileSection(t, form, files),
];
