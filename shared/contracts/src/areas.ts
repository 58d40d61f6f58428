import * as board from './board/index.ts';
import * as common from './common/index.ts';
import * as identity from './identity/index.ts';
import * as lab from './lab/index.ts';
import * as learn from './learn/index.ts';
import * as member from './member/index.ts';
import * as release from './release/index.ts';
import * as travel from './travel/index.ts';

// An inferred type is longer than what the compiler writes into the packages.
type Contracts = typeof board &
  typeof common &
  typeof identity &
  typeof lab &
  typeof learn &
  typeof member &
  typeof release &
  typeof travel;

/** All endpoints and schemas by area, for builds, checks and tests that iterate over every endpoint. */
export const contracts: Contracts = {
  ...board,
  ...common,
  ...identity,
  ...lab,
  ...learn,
  ...member,
  ...release,
  ...travel,
};
