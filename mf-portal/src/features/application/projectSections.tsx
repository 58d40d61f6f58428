import { isDay } from '@haesol/contracts/common';
import { type ApplyNoticeDetail, maxParticipants, readCount } from '@haesol/contracts/learn';
import { LinkButton } from '@haesol/kit';
import { formatDate } from '@haesol/remote/i18n';
import type { TFunction } from 'i18next';
import Download from 'lucide-react/icons/download';
import styles from './AdviceForm.module.css';
import { toFinishedNumber, toManwon } from './amountRules.ts';
import type { FormSection, SectionContext } from './applicationTypes.ts';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';
import { FileField } from './FileField.tsx';
import { ProjectBudget, ProjectPeople } from './ProjectBudget.tsx';
import { ProjectCompany, ProjectContents, ProjectProfessor } from './ProjectContents.tsx';
import { toBudgetReview, toPeopleReview } from './projectReview.ts';
import type { ProjectFormHandle, ProjectValues } from './projectValues.ts';
import { toFileReview } from './useFormFiles.tsx';

/** Section of the company, with its size. */
function toSizedCompanySection(t: TFunction, form: ProjectFormHandle): FormSection<ProjectValues> {
  const company = toCompanySection(t, form);
  const { employees, salesKrw } = form.values;
  const count = readCount(employees, '명');
  return {
    ...company,
    fields: [...company.fields, 'employees', 'salesKrw'],
    content: <ProjectCompany form={form}>{company.content}</ProjectCompany>,
    review: [
      ...company.review,
      { term: t('apply.assn.employees'), value: count === undefined ? employees : t('apply.assn.persons', { count }) },
      {
        term: t('apply.assn.sales'),
        value: salesKrw === '' ? t('apply.none') : t('apply.won', { amount: toFinishedNumber(salesKrw, 'won') }),
      },
    ],
  };
}

function toContentsSection(
  t: TFunction,
  form: ProjectFormHandle,
  notice: ApplyNoticeDetail,
): FormSection<ProjectValues> {
  const { values } = form;
  return {
    id: 'project',
    title: t('apply.assn.section.project'),
    fields: ['title', 'summary', 'goal', 'performFrom', 'performTo', 'effect'],
    content: <ProjectContents form={form} notice={notice} />,
    review: [
      { term: t('apply.assn.title'), value: values.title },
      { term: t('apply.assn.summary'), value: <span className={styles.lines}>{values.summary}</span> },
      { term: t('apply.assn.goal'), value: <span className={styles.lines}>{values.goal}</span> },
      {
        term: t('apply.assn.period'),
        value: [values.performFrom, values.performTo].map((day) => (isDay(day) ? formatDate(day) : day)).join('~'),
      },
      {
        term: t('apply.assn.effect'),
        value: <span className={styles.lines}>{values.effect || t('apply.none')}</span>,
      },
    ],
  };
}

function toProfessorSection(t: TFunction, form: ProjectFormHandle): FormSection<ProjectValues> {
  const { professorMode, professorNm } = form.values;
  return {
    id: 'professor',
    title: t('apply.assn.section.professor'),
    fields: ['professorMode', 'professorNm'],
    content: <ProjectProfessor form={form} />,
    review: [
      {
        term: t('apply.assn.section.professor'),
        value: professorMode === 'NAMED' ? professorNm : t('apply.assn.professors.MATCH'),
      },
    ],
  };
}

function toBudgetSection(t: TFunction, form: ProjectFormHandle, notice: ApplyNoticeDetail): FormSection<ProjectValues> {
  return {
    id: 'budget',
    title: t('apply.assn.section.budget'),
    help: t('apply.assn.budgetHelp', {
      limit: toManwon(notice.supportMax),
      share: notice.companySharePct,
      cash: notice.cashSharePct,
    }),
    fields: ['totalKrw', 'budgetNm', 'budgetSupport', 'budgetCash', 'budgetKind'],
    content: <ProjectBudget form={form} notice={notice} />,
    review: toBudgetReview(t, form.values),
  };
}

function toPeopleSection(t: TFunction, form: ProjectFormHandle): FormSection<ProjectValues> {
  return {
    id: 'people',
    title: t('apply.assn.section.people'),
    help: t('apply.assn.peopleHelp', { count: maxParticipants }),
    fields: ['personNm', 'personOrg', 'personRole', 'personShare'],
    content: <ProjectPeople form={form} />,
    review: toPeopleReview(t, form.values),
  };
}

/** Files of any application, below the plan of the project. */
function toPlanSection(
  t: TFunction,
  { form, files }: SectionContext<ProjectValues>,
  forms: ApplyNoticeDetail['files'],
): FormSection<ProjectValues> {
  const common = toFileSection(t, form, files);
  return {
    ...common,
    fields: ['planUids', 'fileUids', 'imageUids'],
    content: (
      <div className={styles.stack}>
        {forms.map(({ fileUid, orgNm, url }) => (
          <LinkButton download={orgNm} href={url} icon={Download} key={fileUid}>
            {orgNm}
          </LinkButton>
        ))}
        <FileField {...form.field('planUids')} formFiles={files} kind="attach" label={t('apply.assn.plan')} required />
        {common.content}
      </div>
    ),
    review: [toFileReview(t, t('apply.assn.plan'), files, form.values.planUids), ...common.review],
  };
}

/** Returns the sections of the second step for a joint project. */
export function toProjectSections(
  t: TFunction,
  context: SectionContext<ProjectValues>,
  notice: ApplyNoticeDetail,
): FormSection<ProjectValues>[] {
  const { form } = context;
  return [
    toApplicantSection(t, form),
    toSizedCompanySection(t, form),
    toContentsSection(t, form, notice),
    toProfessorSection(t, form),
    toBudgetSection(t, form, notice),
    toPeopleSection(t, form),
    toPlanSection(t, context, notice.files),
  ];
}
