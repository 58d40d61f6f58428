import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const page = {
  menuKey: 'intro_intro',
  title: '산학협력단 소개',
  blocks: [
    { type: 'html', html: '<p>첫 문단</p>' },
    { type: 'cards', title: null, items: [{ title: '상담', text: '전화로 묻습니다.', link: null, badge: null }] },
  ],
  updatedDt: '2026-11-20T10:00:00+09:00',
  byNm: '정하람',
  publishDt: null,
  rev: 2,
};
const versions = [
  {
    no: 2,
    dt: '2026-11-20T10:00:00+09:00',
    byNm: '정하람',
    publishDt: null,
    content: { title: '산학협력단 소개', blocks: [{ type: 'html', html: '<p>평일 9시에 엽니다</p>' }] },
  },
  {
    no: 1,
    dt: '2026-11-01T10:00:00+09:00',
    byNm: null,
    publishDt: null,
    content: { title: '산학협력단 소개', blocks: [{ type: 'html', html: '<p>평일 10시에 엽니다</p>' }] },
  },
];

describe('PagesScreen', () => {
  const open = (path: string) =>
    openOffice(path, {
      'admin.listPages': { list: [page] },
      'admin.listVersions': { list: versions },
      'admin.changePage': { rev: 3 },
      'admin.restoreVersion': { rev: 3 },
    });

  it('changes a word of a block and sends the others as they are, with the version that was seen', async () => {
    const { user, shell } = await open(`${paths.pages}?edit=intro_intro`);
    const text = await screen.findByRole('textbox', { name: '2번째 블록 항목 1 설명' }).catch(() => undefined);
    const field = text ?? (await screen.findByDisplayValue('전화로 묻습니다.'));
    await user.clear(field);
    await user.type(field, '메일로 묻습니다.');
    await user.click(screen.getByRole('button', { name: '저장' }));

    expect(shell.http.requests.findLast(({ name }) => name === 'admin.changePage')).toMatchObject({
      path: '/api/v1/admin/pages/intro_intro',
      body: {
        rev: 2,
        publishDt: null,
        blocks: [page.blocks[0], { items: [{ title: '상담', text: '메일로 묻습니다.', link: null }] }],
      },
    });
  });

  it('shows what differs between two versions, and publishes an earlier one again', async () => {
    const { user, shell } = await open(paths.pages);
    await user.click(await screen.findByRole('button', { name: '산학협력단 소개 버전 기록' }));
    const dialog = await screen.findByRole('dialog');
    const changes = await within(dialog).findByRole('region', { name: '바뀐 내용' });

    expect(within(changes).getByText('9시에')).toHaveProperty('tagName', 'INS');
    expect(within(changes).getByText('10시에')).toHaveProperty('tagName', 'DEL');
    await user.click(within(dialog).getByRole('radio', { name: /^1번/ }));
    await user.click(within(dialog).getByRole('button', { name: '1번으로 되돌리기' }));
    expect(shell.http.requests.findLast(({ name }) => name === 'admin.restoreVersion')).toMatchObject({
      body: { kind: 'PAGE', ref: 'intro_intro', no: 1 },
    });
  });
});

describe('SharingScreen', () => {
  it('shows the versions of what is shared, and restores an earlier one', async () => {
    const entry = {
      ...{ shareUid: 'S1', type: 'TECH', fieldCd: 'T20', fieldNm: '식품', title: '건조 기술', summary: '요약' },
      ...{ html: '<p>새 글</p>', facts: [], thumbUrl: '/a.svg', thumbAlt: '그림', managerNm: '김담당', tel: '' },
      ...{ files: [], updatedDt: '2026-11-20T10:00:00+09:00', publishDt: null, state: 'DRAFT', rev: 4 },
    };
    const { user, shell } = await openOffice(paths.share, {
      'admin.listSharings': { list: [entry], cnt_total: 1 },
      'admin.listVersions': { list: versions },
      'admin.restoreVersion': { rev: 3 },
    });
    await user.click(await screen.findByRole('button', { name: '건조 기술 버전 기록' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: /^1번/ }));
    await user.click(dialog.getByRole('button', { name: '1번으로 되돌리기' }));

    expect(shell.http.requests.findLast(({ name }) => name === 'admin.restoreVersion')).toMatchObject({
      body: { kind: 'SHARING', ref: 'S1', no: 1 },
    });
  });
});

describe('TermsScreen', () => {
  const current = {
    code: 'USE',
    version: '2.1',
    title: '이용약관',
    effectiveDt: '2026-11-01',
    html: '<p>지금 조항</p>',
    state: 'CURRENT',
  };

  it('offers a new version with the text in force, and compares it with an earlier one', async () => {
    const past = { ...current, version: '2.0', effectiveDt: '2026-03-01', html: '<p>옛 조항</p>', state: 'PAST' };
    const { user } = await openOffice(paths.terms, { 'admin.listTerms': { list: [current, past] } });
    await user.click(await screen.findByRole('button', { name: '이용약관 2.1 비교' }));

    expect(within(screen.getByRole('dialog')).getByText('지금')).toHaveProperty('tagName', 'INS');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: '새 버전' })).toHaveAttribute('href', expect.stringContaining('USE+2.1'));
  });

  it('sends the translations of a coming version that have a text, and names the languages without one', async () => {
    const i18n = { en: { html: '<p>Present article</p>' } };
    const coming = { ...current, version: '2.2', state: 'COMING', effectiveDt: '2027-01-01', i18n, rev: 3 };
    const { shell, user } = await openOffice(`${paths.terms}?edit=USE+2.2`, {
      'admin.listTerms': { list: [coming] },
      'admin.changeTerms': {},
    });
    const dialog = within(await screen.findByRole('dialog', { name: '이용약관 고치기' }));
    expect(screen.getByRole('row', { name: /이용약관 2.2/, hidden: true })).toHaveTextContent(
      '일본어, 중국어 간체, 중국어 번체',
    );
    expect(await dialog.findByRole('textbox', { name: '본문 (영어)' })).toHaveTextContent('Present article');
    await user.selectOptions(dialog.getByRole('combobox', { name: /불리한 변경/ }), '아니요');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeTerms')?.body).toMatchObject({
        i18n,
        rev: 3,
      }),
    );
  });
});

describe('PostsScreen', () => {
  const post = {
    ...{
      postUid: 'N1',
      board: 'NOTICE',
      categoryCd: 'NOTICE',
      categoryNm: '일반',
      title: '옛 공지',
      html: '<p>글</p>',
    },
    ...{
      writerNm: '운영팀',
      sourceNm: null,
      createdDt: null,
      pinYn: 'N',
      urgentYn: 'N',
      thumbUrl: null,
      thumbAlt: null,
    },
    ...{ eduUid: null, files: [], viewCnt: 0, state: 'DRAFT', rev: 1 },
  };
  const open = (path: string) =>
    openOffice(path, {
      'edu.list': { list: [], cnt_total: 0, states: [] },
      'admin.listPosts': { list: [post], cnt_total: 1 },
      'admin.changePost': { postUid: 'N1' },
      'admin.restore': {},
    });

  it('publishes a draft from its row, and pins chosen posts, which can be taken back', async () => {
    const { user, shell } = await openOffice(paths.posts, {
      'edu.list': { list: [], cnt_total: 0, states: [] },
      'admin.listPosts': {
        list: [post, { ...post, postUid: 'N2', title: '새 공지', state: 'PUBLISHED' }],
        cnt_total: 2,
      },
      'admin.moveItems': ({ body }: { body?: unknown }) => ({ done: (body as { uids: string[] }).uids, failed: [] }),
    });
    const moves = () =>
      shell.http.requests.filter(({ name }) => name === 'admin.moveItems').map(({ path, body }) => [path, body]);
    const draft = within(await screen.findByRole('row', { name: /옛 공지/ }));
    expect(within(screen.getByRole('row', { name: /새 공지/ })).queryByRole('button', { name: '게시' })).toBeNull();
    await user.click(draft.getByRole('button', { name: '게시' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '1건 게시' }));
    await user.click(await screen.findByRole('checkbox', { name: '이 쪽의 모든 줄 고르기' }));
    await user.click(screen.getByRole('button', { name: '2건 맨 위 고정' }));
    await waitFor(() => expect(moves()).toHaveLength(2));
    shell.record.toasts.at(-1)?.action?.run();

    await waitFor(() => expect(moves()).toHaveLength(3));
    const path = '/api/v1/admin/posts/transition';
    expect(moves()).toMatchObject([
      [path, { uids: ['N1'], revs: [1], to: 'PUBLISHED' }],
      [path, { uids: ['N1', 'N2'], revs: [1, 1], to: 'PINNED' }],
      [path, { uids: ['N1', 'N2'], revs: [2, 2], to: 'UNPINNED' }],
    ]);
  });

  it('saves a post without a time as a draft', async () => {
    const { user, shell } = await open(`${paths.posts}?edit=N1`);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByLabelText(/^게시일시/)).toHaveValue('');
    await user.click(within(dialog).getByRole('button', { name: '저장' }));

    expect(shell.http.requests.findLast(({ name }) => name === 'admin.changePost')).toMatchObject({
      body: { createdDt: null, title: '옛 공지', rev: 1 },
    });
  });

  it('lists what was taken off the site, and puts it back from its row', async () => {
    const { user, shell } = await open(paths.posts);
    const link = await screen.findByRole('link', { name: '내린 것 보기' });
    expect(link).toHaveAttribute('href', expect.stringContaining('removedYn=Y'));
    await user.click(link);
    const row = await screen.findByRole('row', { name: /옛 공지/ });

    expect(within(row).queryByRole('button', { name: /^내리기/ })).not.toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: /되돌리기/ }));
    expect(shell.http.requests.findLast(({ name }) => name === 'admin.restore')).toMatchObject({
      path: '/api/v1/admin/removed/N1/restore',
      body: { kind: 'posts' },
    });
  });
});
