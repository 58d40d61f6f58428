import { type ApplicationDetail, applyNoticeGet, applyProgramGet, myApplicationGet } from '@haesol/contracts/learn';
import { getMyPage } from '@haesol/contracts/member';
import { EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { toMyApplicationHref } from '#paths';
import { AdviceForm } from './AdviceForm.tsx';
import type { Applicant } from './applicationTypes.ts';
import { Missing } from './Missing.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { SupportForm } from './SupportForm.tsx';

/** Form with the contents of an application that was handed in, until its review begins. */
export function ApplicationChange({ aplUid }: { readonly aplUid: string }) {
  const member = useEndpoint(getMyPage, {});
  // Bypasses the cache: the form takes its initial values once, and another device may have changed them.
  const query = useEndpoint(myApplicationGet, { params: { aplUid } }, { staleTime: 0, gcTime: 0 });
  return (
    <QueryView query={member} skeleton={<Skeleton lines={10} />}>
      {(me) => (
        <QueryView notFound={<Missing />} query={query} skeleton={<Skeleton lines={10} />}>
          {(application) =>
            application.changeableYn === 'Y' ? (
              <ChangeForm application={application} member={me} />
            ) : (
              <Closed application={application} />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

interface ChangeFormProps {
  readonly application: ApplicationDetail;
  readonly member: Applicant;
}

function ChangeForm({ application, member }: ChangeFormProps) {
  const { aplUid, kind, refUid, values, savedDt, files } = application;
  const notice = useEndpoint(applyNoticeGet, kind === 'ASSN' ? { params: { noticeUid: refUid } } : undefined);
  const program = useEndpoint(applyProgramGet, kind === 'COLLABO' ? { params: { pgmUid: refUid } } : undefined);
  const form = { member, isChange: true, draft: { aplUid, values, step: 2, savedDt, files } };
  if (kind === 'TECH') return <AdviceForm {...form} advisorUid={undefined} />;
  return kind === 'ASSN' ? (
    <QueryView query={notice} skeleton={<Skeleton lines={10} />}>
      {(data) => <ProjectForm {...form} notice={data} />}
    </QueryView>
  ) : (
    <QueryView query={program} skeleton={<Skeleton lines={10} />}>
      {(data) => <SupportForm {...form} program={data} />}
    </QueryView>
  );
}

function Closed({ application: { kind, aplUid, title } }: { readonly application: ApplicationDetail }) {
  const t = useText();
  return (
    <section>
      <h1>{title}</h1>
      <EmptyState title={t('apply.change.closed')}>
        <LinkButton href={toMyApplicationHref(kind, aplUid)} variant="primary">
          {t('apply.toMine')}
        </LinkButton>
      </EmptyState>
    </section>
  );
}
