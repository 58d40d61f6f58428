import * as z from 'zod/mini';
import { maxCanaryShare } from './canary.ts';
import { reasonLimits, reasonText } from './releases.ts';
import { tokenGive } from './teamTokens.ts';
import { hookAdd } from './webhooks.ts';

/** Fields that a change of a remote on the page of releases has. */
export interface ActFields {
  readonly remoteId: string;
  /** Build to choose. */
  readonly hasBuild: boolean;
  readonly hasShare: boolean;
  /** Destructive: the name of the remote is typed. */
  readonly isConfirmed: boolean;
  /** Returns true if the change to a build needs a reason. */
  needsReason(buildId: string): boolean;
}

const isShare = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxCanaryShare;

/** Creates the form of a change of a remote, whose calls differ. */
export const toActForm = ({ remoteId, hasBuild, hasShare, isConfirmed, needsReason }: ActFields) =>
  z
    .object({
      to: z.string(),
      share: z.string(),
      reason: reasonText,
      typed: z.string(),
    })
    .check(
      z.refine(({ to }) => !hasBuild || to !== '', { path: ['to'], error: '빌드를 선택해 주세요.' }),
      z.refine(({ share }) => !hasShare || isShare(share), {
        path: ['share'],
        error: `1부터 ${maxCanaryShare}까지의 정수를 입력해 주세요.`,
      }),
      z.refine(({ to, reason }) => !needsReason(to) || reason.trim().length >= reasonLimits.min, {
        path: ['reason'],
        error: `이유를 ${reasonLimits.min}자 이상 입력해 주세요.`,
      }),
      z.refine(({ typed }) => !isConfirmed || typed.trim() === remoteId, {
        path: ['typed'],
        error: `${remoteId}을(를) 그대로 입력해 주세요.`,
      }),
    );

export const tokenForm = z.object({ remoteId: tokenGive.params.shape.remoteId, body: tokenGive.body });
export const hookForm = z.object({ remoteId: hookAdd.params.shape.remoteId, body: hookAdd.body });
