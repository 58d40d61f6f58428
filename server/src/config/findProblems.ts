import type { Values, VariableName } from './variables.ts';

/** Variables that must be set together. */
const groups: readonly (readonly VariableName[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
  ['MESSAGE_URL', 'MESSAGE_KEY', 'MESSAGE_FROM'],
];

/** Variables of a public site. Demo mode shows every mail and has members with a known password. */
const productionKeys = [
  'SECRET_KEY',
  'SMTP_URL',
  'MESSAGE_KEY',
  'METRICS_TOKEN',
  'RELEASE_TOKENS',
  'S3_SECRET',
  'NAVER_CLIENT_SECRET',
  'KAKAO_CLIENT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'TOSS_SECRET_KEY',
] as const satisfies readonly VariableName[];

/**
 * Requires the mode if other variables indicate production: an empty `DATABASE_URL` must not start a public site in demo mode.
 */
function findModeProblem(values: Values): string[] {
  if (values.HAESOL_MODE !== undefined || values.DATABASE_URL !== undefined) return [];
  const named = productionKeys.filter((name) => values[name] !== undefined);
  const secrets = [...named, ...(values.PUBLIC_URL?.startsWith('https://') ? ['PUBLIC_URL'] : [])];
  if (secrets.length === 0) return [];
  return [
    `HAESOL_MODE: missing, while ${secrets.join(', ')} ${secrets.length === 1 ? 'is' : 'are'} set; say production or demo`,
  ];
}

/** Lists what is wrong with values that are right one by one. */
export function findProblems(values: Values, mode: 'demo' | 'production'): string[] {
  const problems: string[] = findModeProblem(values);
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      problems.push(`${missing.join(', ')}: missing, while others of ${group.join(', ')} are set`);
    }
  }
  if (values.S3_REGION !== undefined && values.S3_ENDPOINT === undefined)
    problems.push('S3_REGION: there is no bucket');
  if (Number(values.PORT ?? 0) > 65_535) problems.push('PORT: must be a port number, 0 to 65535');
  if (mode === 'demo') return problems;
  if (values.SECRET_KEY === undefined) problems.push('SECRET_KEY: missing; production needs one');
  if (values.PUBLIC_URL === undefined) problems.push('PUBLIC_URL: missing; production needs one');
  else if (!values.PUBLIC_URL.startsWith('https://')) problems.push('PUBLIC_URL: must be https in production');
  if (values.ASSET_ORIGIN?.startsWith('http://')) problems.push('ASSET_ORIGIN: must be https in production');
  if (/(^|[,=\s])http:/.test(values.OIDC_ISSUERS ?? '')) problems.push('OIDC_ISSUERS: must be https in production');
  if (values.RATE_LIMITS === 'off') problems.push('RATE_LIMITS: off is for demo mode');
  if (values.STAFF_SECOND_FACTOR === 'off') problems.push('STAFF_SECOND_FACTOR: off is for demo mode');
  return problems;
}
