import { adminAddFaq, adminChangeFaq, adminFaqs, adminRemoveFaq } from '@haesol/contracts/board';
import { adminRestore } from '@haesol/contracts/member';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';

/** Frequently asked questions, those that helped least first. */
export default function FaqScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminFaqs>>();
  const call = useCall();
  const categories = useCodes('FAQ_CTG').map(({ code, codeName }) => ({ value: code, label: codeName }));
  return (
    <EntityPage
      body={adminAddFaq.body}
      columns={[
        columns.category(({ categoryNm }) => categoryNm),
        columns.number('helped', t('faq.helped'), ({ helpY }) => formatNumber(helpY)),
        columns.number('notHelped', t('faq.notHelped'), ({ helpN }) => formatNumber(helpN)),
        columns.number('views', t('posts.views'), ({ viewCnt }) => formatNumber(viewCnt)),
      ]}
      draft="faq"
      endpoint={adminFaqs}
      fields={[
        { name: 'categoryCd', kind: 'select', options: categories },
        { name: 'title', kind: 'line' },
        { name: 'html', kind: 'text', help: t('queue.htmlHelp') },
      ]}
      list={useListState(lists.faq)}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddFaq, { body })}
      onChange={({ faqUid }, body) => call(adminChangeFaq, { params: { faqUid }, body })}
      onRemove={({ faqUid }) => call(adminRemoveFaq, { params: { faqUid } })}
      onUndo={({ faqUid }) => call(adminRestore, { params: { id: faqUid }, body: { kind: 'faq' } })}
      query={useGet(lists.faq.get)}
      rowKey={({ faqUid }) => faqUid}
      say={(key, values) => t(`faq.${key}`, values)}
      searched={t('faq.searched')}
      states={{ key: 'categoryCd', label: t('queue.category'), all: t('queue.all'), options: categories }}
      title={t('names.faq')}
    />
  );
}
