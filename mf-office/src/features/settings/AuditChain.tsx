import { adminVerifyAudit, type auditFaults } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { useQuery } from '@tanstack/react-query';

/** Verifying a long log takes many calls, so that it is not repeated with each page of the list. */
const staleMs = 600_000;

interface Verification {
  /** Last action that was verified; null without any. */
  readonly toDt: string | null;
  readonly fault: { readonly why: (typeof auditFaults)[number]; readonly fromDt: string; readonly toDt: string } | null;
  readonly unsealedCnt: number;
}

/** Verifies the chain of the audit log and says up to when it is whole, or where it breaks. */
export function AuditChain() {
  const t = useText();
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: [adminVerifyAudit.name],
    queryFn: async (): Promise<Verification> => {
      let toDt: string | null = null;
      let after = 0;
      for (;;) {
        const part = await call(adminVerifyAudit, { query: { after } });
        toDt = part.toDt ?? toDt;
        if (part.next === null) return { toDt, fault: part.fault, unsealedCnt: part.unsealedCnt };
        after = part.next;
      }
    },
    staleTime: staleMs,
    retry: false,
  });
  if (isError) return t('audit.chain.failed');
  if (data === undefined) return t('audit.chain.verifying');
  const { toDt, fault, unsealedCnt } = data;
  const unsealed = unsealedCnt === 0 ? '' : t('audit.chain.unsealed', { count: unsealedCnt });
  if (fault !== null) {
    const times = { from: formatDateTime(fault.fromDt), to: formatDateTime(fault.toDt) };
    return (
      <>
        <Badge color="red">{t('audit.chain.broken')}</Badge> {t(`audit.chain.${fault.why}`, times)} {unsealed}
      </>
    );
  }
  if (toDt === null) return `${t('audit.chain.none')} ${unsealed}`;
  return (
    <>
      <Badge color="pine">{t('audit.chain.verified')}</Badge>{' '}
      {t('audit.chain.verifiedTo', { date: formatDateTime(toDt) })} {unsealed}
    </>
  );
}
