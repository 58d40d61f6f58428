import { type ApplicationDraft, type ApplyNoticeDetail, applySubmit, projectForm } from '@haesol/contracts/learn';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { toCompleteHref } from '#paths';
import { ApplicationWizard } from './ApplicationWizard.tsx';
import { type Applicant, withDraft } from './applicationTypes.ts';
import { ConsentStep } from './ConsentStep.tsx';
import { toProjectSections } from './projectSections.tsx';
import { type ProjectFormHandle, toProjectValues } from './projectValues.ts';

export interface ProjectFormProps {
  readonly member: Applicant;
  readonly draft: ApplicationDraft | null;
  /** The draft is an application that was handed in. */
  readonly isChange?: boolean | undefined;
  readonly notice: ApplyNoticeDetail;
}

/** Application for a joint project under one notice. */
export function ProjectForm({ member, draft, isChange, notice }: ProjectFormProps) {
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
      isChange={isChange}
      heading={t('apply.assn.heading')}
      initial={withDraft(toProjectValues(member, notice), draft?.values)}
      lead={t('apply.assn.lead', { title: notice.title, date: formatDateTime(notice.applyTo) })}
      schema={projectForm(notice)}
      sections={(context) => toProjectSections(t, context, notice)}
      submit={async (_data, { aplUid, idempotencyKey }) => {
        await call(applySubmit, { params: { aplUid } }, { idempotencyKey });
        return toCompleteHref(aplUid);
      }}
      target={{ kind: 'ASSN', refUid: noticeUid }}
    />
  );
}
