import { logoPaths } from '@haesol/kit/tokens/brand';

export interface LogoOptions {
  /** `inverse` is for dark grounds, as in the footer. */
  tone?: 'normal' | 'inverse';
}

/** Sun and pine as a stand-alone file (mails, previews); pages use the paths of the brand module themselves. */
export function drawLogo({ tone = 'normal' }: LogoOptions = {}): string {
  const pine = tone === 'inverse' ? '#8cc7ae' : '#1f5a45';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoPaths.viewBox}" width="40" height="40">` +
    `<path d="${logoPaths.sun}" fill="#f0a93b"/><path d="${logoPaths.trunk}${logoPaths.crown}" fill="${pine}"/></svg>`
  );
}
