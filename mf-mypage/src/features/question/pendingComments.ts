import type { Comment, CommentReply, commentsList } from '@haesol/contracts/board';
import type { EndpointData } from '@haesol/contracts/common';
import type { InfiniteData } from '@tanstack/react-query';

type CommentPage = EndpointData<typeof commentsList>;
export type CommentPages = InfiniteData<CommentPage>;

const prefix = 'pending-';

/** Returns true for an optimistic comment that the server has not accepted yet. */
export const isPendingComment = ({ cmtUid }: Pick<CommentReply, 'cmtUid'>): boolean => cmtUid.startsWith(prefix);

export interface PendingComment {
  readonly key: string;
  /** Comment or reply that it answers. */
  readonly parent: CommentReply | undefined;
  readonly writerNm: string;
  readonly profileUrl: string | null;
  readonly content: string;
  /** Instant, ISO 8601. */
  readonly createdDt: string;
}

function toReply({ key, parent, writerNm, profileUrl, content, createdDt }: PendingComment): CommentReply {
  return {
    cmtUid: `${prefix}${key}`,
    parentUid: parent === undefined ? null : (parent.parentUid ?? parent.cmtUid),
    depth: parent === undefined ? 1 : 2,
    writerNm,
    profileUrl,
    staffYn: 'N',
    mineYn: 'Y',
    content: content.trim(),
    mentionNm: parent?.depth === 2 ? parent.writerNm : null,
    deletedYn: 'N',
    editedYn: 'N',
    createdDt,
  };
}

const mapComments = (pages: CommentPages, change: (comment: Comment) => Comment): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, list: page.list.map(change) })),
});

const count = (pages: CommentPages, by: number): CommentPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, liveCnt: page.liveCnt + by })),
});

/** Adds a comment at the position where the server would put it. */
export function withPending(pages: CommentPages, pending: PendingComment): CommentPages {
  const reply = toReply(pending);
  if (reply.parentUid !== null) {
    const answered = mapComments(pages, (root) =>
      root.cmtUid === reply.parentUid ? { ...root, replies: [...root.replies, reply] } : root,
    );
    return count(answered, 1);
  }
  const last = pages.pages.length - 1;
  const added = pages.pages.map((page, at) =>
    at === last ? { ...page, list: [...page.list, { ...reply, replies: [] }] } : page,
  );
  return count({ ...pages, pages: added }, 1);
}

/** Removes a refused comment; unchanged if it is not in the list any more. */
export function withoutPending(pages: CommentPages, key: string): CommentPages {
  const cmtUid = `${prefix}${key}`;
  const isThere = pages.pages.some(({ list }) =>
    list.some((root) => root.cmtUid === cmtUid || root.replies.some((reply) => reply.cmtUid === cmtUid)),
  );
  if (!isThere) return pages;
  const left = {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, list: page.list.filter((root) => root.cmtUid !== cmtUid) })),
  };
  return count(
    mapComments(left, (root) => ({ ...root, replies: root.replies.filter((reply) => reply.cmtUid !== cmtUid) })),
    -1,
  );
}
