/** Paths that the chrome itself links to. */
export const chromePaths = {
  home: '/',
  easyReservation: '/easyReservation',
  education: '/cooperation/edu',
  advice: '/cooperation/tech',
  travel: '/travel',
  login: '/login',
  join: '/join',
  mypage: '/myPage',
  search: '/searchView',
  faq: '/infoPlaza/faq',
  termsOfUse: '/terms/?tab=use',
  privacy: '/terms/?tab=privacy',
  security: '/terms/?tab=security',
  accessibility: '/terms/accessibility',
  noMailCollection: '/terms/noMailCollection',
  /** Articles of the terms of travel goods. */
  escrow: '/terms/?tab=travel',
  withdrawal: '/terms/?tab=travel',
} as const;

/** Returns the login address that leads back to a path. */
export function getLoginHref(next: string): string {
  return `${chromePaths.login}?next=${encodeURIComponent(next)}`;
}
