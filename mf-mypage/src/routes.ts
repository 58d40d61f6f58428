import type { RouteDefinition, SlotDefinition } from '@haesol/shared/lifecycle';
import { paths } from '#paths';
import { accountQueries } from './features/account/accountQueries.ts';
import { joinQueries } from './features/join/joinQueries.ts';
import { memberInfoQueries } from './features/memberInfo/memberInfoQueries.ts';
import { ownQuestionsQuery, readQnaListSearch } from './features/qnaList/qnaListQueries.ts';
import { writeQueries } from './features/qnaWrite/writeQueries.ts';
import { questionQueries } from './features/question/questionQueries.ts';
import { socialProvidersQuery } from './ui/SocialButtons.tsx';

export const routes: readonly RouteDefinition[] = [
  {
    paths: [paths.login],
    queries: ({ call }) => [socialProvidersQuery(call)],
    screen: () => import(/* webpackChunkName: "LoginScreen" */ './features/login/LoginScreen.tsx'),
  },
  {
    paths: [paths.findId],
    screen: () => import(/* webpackChunkName: "FindIdScreen" */ './features/recovery/FindIdScreen.tsx'),
  },
  {
    paths: [paths.findIdFound],
    screen: () => import(/* webpackChunkName: "FindIdFoundScreen" */ './features/recovery/FindIdFoundScreen.tsx'),
  },
  {
    paths: [paths.findIdNone],
    screen: () => import(/* webpackChunkName: "FindIdNoneScreen" */ './features/recovery/FindIdNoneScreen.tsx'),
  },
  {
    paths: [paths.findPw],
    screen: () => import(/* webpackChunkName: "FindPwScreen" */ './features/recovery/FindPwScreen.tsx'),
  },
  {
    paths: [paths.findPwIssued],
    screen: () => import(/* webpackChunkName: "FindPwIssuedScreen" */ './features/recovery/FindPwIssuedScreen.tsx'),
  },
  {
    paths: [paths.findPwNone],
    screen: () => import(/* webpackChunkName: "FindPwNoneScreen" */ './features/recovery/FindPwNoneScreen.tsx'),
  },
  {
    paths: [paths.changePw],
    screen: () => import(/* webpackChunkName: "ChangePwScreen" */ './features/recovery/ChangePwScreen.tsx'),
  },
  {
    paths: [paths.changePwComplete],
    screen: () =>
      import(/* webpackChunkName: "ChangePwCompleteScreen" */ './features/recovery/ChangePwCompleteScreen.tsx'),
  },
  {
    paths: [paths.snsCallback],
    screen: () => import(/* webpackChunkName: "SnsCallbackScreen" */ './features/social/SnsCallbackScreen.tsx'),
  },
  {
    paths: [paths.snsSuccess],
    screen: () => import(/* webpackChunkName: "SnsSuccessScreen" */ './features/social/SnsSuccessScreen.tsx'),
  },
  {
    paths: [paths.snsFail],
    screen: () => import(/* webpackChunkName: "SnsFailScreen" */ './features/social/SnsFailScreen.tsx'),
  },
  {
    paths: [paths.join],
    queries: ({ call }) => [socialProvidersQuery(call)],
    screen: () => import(/* webpackChunkName: "JoinStartScreen" */ './features/join/JoinStartScreen.tsx'),
  },
  {
    paths: [paths.joinClass],
    screen: () => import(/* webpackChunkName: "MemberClassScreen" */ './features/join/MemberClassScreen.tsx'),
  },
  {
    paths: [paths.joinEmail],
    screen: () => import(/* webpackChunkName: "EmailAuthScreen" */ './features/join/EmailAuthScreen.tsx'),
  },
  {
    paths: [paths.joinCode],
    screen: () => import(/* webpackChunkName: "CodeAuthScreen" */ './features/join/CodeAuthScreen.tsx'),
  },
  {
    paths: [paths.joinInfo],
    queries: ({ call }) => [joinQueries.termsList(call)],
    screen: () => import(/* webpackChunkName: "UserInfoScreen" */ './features/join/UserInfoScreen.tsx'),
  },
  {
    paths: [paths.joinComplete],
    screen: () => import(/* webpackChunkName: "JoinCompleteScreen" */ './features/join/JoinCompleteScreen.tsx'),
  },
  {
    paths: [paths.info],
    queries: ({ call }) => [accountQueries.myPage(call)],
    screen: () => import(/* webpackChunkName: "IdentityScreen" */ './features/account/IdentityScreen.tsx'),
  },
  {
    paths: [paths.myInfo],
    queries: ({ call }) => [accountQueries.myPage(call), socialProvidersQuery(call)],
    screen: () => import(/* webpackChunkName: "MyInfoScreen" */ './features/account/MyInfoScreen.tsx'),
  },
  {
    paths: [paths.withdrawal],
    queries: ({ call }) => [accountQueries.myPage(call), accountQueries.codes(call, 'LEAVE_WHY')],
    screen: () => import(/* webpackChunkName: "WithdrawalScreen" */ './features/account/WithdrawalScreen.tsx'),
  },
  {
    paths: [paths.infoDetail],
    queries: ({ call }) => [
      memberInfoQueries.myPage(call),
      memberInfoQueries.sessions(call),
      memberInfoQueries.names(call, 'MBR_CLS'),
      memberInfoQueries.logins(call),
      memberInfoQueries.agrees(call),
    ],
    screen: () => import(/* webpackChunkName: "MemberInfoScreen" */ './features/memberInfo/MemberInfoScreen.tsx'),
  },
  {
    paths: [paths.qna, paths.myQna],
    queries: ({ call, search }) => [ownQuestionsQuery(call, readQnaListSearch(search))],
    screen: () => import(/* webpackChunkName: "QnaListScreen" */ './features/qnaList/QnaListScreen.tsx'),
  },
  {
    paths: [paths.qnaDetail, paths.myQnaDetail],
    queries: ({ call, search }) => questionQueries(call, search),
    screen: () => import(/* webpackChunkName: "QnaDetailScreen" */ './features/question/QnaDetailScreen.tsx'),
  },
  {
    paths: [paths.qnaWrite],
    queries: ({ call, search }) => writeQueries(call, search),
    screen: () => import(/* webpackChunkName: "QnaWriteScreen" */ './features/qnaWrite/QnaWriteScreen.tsx'),
  },
];

export const slots: Readonly<Record<string, SlotDefinition>> = {
  'qna.question.v1': {
    queries: ({ call, search }) => questionQueries(call, search),
    screen: () => import(/* webpackChunkName: "QuestionSlotScreen" */ './features/question/QuestionSlotScreen.tsx'),
  },
  'auth.login-dialog.v1': {
    screen: () => import(/* webpackChunkName: "LoginDialogScreen" */ './features/login/LoginDialogScreen.tsx'),
  },
};
