/** Paths that the chrome itself leads to. */
export const chromePaths = {
  home: '/',
  easyReservation: '/easyReservation',
  travel: '/travel',
  login: '/login',
  join: '/join',
  mypage: '/mypage/edu',
  search: '/searchView',
  faq: '/infoPlaza/faq',
  termsOfUse: '/terms/?tab=use',
  privacy: '/terms/?tab=privacy',
  security: '/terms/?tab=security',
  accessibility: '/terms/?tab=accessibility',
  noMailCollection: '/terms/?tab=email',
  escrow: '/terms/?tab=escrow',
  withdrawal: '/terms/?tab=withdrawal',
} as const;

/** Where a visitor signs in and comes back from. */
export function getLoginHref(next: string): string {
  return `${chromePaths.login}?next=${encodeURIComponent(next)}`;
}
