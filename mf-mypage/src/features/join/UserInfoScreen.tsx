import { useCall, useText } from '@haesol/shared/lifecycle';
import { ErrorState, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { InfoForm } from './InfoForm.tsx';
import { JoinFrame } from './JoinFrame.tsx';
import { joinQueries } from './joinQueries.ts';
import type { JoinDraft } from './joinRules.ts';

export default function UserInfoScreen() {
  const t = useText();
  return (
    <JoinFrame lead={t('join.info.lead')} step="info" title={t('join.info.title')}>
      {(draft) => <LoadedForm draft={draft} />}
    </JoinFrame>
  );
}

function LoadedForm({ draft }: { readonly draft: JoinDraft }) {
  const call = useCall();
  const { data, isError, isRefetching, refetch } = useQuery(joinQueries.termsList(call));
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  return data === undefined ? <Skeleton lines={3} rows={3} /> : <InfoForm draft={draft} terms={data.list} />;
}
