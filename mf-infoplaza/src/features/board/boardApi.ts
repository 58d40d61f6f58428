import { type EndpointInput, postsGet, postsList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

export type PostListInput = NonNullable<EndpointInput<typeof postsList>['query']>;

export const listPosts = (call: Call, query: PostListInput, { signal }: CallOptions = {}) =>
  call(postsList, { query }, { signal });

export const getPost = (call: Call, postUid: string, { signal }: CallOptions = {}) =>
  call(postsGet, { params: { id: postUid } }, { signal });
