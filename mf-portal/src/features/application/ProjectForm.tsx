import {
  type ApplicationDraft,
  type ApplyNoticeDetail,
  applySubmit,
  maxParticipants,
  projectForm,
} from '@haesol/shared/contracts';
import { formatDate, formatDateTime } from '@haesol/shared/i18n';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { toCompleteHref } from '#paths';
import styles from './AdviceForm.module.css';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import { formatAmount, toManwon } from './amountRules.ts';
import { type Applicant, type FormSection, withDraft } from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';
import { FileField } from './FileField.tsx';
import { ProjectBudget, ProjectPeople } from './ProjectBudget.tsx';
import { ProjectCompany, ProjectContents, ProjectProfessor } from './ProjectContents.tsx';
import { toBudgetReview, toPeopleReview } from './projectReview.ts';
import { type ProjectFormHandle, type ProjectValues, toProjectValues } from './projectValues.ts';

export interface ProjectFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  readonly notice: ApplyNoticeDetail;
}

/** Application for a joint project under one notice. */
export function ProjectForm({ member, draft, notice }: ProjectFormProps) {
  const t = useText();
  const call = useCall();
  const { noticeUid } = notice;
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy', 'agreeThird']}
      consents={(form: ProjectFormHandle) => (
        <ConsentStep
          notices={[
            t('apply.assn.notices.deadline', { date: formatDateTime(notice.applyTo) }),
            ...[1, 2, 3].map((no) => t(`apply.assn.notices.${no}`)),
          ]}
          privacy={form.field('agreePrivacy')}
          third={form.field('agreeThird')}
        />
      )}
      draft={draft}
      heading={t('apply.assn.heading')}
      initial={withDraft(toProjectValues(member, notice), draft?.values)}
      lead={t('apply.assn.lead', { title: notice.title, date: formatDateTime(notice.applyTo) })}
      schema={projectForm(notice)}
      sections={({ form, files }): FormSection<ProjectValues>[] => {
        const { values } = form;
        return [
          toApplicantSection(t, form),
          {
            ...toCompanySection(t, form),
            fields: [...toCompanySection(t, form).fields, 'employees', 'salesKrw'],
            content: <ProjectCompany form={form}>{toCompanySection(t, form).content}</ProjectCompany>,
            review: [
              ...toCompanySection(t, form).review,
              {
                term: t('apply.assn.employees'),
                value: t('apply.assn.persons', { count: Number(values.employees) || 0 }),
              },
              { term: t('apply.assn.sales'), value: t('apply.won', { amount: formatAmount(values.salesKrw) || '0' }) },
            ],
          },
          {
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
                value: [values.performFrom, values.performTo]
                  .map((day) => (day === '' ? '' : formatDate(day)))
                  .join('~'),
              },
              {
                term: t('apply.assn.effect'),
                value: <span className={styles.lines}>{values.effect || t('apply.none')}</span>,
              },
            ],
          },
          {
            id: 'professor',
            title: t('apply.assn.section.professor'),
            fields: ['professorMode', 'professorNm'],
            content: <ProjectProfessor form={form} />,
            review: [
              {
                term: t('apply.assn.section.professor'),
                value: values.professorMode === 'NAMED' ? values.professorNm : t('apply.assn.professors.MATCH'),
              },
            ],
          },
          {
            id: 'budget',
            title: t('apply.assn.section.budget'),
            help: t('apply.assn.budgetHelp', {
              limit: toManwon(notice.supportMax),
              share: notice.companySharePct,
              cash: notice.cashSharePct,
            }),
            fields: ['totalKrw', 'budgetNm', 'budgetSupport', 'budgetCash', 'budgetKind'],
            content: <ProjectBudget form={form} notice={notice} />,
            review: toBudgetReview(t, values),
          },
          {
            id: 'people',
            title: t('apply.assn.section.people'),
            help: t('apply.assn.peopleHelp', { count: maxParticipants }),
            fields: ['personNm', 'personOrg', 'personRole', 'personShare'],
            content: <ProjectPeople form={form} />,
            review: toPeopleReview(t, values),
          },
          {
            ...toFileSection(t, form, files),
            fields: ['planUids', 'fileUids', 'imageUids'],
            content: (
              <div className={styles.stack}>
                <FileField
                  {...form.field('planUids')}
                  drafted={files}
                  kind="attach"
                  label={t('apply.assn.plan')}
                  required
                />
                {toFileSection(t, form, files).content}
              </div>
            ),
            review: [
              { term: t('apply.assn.plan'), value: t('apply.fileCount', { count: values.planUids.length }) },
              ...toFileSection(t, form, files).review,
            ],
          },
        ];
      }}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'ASSN', refUid: noticeUid }}
    />
  );
}
