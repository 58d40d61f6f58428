import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { classMay } from '@haesol/contracts/identity';
import {
  type ApplicationDraft,
  type EduDetail,
  type eduColleagues,
  eduEnroll,
  employedEnrollForm,
  employmentProofs,
  enrollForm,
  enrollLimits,
  enrollNeeds,
  learnPolicy,
} from '@haesol/contracts/learn';
import { Checkbox, Fieldset, RadioGroup, TextArea, TextField } from '@haesol/kit';
import type { FormHandle } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { formatDate, formatDateTime } from '@haesol/remote/i18n';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import type { TFunction } from 'i18next';
import { toEnrolledHref } from '#paths';
import styles from './AdviceForm.module.css';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import {
  type Applicant,
  type ApplicantValues,
  type FormSection,
  toApplicantValues,
  withDraft,
} from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { toApplicantSection, toFileSection } from './commonSections.tsx';

type Colleagues = EndpointData<typeof eduColleagues>['list'];

interface CourseValues extends ApplicantValues {
  readonly attendeeCd: string;
  readonly attendeeUids: readonly string[];
  readonly motive: string;
  readonly proofCd: string;
  readonly proofEmail: string;
  readonly needs: readonly string[];
  readonly needsText: string;
  readonly waitYn: string;
}

type CourseFormHandle = FormHandle<CourseValues>;

interface AttendeeChoice {
  readonly colleagues: Colleagues;
  readonly course: EduDetail;
}

export interface CourseFormProps {
  readonly course: EduDetail;
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** Colleagues that the member may enrol; empty except for a company's person in charge. */
  readonly colleagues: Colleagues;
}

function toInitial(member: Applicant, { state, myAplUid }: EduDetail): CourseValues {
  return {
    ...toApplicantValues(member),
    attendeeCd: myAplUid === null ? 'SELF' : 'PROXY',
    attendeeUids: [],
    motive: '',
    proofCd: '',
    proofEmail: '',
    needs: [],
    needsText: '',
    waitYn: state === 'FULL' ? 'Y' : 'N',
  };
}

/** Section of the attendees, with the colleagues to choose from. */
function toAttendeesSection(t: TFunction, form: CourseFormHandle, choice: AttendeeChoice): FormSection<CourseValues> {
  const { attendeeCd, attendeeUids } = form.values;
  const chosen = choice.colleagues.filter(({ memberUid }) => attendeeUids.includes(memberUid));
  return {
    id: 'attendees',
    title: t('apply.edu.section.attendees'),
    fields: ['attendeeCd', 'attendeeUids'],
    content: <Attendees {...choice} form={form} />,
    review: [
      { term: t('apply.edu.attendee'), value: t(`apply.edu.attendees.${attendeeCd}`) },
      ...(attendeeCd === 'PROXY'
        ? [{ term: t('apply.edu.colleagues'), value: chosen.map(({ name }) => name).join(', ') }]
        : []),
    ],
  };
}

function toParticipationSection(t: TFunction, form: CourseFormHandle, member: Applicant): FormSection<CourseValues> {
  const { proofCd, proofEmail, motive, needs, needsText } = form.values;
  const allNeeds = [...needs.map((need) => t(`apply.edu.needs.${need}`)), needsText];
  return {
    id: 'participation',
    title: t('apply.edu.section.participation'),
    fields: ['proofCd', 'proofEmail', 'motive', 'needs', 'needsText'],
    content: <Participation form={form} needsProof={classMay('proveEmployment', member.memberClass)} />,
    review: [
      ...(proofCd === '' ? [] : [{ term: t('apply.edu.proof'), value: t(`apply.edu.proofs.${proofCd}`) }]),
      ...(proofCd === 'MAIL' ? [{ term: t('apply.edu.proofEmail'), value: proofEmail }] : []),
      { term: t('apply.edu.motive'), value: <span className={styles.lines}>{motive || t('apply.none')}</span> },
      { term: t('apply.edu.need'), value: allNeeds.filter((text) => text !== '').join(', ') || t('apply.none') },
    ],
  };
}

/** Returns true if the course is full but its waiting list is not. */
function mayWait(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== errorCodes.fullyBooked) return false;
  const { waitYn } = (error.data ?? {}) as { waitYn?: unknown };
  return waitYn === 'Y';
}

/** Application for a course: for the member, or for colleagues by the company's person in charge. */
export function CourseForm({ course, member, draft, colleagues }: CourseFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const waitQuestion = {
    title: t('apply.edu.fullTitle'),
    text: t('apply.edu.fullText', { hours: learnPolicy.offerHours }),
    yes: t('education.wait'),
    no: t('apply.edu.keep'),
  };
  const { eduUid, title, applyTo, state, cancelUntil } = course;
  const initial = toInitial(member, course);
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy']}
      consents={(form: CourseFormHandle) => (
        <ConsentStep
          notices={[
            ...(state === 'FULL' ? [t('apply.edu.notices.wait', { hours: learnPolicy.offerHours })] : []),
            t('apply.edu.notices.confirm'),
            t('apply.edu.notices.cancel', { date: formatDate(cancelUntil) }),
            t('apply.edu.notices.criteria', { criteria: course.criteria }),
          ]}
          privacy={form.field('agreePrivacy')}
        />
      )}
      draft={draft}
      heading={t(state === 'FULL' ? 'apply.edu.headingWait' : 'apply.edu.heading', { title })}
      initial={{ ...withDraft(initial, draft?.values), waitYn: initial.waitYn }}
      lead={t('apply.edu.lead', { date: formatDateTime(applyTo) })}
      schema={classMay('proveEmployment', member.memberClass) ? employedEnrollForm : enrollForm}
      sections={({ form, files }): FormSection<CourseValues>[] => [
        ...(colleagues.length === 0 ? [] : [toAttendeesSection(t, form, { colleagues, course })]),
        toApplicantSection(t, form),
        toParticipationSection(t, form, member),
        toFileSection(t, form, files, form.values.proofCd === 'INSURANCE'),
      ]}
      submit={async (data, { aplUid: draftUid, idempotencyKey }) => {
        const send = async (waitYn: 'Y' | 'N') => {
          const body = { ...data, waitYn, draftUid };
          return (await call(eduEnroll, { params: { eduUid }, body }, { idempotencyKey })).aplUid;
        };
        try {
          return toEnrolledHref(await send(data.waitYn));
        } catch (error) {
          // The last seat was taken while the form was filled in.
          if (!mayWait(error) || !(await shell.confirm(waitQuestion))) throw error;
          return toEnrolledHref(await send('Y'));
        }
      }}
      target={{ kind: 'EDU', refUid: eduUid }}
    />
  );
}

interface FieldsProps {
  readonly form: CourseFormHandle;
}

/** The member, or colleagues of the same company who are not enrolled yet. */
function Attendees({ form, colleagues, course }: FieldsProps & AttendeeChoice) {
  const t = useText();
  const { value, onValueChange, error, id } = form.field('attendeeUids');
  const options = (['SELF', 'PROXY'] as const).filter((code) => code === 'PROXY' || course.myAplUid === null);
  return (
    <div className={styles.stack}>
      <RadioGroup
        {...form.field('attendeeCd')}
        label={t('apply.edu.attendee')}
        options={options.map((code) => ({ value: code, label: t(`apply.edu.attendees.${code}`) }))}
      />
      {form.values.attendeeCd === 'PROXY' && (
        <Fieldset error={error} id={id} label={t('apply.edu.colleagues')}>
          {colleagues.map(({ memberUid, name, position, state }) => (
            <Checkbox
              checked={value.includes(memberUid)}
              description={state === null ? (position ?? undefined) : t('apply.edu.enrolled')}
              disabled={state !== null}
              key={memberUid}
              label={name}
              onChange={(event) =>
                onValueChange(
                  event.target.checked ? [...value, memberUid] : value.filter((other) => other !== memberUid),
                )
              }
            />
          ))}
        </Fieldset>
      )}
    </div>
  );
}

function Participation({ form, needsProof }: FieldsProps & { readonly needsProof: boolean }) {
  const t = useText();
  return (
    <div className={styles.stack}>
      {needsProof && (
        <RadioGroup
          {...form.field('proofCd')}
          label={t('apply.edu.proof')}
          options={employmentProofs.map((value) => ({ value, label: t(`apply.edu.proofs.${value}`) }))}
        />
      )}
      {needsProof && form.values.proofCd === 'MAIL' && (
        <TextField
          {...form.field('proofEmail')}
          autoComplete="email"
          help={t('apply.edu.proofEmailHelp')}
          label={t('apply.edu.proofEmail')}
          required
          type="email"
        />
      )}
      <TextArea
        {...form.field('motive')}
        countMax={enrollLimits.motive}
        label={t('apply.edu.motive')}
        optional
        rows={4}
      />
      <Needs form={form} />
    </div>
  );
}

function Needs({ form }: FieldsProps) {
  const t = useText();
  const { value, onValueChange, error, id } = form.field('needs');
  return (
    <>
      <Fieldset error={error} id={id} label={t('apply.edu.need')} optional>
        {enrollNeeds.map((need) => (
          <Checkbox
            checked={value.includes(need)}
            key={need}
            label={t(`apply.edu.needs.${need}`)}
            onChange={(event) =>
              onValueChange(event.target.checked ? [...value, need] : value.filter((other) => other !== need))
            }
          />
        ))}
      </Fieldset>
      <TextField
        {...form.field('needsText')}
        countMax={enrollLimits.needsText}
        label={t('apply.edu.needsText')}
        optional
      />
    </>
  );
}
