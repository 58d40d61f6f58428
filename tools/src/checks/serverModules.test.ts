import { serverModules } from '@haesol/build';
import { providedModules } from '../../../server/src/pages/rendering/loadServerBuild.ts';

it('the server provides what builds leave out for it', () => {
  expect([...serverModules].sort()).toEqual([...providedModules].sort());
});
