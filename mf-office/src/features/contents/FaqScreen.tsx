import { adminAddFaq, adminChangeFaq, adminFaqs, adminQnaGet, adminRemoveFaq } from '@haesol/contracts/board';
import { contentStates, toSeoulMinute } from '@haesol/contracts/common';
import { adminRestore } from '@haesol/contracts/member';
import { Badge } from '@haesol/kit';
import { formatNumber } from '@haesol/remote/i18n';
import { useCall, useCodes, useEndpoint, useGet, useListState, useShell, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { publicPages } from '#paths';
import { useColumns } from '#ui/columns';
import { EntityPage } from '#ui/EntityPage';
import { useVersions } from '#ui/useVersions';
import { contentColors } from './contentColors.ts';

/** Writes plain text as HTML, a paragraph for each line. */
const toParagraphs = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

/** Frequently asked questions, those that helped least first. */
export default function FaqScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminFaqs>>();
  const call = useCall();
  const shell = useShell();
  const versions = useVersions<RowOf<typeof adminFaqs>>({
    kind: 'FAQ',
    endpoint: adminFaqs,
    keyOf: ({ faqUid }) => faqUid,
  });
  const categories = useCodes('FAQ_CTG').map(({ code, codeName }) => ({ value: code, label: codeName }));
  const list = useListState(lists.faq);
  const { qnaUid } = list.state;
  const { data: question } = useEndpoint(adminQnaGet, qnaUid === '' ? undefined : { params: { qnaUid } });
  const begun = question && { title: question.title, html: toParagraphs(question.answers.at(-1)?.content ?? '') };
  const states = contentStates.map((value) => ({ value, label: t(`posts.states.${value}`) }));
  return (
    <EntityPage
      blank={{ createdDt: toSeoulMinute(shell.now()), ...begun }}
      body={adminAddFaq.body}
      columns={[
        columns.state(({ state }) => <Badge color={contentColors[state]}>{t(`posts.states.${state}`)}</Badge>),
        columns.category(({ categoryNm }) => categoryNm),
        columns.number('helped', t('faq.helped'), ({ helpY }) => formatNumber(helpY)),
        columns.number('notHelped', t('faq.notHelped'), ({ helpN }) => formatNumber(helpN)),
        columns.number('views', t('posts.views'), ({ viewCnt }) => formatNumber(viewCnt)),
        versions.column,
      ]}
      draft="faq"
      endpoint={adminFaqs}
      fields={[
        { name: 'categoryCd', kind: 'select', options: categories },
        { name: 'title', kind: 'line' },
        { name: 'createdDt', kind: 'datetime', isOptional: true, help: t('queue.publishHelp') },
        { name: 'html', kind: 'html' },
      ]}
      filters={[{ key: 'state', label: t('queue.state'), all: t('queue.all'), options: states }]}
      list={list}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddFaq, { body })}
      onChange={({ faqUid }, body) => call(adminChangeFaq, { params: { faqUid }, body })}
      onRemove={({ faqUid }) => call(adminRemoveFaq, { params: { faqUid } })}
      onUndo={({ faqUid }) => call(adminRestore, { params: { id: faqUid }, body: { kind: 'faq' } })}
      presence="FAQ"
      preview={{ kind: 'FAQ', toPage: publicPages.FAQ }}
      query={useGet(lists.faq.get)}
      screen="faq"
      rowKey={({ faqUid }) => faqUid}
      say={(key, values) => t(`faq.${key}`, values)}
      searched={t('faq.searched')}
      states={{ key: 'categoryCd', label: t('queue.category'), all: t('queue.all'), options: categories }}
      title={t('names.faq')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
