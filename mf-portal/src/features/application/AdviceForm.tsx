import { toSeoulDate } from '@haesol/contracts/common';
import {
  type ApplicationDraft,
  adviceForm,
  advisorsList,
  applyAdviceCount,
  applySubmit,
  freeAdvice,
  learnPolicy,
} from '@haesol/contracts/learn';
import { useCall, useCodes, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { toCompleteHref } from '#paths';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import { toAdviceSections } from './adviceSections.tsx';
import { type AdviceFormHandle, toAdviceValues } from './adviceValues.ts';
import { type Applicant, withDraft } from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';

export interface AdviceFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** The draft is an application that was handed in. */
  readonly isChange?: boolean | undefined;
  /** Adviser that the reader has chosen on the page of advisers. */
  readonly advisorUid: string | undefined;
}

const allAdvisors = { query: { pageSize: 100 } };

/** Returns how many free consultations the member's company has left; undefined without a company. */
function useFreeAdvice(): string | undefined {
  const t = useText();
  const count = useEndpoint(applyAdviceCount, {}).data?.count ?? undefined;
  if (count === undefined) return undefined;
  const left = Math.max(0, freeAdvice.first - count.all);
  const ofYear = Math.max(0, freeAdvice.yearOfAffiliated - count.thisYear);
  return t('apply.tech.left', { used: count.all, left, ofYear });
}

/** Application for advice. */
export function AdviceForm({ member, draft, isChange, advisorUid }: AdviceFormProps) {
  const t = useText();
  const call = useCall();
  const today = toSeoulDate(useShell().now());
  const fields = useCodes('TECH_FIELD');
  const industries = useCodes('INDUSTRY');
  const advisors = useEndpoint(advisorsList, allAdvisors).data?.list ?? [];
  const left = useFreeAdvice();
  const saved = withDraft(toAdviceValues(member, advisorUid), draft?.values);
  return (
    <ApplicationWizard
      consentFields={['agreePrivacy', 'agreeThird']}
      consents={(form: AdviceFormHandle) => (
        <ConsentStep
          notices={[
            ...(left === undefined ? [] : [left]),
            ...[1, 2, 3, 4].map((no) => t(`apply.tech.notices.${no}`, { days: learnPolicy.contactDays })),
          ]}
          privacy={form.field('agreePrivacy')}
          third={form.field('agreeThird')}
        />
      )}
      draft={draft}
      isChange={isChange}
      heading={t('apply.tech.heading')}
      initial={{ ...saved, ...(advisorUid !== undefined && { advisorUid }) }}
      lead={t('apply.tech.lead')}
      schema={adviceForm(today)}
      sections={(context) => toAdviceSections(t, context, { industries, fields, advisors })}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'TECH', refUid: '' }}
    />
  );
}
