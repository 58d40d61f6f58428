import { Skeleton } from '@haesol/kit';
import { QueryView, useGet, useText } from '@haesol/remote/lifecycle';
import { currentTerms } from './currentTerms.ts';
import { InfoForm } from './InfoForm.tsx';
import { JoinFrame } from './JoinFrame.tsx';
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
  const query = useGet(currentTerms);
  return (
    <QueryView query={query} skeleton={<Skeleton lines={3} rows={3} />}>
      {({ list }) => <InfoForm draft={draft} terms={list} />}
    </QueryView>
  );
}
