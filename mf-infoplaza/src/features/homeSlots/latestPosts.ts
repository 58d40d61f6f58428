import { postsList } from '@haesol/shared/contracts';
import { get } from '@haesol/shared/routes';

/** Posts of the sliders on the home page: two slides of each. */
export const latestPosts = {
  NOTICE: get(postsList, { board: 'NOTICE', pageSize: 12 }),
  NEWS: get(postsList, { board: 'NEWS', pageSize: 8 }),
} as const;
