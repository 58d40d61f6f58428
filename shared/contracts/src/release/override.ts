import * as z from 'zod/mini';
import { emptyObject, instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';
import { releaseBuild, releaseId } from './releases.ts';

/** Builds by remote (`shell` for the shell), chosen for one browser. */
const overriddenBuilds = z.record(releaseId, releaseBuild);

export const overrideSet = defineEndpoint({
  name: 'registry.setOverride',
  method: 'POST',
  path: '/api/v1/registry/override',
  access: 'member',
  language: 'none',
  body: z.strictObject({
    /** `mf-library@pr-7,mf-portal@next,shell@<build>,mf-travel@localhost:9001` */
    mf: z
      .string({ error: '빌드를 지정해 주세요.' })
      .check(
        z.minLength(1, { error: '빌드를 지정해 주세요.' }),
        z.maxLength(1000, { error: '빌드 지정은 1000자까지 입력할 수 있습니다.' }),
      ),
  }),
  response: z.object({ builds: overriddenBuilds, ports: z.record(releaseId, z.int()), untilDt: instant }),
  summary:
    'Puts chosen builds into this browser alone for some hours, by a cookie; a channel means the build that it has now, `localhost:<port>` a build on the machine of the person, until the session ends. Needs the right `QA`, or `TEAM:<remote>` for that remote. Refused with `4030` without it.',
});

/** Public, because a signed link also sets the cookie for people without a session. */
export const overrideClear = defineEndpoint({
  name: 'registry.clearOverride',
  method: 'DELETE',
  path: '/api/v1/registry/override',
  access: 'public',
  language: 'none',
  response: emptyObject,
  summary: 'Takes the chosen builds out of this browser. Refused with `4030` for a page of another site.',
});

export const previewLinkEndpoint = defineEndpoint({
  name: 'registry.previewLink',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/previews',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  body: z.strictObject({ buildId: releaseBuild }),
  /** `search` is the signed query string for any page of the site, with its `?`. */
  response: z.object({ search: z.string(), untilDt: instant }),
  summary: '빌드 하나를 이 브라우저에서만 미리 보는, 기한이 있는 서명된 주소를 만듭니다.',
});

/** Query parameters that choose builds: with `until` and `sig` a signed link, alone an unsigned request. */
export const overrideKeys = ['mf', 'until', 'sig'] as const;

/** Removes the parameters that choose builds; returns an empty string, or the query with its `?`. */
export function withoutOverrideKeys(search: string): string {
  const rest = new URLSearchParams(search);
  for (const key of overrideKeys) rest.delete(key);
  return rest.size === 0 ? '' : `?${rest}`;
}

/** Key in sessionStorage: the remote (or `shell`) whose build failed, which removed the override. */
export const brokenOverrideKey = 'haesol.override.broken';
