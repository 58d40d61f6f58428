import { serverModules } from '@haesol/build';
import { providedModules } from '../../../server/src/pages/rendering/loadServerBuild.ts';

it('the server provides the modules that builds exclude', () => {
  expect([...serverModules].sort()).toEqual([...providedModules].sort());
});
