import { type Code, isDay } from '@haesol/contracts/common';
import { type AdviceField, type AdviceFieldName, listAdviceFields } from '@haesol/contracts/learn';
import type { DefinitionItem } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import styles from './AdviceForm.module.css';
import { type AdviceChoices, AdviceInput } from './adviceFields.tsx';
import type { AdviceFormHandle, AdviceValues } from './adviceValues.ts';
import type { FormSection, SectionContext } from './applicationTypes.ts';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';

const nameOf = (codes: readonly Code[], code = '') => codes.find((one) => one.code === code)?.codeName ?? '';

/** Returns the review of a field in the third step. */
function toReview(
  t: TFunction,
  field: AdviceField & { readonly name: AdviceFieldName },
  values: AdviceValues,
  { industries, fields, advisors }: AdviceChoices,
): ReactNode {
  const value = values[field.name];
  if (typeof value !== 'string') {
    if (field.input === 'codes') return value.map((code) => nameOf(fields, code)).join(' > ');
    const days = value.filter((day) => day !== '').map((day) => (isDay(day) ? formatDate(day) : day));
    return days.join(', ') || t('apply.none');
  }
  switch (field.input) {
    case 'text':
      return <span className={styles.lines}>{value}</span>;
    case 'cards':
    case 'choice':
      return field.options[value]?.label ?? '';
    case 'code':
      return nameOf(industries, value);
    case 'advisor':
      return advisors.find(({ advisorUid }) => advisorUid === value)?.nm ?? t('apply.tech.anyAdvisor');
    default:
      return value;
  }
}

/** Returns the fields of a section, below the common ones. */
function toFields(
  t: TFunction,
  section: AdviceField['section'],
  { form, choices }: { readonly form: AdviceFormHandle; readonly choices: AdviceChoices },
  before?: FormSection<AdviceValues>,
) {
  const own = listAdviceFields().filter((field) => field.section === section);
  return {
    fields: [...(before?.fields ?? []), ...own.map(({ name }) => name)],
    content: (
      <div className={styles.stack}>
        {before?.content}
        {own.map((field) => (
          <AdviceInput choices={choices} field={field} form={form} key={field.name} />
        ))}
      </div>
    ),
    review: [
      ...(before?.review ?? []),
      ...own.map(
        (field): DefinitionItem => ({
          term: field.label,
          value: toReview(t, field, form.values, choices),
        }),
      ),
    ],
  };
}

/** Returns the sections of the second step for advice. */
export function toAdviceSections(
  t: TFunction,
  { form, files }: SectionContext<AdviceValues>,
  choices: AdviceChoices,
): FormSection<AdviceValues>[] {
  const company = toCompanySection(t, form);
  return [
    toApplicantSection(t, form),
    { ...company, ...toFields(t, 'company', { form, choices }, company) },
    { id: 'problem', title: t('apply.tech.section.problem'), ...toFields(t, 'problem', { form, choices }) },
    { id: 'way', title: t('apply.tech.section.way'), ...toFields(t, 'way', { form, choices }) },
    toFileSection(t, form, files),
  ];
}
