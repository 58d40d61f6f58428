import * as board from './board/index.ts';
import * as common from './common/index.ts';
import * as identity from './identity/index.ts';
import * as lab from './lab/index.ts';
import * as learn from './learn/index.ts';
import * as member from './member/index.ts';
import * as release from './release/index.ts';
import * as travel from './travel/index.ts';

/** All endpoints and schemas by area, for builds, checks and tests that iterate over every endpoint. */
export const contracts = { ...board, ...common, ...identity, ...lab, ...learn, ...member, ...release, ...travel };
