import { myPassList } from '@haesol/contracts/travel';
import { LinkButton } from '@haesol/kit';
import { useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { paths } from '#paths';
import { ListPanel } from './ListPanel.tsx';
import { myState } from './myState.ts';
import { PassRow } from './PassRow.tsx';

const pageSize = 12;

export function Passes() {
  const t = useText();
  const { state } = useListState(myState);
  const query = useEndpoint(myPassList, { query: { pageNum: state.pageNum, pageSize } });
  return (
    <ListPanel
      empty={t('my.noPasses')}
      emptyActions={<LinkButton href={paths.passes}>{t('my.findPasses')}</LinkButton>}
      pageSize={pageSize}
      query={query}
      row={(pass) => <PassRow key={pass.passUid} pass={pass} />}
    />
  );
}
