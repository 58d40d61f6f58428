import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { sharedModules } from './sharedModules.js';

const id = 'mf-infoplaza';

/** Finds the build that visitors of the site have, and loads its lifecycles. */
export async function loadNotices() {
  init({ name: 'stock_host', remotes: [], shared: sharedModules });
  const { site } = await (await fetch('/config.json')).json();
  const { microFrontends } = await (await fetch(`${site}/registry/frontends.json`)).json();
  const [{ url, extras }] = microFrontends[id];
  registerRemotes([{ name: extras.global, entry: new URL('mf-manifest.json', url).href }]);
  return loadRemote(`${extras.global}/lifecycles`);
}
