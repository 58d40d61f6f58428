import { adminAddPost, adminChangePost, adminPosts, adminRemovePost, boards } from '@haesol/contracts/board';
import { contentStates, toSeoulMinute } from '@haesol/contracts/common';
import { eduList } from '@haesol/contracts/learn';
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
import { usePostMoves } from './usePostMoves.ts';

/** Posts of the boards: written, scheduled, changed and taken off the site. */
export default function PostsScreen() {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminPosts>>();
  const call = useCall();
  const shell = useShell();
  const list = useListState(lists.posts);
  const versions = useVersions<RowOf<typeof adminPosts>>({
    kind: 'POST',
    endpoint: adminPosts,
    keyOf: ({ postUid }) => postUid,
  });
  const categories = [useCodes('NOTICE_CTG'), useCodes('NEWS_CTG'), useCodes('REFERENCE_CTG')].flatMap((codes, at) =>
    codes.map(({ code, codeName }) => ({
      value: code,
      label: `${t(`posts.boards.${boards[at] ?? ''}`)} · ${codeName}`,
    })),
  );
  const courses = useEndpoint(eduList, { query: { pageSize: 100 } }).data;
  const yesNo = (['N', 'Y'] as const).map((value) => ({ value, label: t(value === 'Y' ? 'queue.yes' : 'queue.no') }));
  const states = contentStates.map((value) => ({ value, label: t(`posts.states.${value}`) }));
  const boardOptions = boards.map((value) => ({ value, label: t(`posts.boards.${value}`) }));
  return (
    <EntityPage
      blank={{
        board: 'NOTICE',
        pinYn: 'N',
        urgentYn: 'N',
        createdDt: toSeoulMinute(shell.now()),
      }}
      body={adminAddPost.body}
      columns={[
        columns.state(({ state }) => <Badge color={contentColors[state]}>{t(`posts.states.${state}`)}</Badge>),
        columns.category(({ board, categoryNm }) => `${t(`posts.boards.${board}`)} · ${categoryNm}`),
        {
          key: 'marks',
          header: t('posts.fields.pinYn'),
          width: '7rem',
          onPhone: 'hidden',
          cell: ({ pinYn, urgentYn }) =>
            [pinYn === 'Y' && t('posts.marks.pin'), urgentYn === 'Y' && t('posts.marks.urgent')]
              .filter((mark) => mark !== false)
              .join(', '),
        },
        columns.time('created', t('posts.published'), ({ createdDt }) => createdDt),
        columns.number('views', t('posts.views'), ({ viewCnt }) => formatNumber(viewCnt)),
        versions.column,
      ]}
      draft="posts"
      endpoint={adminPosts}
      fields={[
        { name: 'board', kind: 'select', options: boardOptions },
        { name: 'categoryCd', kind: 'select', options: categories },
        { name: 'title', kind: 'line' },
        { name: 'createdDt', kind: 'datetime', isOptional: true, help: t('queue.publishHelp') },
        { name: 'writerNm', kind: 'line' },
        { name: 'sourceNm', kind: 'line', isOptional: true },
        { name: 'pinYn', kind: 'select', options: yesNo },
        { name: 'pinUntilDt', kind: 'date', isOptional: true, help: t('posts.pinUntilHelp') },
        { name: 'urgentYn', kind: 'select', options: yesNo },
        { name: 'thumbUrl', kind: 'picture', isOptional: true, alt: 'thumbAlt' },
        { name: 'thumbAlt', kind: 'line', isOptional: true },
        {
          name: 'eduUid',
          kind: 'select',
          isOptional: true,
          options: (courses?.list ?? []).map(({ eduUid, title }) => ({ value: eduUid, label: title })),
          help: t('posts.courseHelp'),
        },
        { name: 'html', kind: 'html' },
      ]}
      filters={[{ key: 'state', label: t('queue.state'), all: t('queue.all'), options: states }]}
      files={{ refType: 'POST', of: ({ files }) => files }}
      list={list}
      loadPage={(page) => call(adminPosts, { query: { ...list.state, ...page } })}
      moves={usePostMoves()}
      nameOf={({ title }) => title}
      onAdd={(body) => call(adminAddPost, { body })}
      onChange={({ postUid }, body) => call(adminChangePost, { params: { postUid }, body })}
      onRemove={({ postUid }) => call(adminRemovePost, { params: { postUid } })}
      onUndo={({ postUid }) => call(adminRestore, { params: { id: postUid }, body: { kind: 'posts' } })}
      presence="POST"
      preview={{ kind: 'POST', toPage: publicPages.POST }}
      query={useGet(lists.posts.get)}
      rowKey={({ postUid }) => postUid}
      screen="posts"
      say={(key, values) => t(`posts.${key}`, values)}
      searched={t('posts.searched')}
      states={{ key: 'board', label: t('posts.fields.board'), all: t('queue.all'), options: boardOptions }}
      title={t('names.posts')}
    >
      {versions.dialog}
    </EntityPage>
  );
}
