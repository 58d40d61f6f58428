/** Readable cookie that indicates a refresh token, which itself is HttpOnly. */
const markerCookie = 'refreshToken';

export const hasRefreshToken = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${markerCookie}=`));

/** Removes the marker: without it no tab requests a session. */
export function forgetRefreshToken(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = `${markerCookie}=; Path=/; Max-Age=0`;
}
