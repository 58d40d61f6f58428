import * as z from 'zod/mini';
import { instant } from '../common/common.ts';
import { defineEndpoint } from '../common/endpoint.ts';

/** A remote, or the shell. */
export const releaseId = z.string().check(z.regex(/^(shell|mf-[a-z0-9-]{1,40})$/));
/** Name of a build. */
export const releaseBuild = z.string().check(z.regex(/^[0-9a-z]{8,40}$/));
/** Channels of a remote; pages use `stable`. */
export const releaseChannel = z.string().check(z.regex(/^(stable|next|pr-\d{1,9})$/));

/** Person who runs the team's command; needed because a token belongs to a whole team. */
export const person = z.string().check(z.regex(/^[^\p{C}]{1,100}$/u));
const commit = z.string().check(z.regex(/^[0-9a-f]{7,64}$/));
/** Origin of a build, as far as the publishing command could determine it. */
const originShape = {
  person: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** True: the build includes uncommitted changes. */
  isDirty: z.nullable(z.boolean()),
};

/** Result of a build's check. */
export const releaseCheck = z.object({
  at: z.string(),
  person: z.string(),
  /** Builds of the shells against which the build was held. */
  shells: z.array(z.string()),
  faults: z.array(z.string()),
  /** Why the check was left out; null for a build that was checked. */
  reason: z.nullable(z.string()),
});
export type ReleaseCheck = z.output<typeof releaseCheck>;

/** The body is a gzipped tar of the build's output, with `release.json` at its root. */
export const publishReleaseEndpoint = defineEndpoint({
  name: 'registry.publish',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/releases',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  query: z.object({
    channel: z._default(releaseChannel, 'stable'),
    /** Expected current build of the channel; if absent, the one at the start of publishing. */
    expect: z.optional(releaseBuild),
    person: z.optional(person),
    commit: z.optional(commit),
    dirty: z.optional(z.stringbool()),
  }),
  response: z.object({ id: releaseId, buildId: releaseBuild, isNew: z.boolean(), moved: z.boolean() }),
  summary: '빌드를 게시하고 채널을 옮깁니다.',
});

export const listReleasesEndpoint = defineEndpoint({
  name: 'registry.releases',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/releases',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  response: z.object({
    list: z.array(
      z.object({
        buildId: z.string(),
        publishedBy: z.string(),
        publishedAt: z.string(),
        channels: z.array(z.string()),
        check: z.nullable(releaseCheck),
        ...originShape,
      }),
    ),
    cnt_total: z.int(),
  }),
  summary: '게시된 빌드 목록입니다.',
});

/** Letters of a reason, which is written for later readers. */
export const reasonLimits = { min: 5, max: 500 };

/** Reason of up to the longest length, for forms that ask for it only sometimes. */
export const reasonText = z
  .string()
  .check(z.maxLength(reasonLimits.max, { error: `이유는 ${reasonLimits.max}자까지 입력할 수 있습니다.` }));

const reasonOf = (missing: string) => reasonText.check(z.minLength(reasonLimits.min, { error: missing }));

/** Reason for leaving out the check of a build. */
export const skipReason = reasonOf('검사하지 않는 이유를 5자 이상 입력해 주세요.');
/** Reason for removing a remote. */
export const removalReason = reasonOf('내리는 이유를 5자 이상 입력해 주세요.');

export const checkReleaseEndpoint = defineEndpoint({
  name: 'registry.check',
  method: 'PUT',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}/check',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, buildId: releaseBuild }),
  body: z.union([
    z.strictObject({
      person,
      shells: z.array(releaseBuild).check(z.maxLength(10)),
      faults: z.array(z.string().check(z.maxLength(500))).check(z.maxLength(200)),
    }),
    z.strictObject({
      person,
      reason: skipReason,
    }),
  ]),
  response: z.object({}),
  summary: '빌드를 검사한 결과, 또는 검사하지 않은 이유를 기록합니다.',
});

export const getReleaseEndpoint = defineEndpoint({
  name: 'registry.release',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, buildId: releaseBuild }),
  response: z.object({
    buildId: z.string(),
    publishedAt: z.string(),
    ...originShape,
    /** Integrity of every file, by its name. */
    files: z.record(z.string(), z.string()),
    remoteJson: z.nullable(z.unknown()),
  }),
  summary: '게시된 빌드의 내용입니다.',
});

export const getSourceMapEndpoint = defineEndpoint({
  name: 'registry.sourceMap',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}/maps/{file}',
  access: 'team',
  language: 'none',
  params: z.object({
    remoteId: releaseId,
    buildId: releaseBuild,
    file: z.string().check(z.regex(/^[\w@+-][\w.@+-]{0,199}\.js$/)),
  }),
  /** `map` is the JSON of the source map. */
  response: z.object({ map: z.string() }),
  summary: '빌드의 소스 맵을 팀에만 제공합니다.',
});

/** Content of a build's `release.json`: used to download a whole build with its server build and its source maps. */
export const getManifestEndpoint = defineEndpoint({
  name: 'registry.manifest',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}/manifest',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, buildId: releaseBuild }),
  response: z.object({ manifest: z.unknown() }),
  summary: '빌드의 release.json을 제공합니다. 읽기 전용 토큰으로도 부를 수 있습니다.',
});

export const getReleaseFileEndpoint = defineEndpoint({
  name: 'registry.file',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/releases/{buildId}/file',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, buildId: releaseBuild }),
  /** Name of a file in the build's manifest, such as `ssr/server.js`. */
  query: z.object({ name: z.string().check(z.maxLength(300)) }),
  response: z.object({ base64: z.string() }),
  summary: '빌드의 파일 하나를 base64로 제공합니다. 읽기 전용 토큰으로도 부를 수 있습니다.',
});

export const changeChannelEndpoint = defineEndpoint({
  name: 'registry.channel',
  method: 'PATCH',
  path: '/api/v1/registry/{remoteId}/channels/{channel}',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId, channel: releaseChannel }),
  query: z.object({ person: z.optional(person) }),
  body: z.union([
    z.strictObject({
      to: releaseBuild,
      /** Expected current build of the channel; null if it must not exist yet. */
      expect: z.nullable(releaseBuild),
    }),
    /** Takes the remote out of service with a notice, or back into service. */
    z.strictObject({ enabled: z.boolean(), notice: z.nullable(z.string().check(z.maxLength(200))) }),
  ]),
  response: z.object({}),
  summary: '채널을 다른 빌드로 옮기거나 리모트를 잠시 내립니다.',
});

export const removeRemoteEndpoint = defineEndpoint({
  name: 'registry.remove',
  method: 'POST',
  path: '/api/v1/registry/{remoteId}/removal',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  body: z.strictObject({ person, reason: removalReason }),
  response: z.object({
    /** Paths that other remotes may use from `freeDt`; empty for a remote that pages did not have. */
    area: z.array(z.string()),
    freeDt: instant,
  }),
  summary: '리모트를 모든 채널에서 내립니다. 메뉴와 화면이 사라지고, 열려 있는 탭의 파일은 남습니다.',
});

export const listReleaseAuditEndpoint = defineEndpoint({
  name: 'registry.audit',
  method: 'GET',
  path: '/api/v1/registry/{remoteId}/audit',
  access: 'team',
  language: 'none',
  params: z.object({ remoteId: releaseId }),
  response: z.object({
    list: z.array(
      z.object({
        action: z.string(),
        channel: z.nullable(z.string()),
        fromBuild: z.nullable(z.string()),
        toBuild: z.nullable(z.string()),
        actor: z.string(),
        at: z.string(),
        /** Reason for an overruling, a check that was left out, or a removal. */
        reason: z.nullable(z.string()),
        /** `token <name>`, `ci <subject>` or `member`; null for a token of the environment. Absent from responses of the previous server release. */
        proof: z.optional(z.nullable(z.string())),
        ...originShape,
      }),
    ),
    cnt_total: z.int(),
  }),
  summary: '게시와 이동의 기록입니다.',
});
