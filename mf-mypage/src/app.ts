import { defineApp, defineSlot } from '@haesol/remote/routes';
import { commentPages, shownQuestion } from './features/question/shownQuestion.ts';
import ko from './messages/ko.json' with { type: 'json' };
import { routes } from './routes.ts';

export const app = defineApp({
  id: 'mf-mypage',
  requires: { shellApi: 1, react: '^19.0.0', 'react-router-dom': '^7.18.0' },
  area: ['/myPage', '/login', '/join'],
  routes,
  slots: {
    'auth.login-dialog.v1': defineSlot({ screen: () => import('./features/login/LoginDialogScreen.tsx') }),
    'qna.question.v1': defineSlot({
      gets: [shownQuestion, commentPages],
      screen: () => import('./features/question/QuestionSlotScreen.tsx'),
    }),
  },
  messages: ko,
});
