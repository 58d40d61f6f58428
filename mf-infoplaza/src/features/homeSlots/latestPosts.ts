import { postsList } from '@haesol/contracts/board';
import { get } from '@haesol/remote/routes';

/** Posts of the sliders on the home page: two slides of each. */
export const latestPosts = {
  NOTICE: get(postsList, { board: 'NOTICE', pageSize: 12 }),
  NEWS: get(postsList, { board: 'NEWS', pageSize: 8 }),
} as const;
