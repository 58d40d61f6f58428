import { type ApplicationDraft, adviceForm, advisorsList, applySubmit } from '@haesol/contracts/learn';
import { useCall, useCodes, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toCompleteHref } from '#paths';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import { toAdviceSections } from './adviceSections.tsx';
import { type AdviceFormHandle, toAdviceValues } from './adviceValues.ts';
import { type Applicant, withDraft } from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';

export interface AdviceFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** Adviser that the reader has chosen on the page of advisers. */
  readonly advisorUid: string | undefined;
}

const allAdvisors = { query: { pageSize: 100 } };

/** Application for advice. */
export function AdviceForm({ member, draft, advisorUid }: AdviceFormProps) {
  const t = useText();
  const call = useCall();
  const fields = useCodes('TECH_FIELD');
  const industries = useCodes('INDUSTRY');
  const advisors = useEndpoint(advisorsList, allAdvisors).data?.list ?? [];
  const saved = withDraft(toAdviceValues(member, advisorUid), draft?.values);
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy', 'agreeThird']}
      consents={(form: AdviceFormHandle) => (
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
      sections={(context) => toAdviceSections(t, context, { industries, fields, advisors })}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'TECH', refUid: '' }}
    />
  );
}
