// What `scripts/hotReload.mjs` edits in each remote: a test looks whether the files still are as it expects them.

/** Used where a page has no text field: a choice that the page keeps in its own state. */
const chooseOnline = {
  act: (page) => page.getByRole('button', { name: /^온라인/ }).click(),
  read: (page) => page.getByRole('button', { name: /^온라인/ }).getAttribute('aria-pressed'),
};
const typeInto = (find) => ({
  act: (page) => find(page).fill('적던 글'),
  read: (page) => find(page).inputValue(),
});

/** `file`: below `src/features`; `root`: the element that the edit marks; `state`: what must outlast the edit. */
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
