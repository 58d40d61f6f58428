import { type EndpointInput, postsList } from '@haesol/shared/contracts';
import type { Call, CallOptions } from '@haesol/shared/http';

type PostListInput = NonNullable<EndpointInput<typeof postsList>['query']>;

export const listPosts = (call: Call, query: PostListInput, { signal }: CallOptions = {}) =>
  call(postsList, { query }, { signal });
