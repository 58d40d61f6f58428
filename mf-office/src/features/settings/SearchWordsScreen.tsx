import { searchSynonymRemove, searchSynonymSave, searchSynonyms, searchWord } from '@haesol/contracts/member';
import { useCall, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import { lists, synonyms } from '#lists';
import { EntityPage } from '#ui/EntityPage';

const form = z.extend(searchSynonymSave.body, { word: searchWord });

/** Synonyms of the search: words of visitors with the words of the site that are also found. */
export default function SearchWordsScreen() {
  const t = useText();
  const call = useCall();
  const save = ({ word, means, rev }: z.output<typeof form>) =>
    call(searchSynonymSave, { params: { word }, body: { means, rev } });
  return (
    <EntityPage
      say={(key, values) => t(`searchWords.${key}`, values)}
      draft="searchWords"
      body={form}
      columns={[{ key: 'means', header: t('searchWords.fields.means'), cell: ({ means }) => means.join(', ') }]}
      endpoint={searchSynonyms}
      fields={[
        { name: 'word', kind: 'line' },
        { name: 'means', kind: 'lines', help: t('queue.onePerLine') },
      ]}
      list={useListState(lists.searchWords)}
      nameOf={({ word }) => word}
      onAdd={(body) => save({ ...body, rev: 0 })}
      onChange={({ word }, body) => save({ ...body, word })}
      onRemove={({ word }) => call(searchSynonymRemove, { params: { word } })}
      onUndo={({ word, means }) => save({ word, means })}
      query={useGet(synonyms)}
      rowKey={({ word }) => word}
      title={t('names.searchWords')}
    />
  );
}
