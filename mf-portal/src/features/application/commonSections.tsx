import { toPhoneText } from '@haesol/contracts/common';
import { foreignCompany, toBizNoText } from '@haesol/contracts/identity';
import { type DefinitionItem, PhoneField, TextField } from '@haesol/kit';
import type { FormHandle, FormValues } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import type { TFunction } from 'i18next';
import type { ApplicantValues, CompanyValues, FormSection } from './applicationTypes.ts';
import styles from './commonSections.module.css';
import { FileField } from './FileField.tsx';
import { type FormFiles, toFileReview } from './useFormFiles.tsx';

type ApplicantForm<V> = FormHandle<V>;

/** Fields about the applicant. */
function ApplicantFields<V extends ApplicantValues & FormValues<V>>({
  form: given,
}: {
  readonly form: ApplicantForm<V>;
}) {
  const t = useText();
  // Every form has the fields of this one.
  const form = given as unknown as FormHandle<ApplicantValues>;
  return (
    <div className={styles.pairs}>
      <TextField {...form.field('applicantNm')} autoComplete="name" label={t('apply.applicantNm')} />
      <TextField {...form.field('email')} autoComplete="email" label={t('apply.email')} type="email" />
      <PhoneField {...form.field('tel')} label={t('apply.tel')} />
      <TextField {...form.field('affiliation')} autoComplete="organization" label={t('apply.affiliation')} />
      <TextField {...form.field('position')} autoComplete="organization-title" label={t('apply.position')} optional />
    </div>
  );
}

/** Fields about the company. */
function CompanyFields<V extends CompanyValues & FormValues<V>>({ form: given }: { readonly form: FormHandle<V> }) {
  const t = useText();
  const form = given as unknown as FormHandle<CompanyValues>;
  return (
    <div className={styles.pairs}>
      <TextField {...form.field('companyNm')} autoComplete="organization" label={t('apply.companyNm')} />
      <TextField
        {...form.field('bizNo')}
        autoComplete="off"
        help={t('apply.bizNoHelp')}
        inputMode="numeric"
        label={t('apply.bizNo')}
        onChange={({ target }) => form.set({ bizNo: toBizNoText(target.value) })}
        readOnly={foreignCompany.test(form.values.bizNo)}
        value={toBizNoText(form.values.bizNo)}
      />
      <TextField {...form.field('ceoNm')} label={t('apply.ceoNm')} />
    </div>
  );
}

const applicantFields = ['applicantNm', 'email', 'tel', 'affiliation', 'position'] as const;
const companyFields = ['companyNm', 'bizNo', 'ceoNm'] as const;

const toApplicantReview = (t: TFunction, values: ApplicantValues): DefinitionItem[] => [
  { term: t('apply.applicantNm'), value: values.applicantNm },
  { term: t('apply.email'), value: values.email },
  { term: t('apply.tel'), value: toPhoneText(values.tel) },
  {
    term: t('apply.affiliation'),
    value: [values.affiliation, values.position].filter((text) => text !== '').join(' · '),
  },
];

const toCompanyReview = (t: TFunction, values: CompanyValues): DefinitionItem[] => [
  { term: t('apply.companyNm'), value: values.companyNm },
  { term: t('apply.bizNo'), value: toBizNoText(values.bizNo) },
  { term: t('apply.ceoNm'), value: values.ceoNm },
];

/** Section of the applicant, the first one of the second step. */
export function toApplicantSection<V extends ApplicantValues & FormValues<V>>(
  t: TFunction,
  form: FormHandle<V>,
): FormSection<ApplicantValues> {
  return {
    id: 'applicant',
    title: t('apply.section.applicant'),
    help: t('apply.section.applicantHelp'),
    fields: applicantFields,
    content: <ApplicantFields form={form} />,
    review: toApplicantReview(t, form.values),
  };
}

export function toCompanySection<V extends CompanyValues & FormValues<V>>(
  t: TFunction,
  form: FormHandle<V>,
): FormSection<CompanyValues> {
  return {
    id: 'company',
    title: t('apply.section.company'),
    fields: companyFields,
    content: <CompanyFields form={form} />,
    review: toCompanyReview(t, form.values),
  };
}

/** Section of pictures and documents, the last one. @param isRequired a document is required, e.g. as a proof */
export function toFileSection<V extends ApplicantValues & FormValues<V>>(
  t: TFunction,
  given: FormHandle<V>,
  files: FormFiles,
  isRequired = false,
): FormSection<ApplicantValues> {
  const form = given as unknown as FormHandle<ApplicantValues>;
  const { imageUids, fileUids } = form.values;
  return {
    id: 'files',
    title: t('apply.section.files'),
    fields: ['imageUids', 'fileUids'],
    content: (
      <div className={styles.stack}>
        <FileField
          {...form.field('fileUids')}
          formFiles={files}
          kind="attach"
          label={t('apply.documents')}
          required={isRequired}
        />
        <FileField
          {...form.field('imageUids')}
          formFiles={files}
          kind="image"
          label={t('apply.images')}
          required={false}
        />
      </div>
    ),
    review: [
      toFileReview(t, t('apply.documents'), files, fileUids),
      toFileReview(t, t('apply.images'), files, imageUids),
    ],
  };
}
