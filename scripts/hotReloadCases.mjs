// Edits of `scripts/hotReload.mjs` in each remote; a test checks that the files still match.

/** For pages without a text field: a choice in the page's own state. */
const chooseOnline = {
  act: (page) => page.getByRole('button', { name: /^온라인/ }).click(),
  read: (page) => page.getByRole('button', { name: /^온라인/ }).getAttribute('aria-pressed'),
};
const typeInto = (find) => ({
  act: (page) => find(page).fill('적던 글'),
  read: (page) => find(page).inputValue(),
});

/** `file`: below `src/features`; `root`: the element marked by the edit; `state`: must survive the edit. */
export const cases = [
  {
    id: 'mf-portal',
    path: '/',
    file: 'home/HomeScreen.tsx',
    root: '<div className={styles.home}',
    state: chooseOnline,
  },
  {
    id: 'mf-infoplaza',
    path: '/infoPlaza/notice',
    file: 'board/BoardListScreen.tsx',
    root: '<div className={styles.list}',
    state: typeInto((page) => page.getByRole('search').getByRole('textbox')),
  },
  {
    id: 'mf-mypage',
    path: '/login',
    file: 'login/LoginScreen.tsx',
    root: '<div className={styles.screen}',
    state: typeInto((page) => page.getByLabel('아이디(이메일)')),
  },
  {
    id: 'mf-reservation',
    path: '/easyReservation',
    file: 'booking/BookingScreen.tsx',
    root: '<div className={styles.screen}',
    state: typeInto((page) => page.getByRole('search').getByRole('searchbox')),
  },
  {
    id: 'mf-travel',
    path: '/travel/attractions',
    file: 'attractions/AttractionListScreen.tsx',
    root: '<div className={styles.screen}',
    state: typeInto((page) => page.getByRole('search').getByRole('searchbox')),
  },
];
