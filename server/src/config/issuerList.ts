/** `https://gitlab.example=https://gitlab.example/oauth/discovery/keys` */
const pair = /^(https?:\/\/[^\s,=]+)=(https?:\/\/[^\s,]+)$/;

export const issuerListFault = 'must be issuer=JWKS pairs of URLs divided by commas';

const split = (value: string) => value.split(',').map((part) => pair.exec(part.trim()));

/** Returns true for a valid value of OIDC_ISSUERS. */
export const isIssuerList = (value: string): boolean =>
  split(value).every((match) => URL.canParse(match?.[1] ?? '') && URL.canParse(match?.[2] ?? ''));

/** Parses OIDC_ISSUERS. @returns URLs of the keys by issuer */
export const parseIssuerList = (value: string | undefined): ReadonlyMap<string, string> =>
  new Map((value === undefined ? [] : split(value)).map((match) => [match?.[1] ?? '', match?.[2] ?? '']));
