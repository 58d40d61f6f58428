import { definePage } from '@haesol/remote/routes';
import { paths } from '#paths';
import { qnaListState } from './features/qnaList/qnaListState.ts';
import { commentPages, shownQuestion } from './features/question/shownQuestion.ts';

/** Pages of the member's own questions: list, detail, and form. */
export const qnaRoutes = [
  definePage({
    path: paths.qna,
    aliases: [paths.myQna],
    group: 'mypage',
    guard: 'member',
    render: 'client',
    noindex: true,
    title: 'pages.qna.title',
    description: 'pages.qna.description',
    words: 'pages.qna.words',
    menu: { id: 'mypage_qna', order: 60, description: 'pages.qna.menu' },
    gets: [qnaListState.get],
    screen: () => import('./features/qnaList/QnaListScreen.tsx'),
  }),
  definePage({
    path: paths.qnaDetail,
    aliases: [paths.myQnaDetail],
    group: 'mypage',
    guard: 'member',
    render: 'client',
    noindex: true,
    title: 'pages.qnaDetail.title',
    description: 'pages.qnaDetail.description',
    counted: true,
    gets: [shownQuestion, commentPages],
    uids: ['qnaUid'],
    screen: () => import('./features/question/QnaDetailScreen.tsx'),
  }),
  definePage({
    path: paths.qnaWrite,
    group: 'mypage',
    guard: 'member',
    render: 'client',
    noindex: true,
    title: 'pages.qnaWrite.title',
    description: 'pages.qnaWrite.description',
    words: 'pages.qnaWrite.words',
    uids: ['qnaUid'],
    screen: () => import('./features/qnaWrite/QnaWriteScreen.tsx'),
  }),
];
