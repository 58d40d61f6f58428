import {
  type ApplicationDraft,
  adviceForm,
  adviceModes,
  advisorsList,
  applicationLimits,
  applySubmit,
  type Code,
} from '@haesol/shared/contracts';
import type { FormHandle } from '@haesol/shared/form';
import { useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/shared/lifecycle';
import { DependentSelects, Fieldset, RadioGroup, Select, TextArea, TextField, TextLink } from '@haesol/shared/ui';
import { DateField } from '@haesol/shared/ui/calendar';
import { paths, toCompleteHref } from '#paths';
import styles from './AdviceForm.module.css';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import {
  type Applicant,
  type CompanyValues,
  type FormSection,
  toCompanyValues,
  withDraft,
} from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { toApplicantSection, toCompanySection, toFileSection } from './commonSections.tsx';

interface AdviceValues extends CompanyValues {
  readonly industryCd: string;
  readonly techField: readonly string[];
  readonly title: string;
  readonly problem: string;
  readonly wish: string;
  readonly modeCd: string;
  readonly wishDates: readonly string[];
  readonly advisorUid: string;
  readonly ndaYn: string;
}

export interface AdviceFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** Whom the reader has chosen on the page of advisers. */
  readonly advisorUid: string | undefined;
}

const allAdvisors = { query: { pageSize: 100 } };

function toInitial(member: Applicant, advisorUid = ''): AdviceValues {
  return {
    ...toCompanyValues(member),
    industryCd: member.affiliation.industryCd ?? '',
    techField: ['', ''],
    title: '',
    problem: '',
    wish: '',
    modeCd: '',
    wishDates: ['', '', ''],
    advisorUid,
    ndaYn: '',
  };
}

/** Fields with the narrower ones below each. */
const toFieldOptions = (codes: readonly Code[]) =>
  codes
    .filter(({ upperCode }) => upperCode === null)
    .map(({ code, codeName }) => ({
      value: code,
      label: codeName,
      options: codes
        .filter(({ upperCode }) => upperCode === code)
        .map((narrow) => ({ value: narrow.code, label: narrow.codeName })),
    }));

/** Application for advice. */
export function AdviceForm({ member, draft, advisorUid }: AdviceFormProps) {
  const t = useText();
  const call = useCall();
  const fields = useCodes('TECH_FIELD');
  const industries = useCodes('INDUSTRY');
  const advisors = useEndpoint(advisorsList, allAdvisors).data?.list ?? [];
  const nameOf = (codes: readonly Code[], code = '') => codes.find((one) => one.code === code)?.codeName ?? '';
  const saved = withDraft(toInitial(member, advisorUid), draft?.values);
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy', 'agreeThird']}
      consents={(form: FormHandle<AdviceValues>) => (
        <ConsentStep
          notices={[1, 2, 3, 4].map((no) => t(`apply.tech.notices.${no}`))}
          privacy={form.field('agreePrivacy')}
          third={form.field('agreeThird')}
        />
      )}
      draft={draft}
      heading={t('apply.tech.heading')}
      initial={{ ...saved, ...(advisorUid !== undefined && { advisorUid }) }}
      lead={t('apply.tech.lead')}
      schema={adviceForm}
      sections={({ form, files }): FormSection<AdviceValues>[] => {
        const { values } = form;
        const advisor = advisors.find((one) => one.advisorUid === values.advisorUid);
        return [
          toApplicantSection(t, form),
          {
            ...toCompanySection(t, form),
            fields: [...toCompanySection(t, form).fields, 'industryCd'],
            content: (
              <div className={styles.stack}>
                {toCompanySection(t, form).content}
                <Select
                  {...form.field('industryCd')}
                  label={t('apply.industry')}
                  options={industries.map(({ code, codeName }) => ({ value: code, label: codeName }))}
                  placeholder={t('apply.choose')}
                />
              </div>
            ),
            review: [
              ...toCompanySection(t, form).review,
              { term: t('apply.industry'), value: nameOf(industries, values.industryCd) },
            ],
          },
          {
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
          },
          {
            id: 'way',
            title: t('apply.tech.section.way'),
            fields: ['modeCd', 'wishDates', 'advisorUid', 'ndaYn'],
            content: (
              <WayFields
                advisors={advisors
                  .filter(({ fieldCd }) => values.techField[0] === '' || fieldCd === values.techField[0])
                  .concat(
                    advisor !== undefined && advisor.fieldCd !== values.techField[0] && values.techField[0] !== ''
                      ? [advisor]
                      : [],
                  )
                  .map((one) => ({ value: one.advisorUid, label: `${one.nm} · ${one.affiliation}` }))}
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
          },
          toFileSection(t, form, files),
        ];
      }}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'TECH', refUid: '' }}
    />
  );
}

function ProblemFields({
  form,
  fields,
}: {
  readonly form: FormHandle<AdviceValues>;
  readonly fields: readonly Code[];
}) {
  const t = useText();
  return (
    <div className={styles.stack}>
      <DependentSelects
        {...form.field('techField')}
        label={t('apply.tech.field')}
        labels={[t('apply.tech.fieldWide'), t('apply.tech.fieldNarrow')]}
        options={toFieldOptions(fields)}
      />
      <TextField {...form.field('title')} countMax={applicationLimits.title} label={t('apply.tech.title')} />
      <TextArea
        {...form.field('problem')}
        countMax={applicationLimits.problem}
        help={t('apply.tech.problemHelp')}
        label={t('apply.tech.problem')}
        rows={8}
      />
      <TextArea {...form.field('wish')} countMax={applicationLimits.wish} label={t('apply.tech.wish')} rows={5} />
    </div>
  );
}

interface WayFieldsProps {
  readonly form: FormHandle<AdviceValues>;
  readonly advisors: readonly { readonly value: string; readonly label: string }[];
}

/** Day in Asia/Seoul. */
const toToday = (now: number) => new Date(now + 9 * 3_600_000).toISOString().slice(0, 10);

function WayFields({ form, advisors }: WayFieldsProps) {
  const t = useText();
  const today = toToday(useShell().now());
  const { value, onValueChange, ...dates } = form.field('wishDates');
  return (
    <div className={styles.stack}>
      <RadioGroup
        {...form.field('modeCd')}
        label={t('apply.tech.mode')}
        layout="cards"
        options={adviceModes.map((mode) => ({
          value: mode,
          label: t(`apply.tech.modes.${mode}`),
          description: t(`apply.tech.modeTexts.${mode}`),
        }))}
      />
      <Fieldset
        error={dates.error}
        help={t('apply.tech.wishDatesHelp')}
        id={dates.id}
        label={t('apply.tech.wishDates')}
        optional
      >
        <div className={styles.dates}>
          {[0, 1, 2].map((at) => (
            <DateField
              key={at}
              label={t('apply.tech.wishDate', { no: at + 1 })}
              min={today}
              onValueChange={(day) =>
                onValueChange([0, 1, 2].map((other) => (other === at ? day : (value[other] ?? ''))))
              }
              today={today}
              value={value[at] ?? ''}
            />
          ))}
        </div>
      </Fieldset>
      <Select
        {...form.field('advisorUid')}
        help={<TextLink href={paths.advisors}>{t('apply.tech.findAdvisor')}</TextLink>}
        label={t('apply.tech.advisor')}
        optional
        options={advisors}
        placeholder={t('apply.tech.anyAdvisor')}
      />
      <RadioGroup
        {...form.field('ndaYn')}
        help={t('apply.tech.ndaHelp')}
        label={t('apply.tech.nda')}
        options={(['Y', 'N'] as const).map((yn) => ({ value: yn, label: t(`apply.tech.ndas.${yn}`) }))}
      />
    </div>
  );
}
