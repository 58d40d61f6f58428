import {
  type ApplicationDraft,
  type ApplyProgramDetail,
  applicationLimits,
  applySubmit,
  learnPolicy,
  maxBudgetRows,
  programsPerYear,
  sumAmounts,
  supportForm,
} from '@haesol/contracts/learn';
import { TextArea, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import type { TFunction } from 'i18next';
import { toCompleteHref } from '#paths';
import styles from './AdviceForm.module.css';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import { toFinishedNumber, toManwon } from './amountRules.ts';
import {
  type Applicant,
  type CompanyValues,
  type FormSection,
  type SectionContext,
  toCompanyValues,
  withDraft,
} from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';
import { FileField } from './FileField.tsx';
import { RowFields } from './RowFields.tsx';
import { toFileReview } from './useFormFiles.tsx';

interface SupportValues extends CompanyValues {
  readonly title: string;
  readonly wish: string;
  readonly budgetNm: readonly string[];
  readonly budgetKrw: readonly string[];
  readonly schedule: string;
  readonly effect: string;
  readonly proofUids: readonly string[];
}

type SupportFormHandle = FormHandle<SupportValues>;

export interface SupportFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** The draft is an application that was handed in. */
  readonly isChange?: boolean | undefined;
  readonly program: ApplyProgramDetail;
}

const toInitial = (member: Applicant, { limitKrw }: ApplyProgramDetail): SupportValues => ({
  ...toCompanyValues(member),
  title: '',
  wish: '',
  budgetNm: limitKrw === null ? [] : [''],
  budgetKrw: limitKrw === null ? [] : [''],
  schedule: '',
  effect: '',
  proofUids: [],
});

function toWishSection(t: TFunction, form: SupportFormHandle): FormSection<SupportValues> {
  const { title, wish, schedule, effect } = form.values;
  return {
    id: 'wish',
    title: t('apply.collabo.section.wish'),
    fields: ['title', 'wish', 'schedule', 'effect'],
    content: <WishFields form={form} />,
    review: [
      { term: t('apply.collabo.title'), value: title },
      { term: t('apply.collabo.wish'), value: <span className={styles.lines}>{wish}</span> },
      { term: t('apply.collabo.schedule'), value: <span className={styles.lines}>{schedule}</span> },
      { term: t('apply.assn.effect'), value: <span className={styles.lines}>{effect || t('apply.none')}</span> },
    ],
  };
}

function toBudgetSection(
  t: TFunction,
  form: SupportFormHandle,
  { limitKrw, companySharePct }: { readonly limitKrw: number; readonly companySharePct: number },
): FormSection<SupportValues> {
  const { budgetNm, budgetKrw } = form.values;
  return {
    id: 'budget',
    title: t('apply.collabo.section.budget'),
    help: t('apply.collabo.budgetHelp', { limit: toManwon(limitKrw) }),
    fields: ['budgetNm', 'budgetKrw'],
    content: <BudgetFields companySharePct={companySharePct} form={form} />,
    review: budgetNm.map((name, row) => ({
      term: name === '' ? t('apply.collabo.itemNo', { no: row + 1 }) : name,
      value: t('apply.won', { amount: toFinishedNumber(budgetKrw[row] || '0', 'won') }),
    })),
  };
}

/** Files of any application, below the proof of the costs. */
function toProofSection(
  t: TFunction,
  { form, files }: SectionContext<SupportValues>,
  isRequired: boolean,
): FormSection<SupportValues> {
  const common = toFileSection(t, form, files);
  return {
    ...common,
    fields: ['proofUids', 'fileUids', 'imageUids'],
    content: (
      <div className={styles.stack}>
        <FileField
          {...form.field('proofUids')}
          formFiles={files}
          kind="attach"
          label={t('apply.collabo.proof')}
          required={isRequired}
        />
        {common.content}
      </div>
    ),
    review: [toFileReview(t, t('apply.collabo.proof'), files, form.values.proofUids), ...common.review],
  };
}

/** Application for a collaboration programme. */
export function SupportForm({ member, draft, isChange, program }: SupportFormProps) {
  const t = useText();
  const call = useCall();
  const { pgmUid, limitKrw, companySharePct, companyYearCnt } = program;
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy', 'agreeThird']}
      consents={(form: SupportFormHandle) => (
        <ConsentStep
          notices={[
            limitKrw === null
              ? t('apply.collabo.notices.free')
              : t('apply.collabo.notices.limit', { limit: toManwon(limitKrw), share: companySharePct }),
            t('apply.collabo.notices.year', { max: programsPerYear }) +
              (companyYearCnt ? ` ${t('apply.collabo.notices.used', { count: companyYearCnt })}` : ''),
            t('apply.collabo.notices.result', { weeks: learnPolicy.resultWeeks }),
          ]}
          privacy={form.field('agreePrivacy')}
          third={form.field('agreeThird')}
        />
      )}
      draft={draft}
      isChange={isChange}
      heading={t('apply.collabo.heading', { title: program.title })}
      initial={withDraft(toInitial(member, program), draft?.values)}
      lead={t('apply.collabo.lead', { date: formatDateTime(program.applyTo) })}
      schema={supportForm({ limitKrw })}
      sections={({ form, files }): FormSection<SupportValues>[] => [
        toApplicantSection(t, form),
        toCompanySection(t, form),
        toWishSection(t, form),
        ...(limitKrw === null ? [] : [toBudgetSection(t, form, { limitKrw, companySharePct })]),
        toProofSection(t, { form, files }, limitKrw !== null),
      ]}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'COLLABO', refUid: pgmUid }}
    />
  );
}

function WishFields({ form }: { readonly form: SupportFormHandle }) {
  const t = useText();
  return (
    <div className={styles.stack}>
      <TextField {...form.field('title')} countMax={applicationLimits.title} label={t('apply.collabo.title')} />
      <TextArea
        {...form.field('wish')}
        countMax={applicationLimits.supportWish}
        label={t('apply.collabo.wish')}
        rows={7}
      />
      <TextArea
        {...form.field('schedule')}
        countMax={applicationLimits.schedule}
        help={t('apply.collabo.scheduleHelp')}
        label={t('apply.collabo.schedule')}
        rows={4}
      />
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

/** Costs, with their sum and the company's share. */
function BudgetFields({
  form,
  companySharePct,
}: {
  readonly form: SupportFormHandle;
  readonly companySharePct: number;
}) {
  const t = useText();
  const total = sumAmounts(form.values.budgetKrw);
  return (
    <>
      <RowFields
        addLabel={t('apply.collabo.addItem')}
        columns={[
          { field: 'budgetNm', label: t('apply.collabo.item') },
          { field: 'budgetKrw', label: t('apply.collabo.amount'), kind: 'won' },
        ]}
        form={form}
        label={t('apply.collabo.section.budget')}
        max={maxBudgetRows}
      />
      <p role="status">
        {t('apply.collabo.sum', {
          total: total.toLocaleString('en-US'),
          own: Math.ceil((total * companySharePct) / 100).toLocaleString('en-US'),
          share: companySharePct,
        })}
      </p>
    </>
  );
}
