import { randomBytes } from 'node:crypto';
import { federation } from '@module-federation/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rollupOptions: { input: 'src/lifecycles.js' },
    // Its links have no nonce, which the policy of the pages needs; the shell preloads all modules, with their hashes.
    modulePreload: false,
  },
  plugins: [
    svelte({
      compilerOptions: {
        // Elements are created one by one: markup would need a Trusted Types policy that the pages do not allow.
        fragments: 'tree',
        // Otherwise `__svelte` is left on `window`.
        discloseVersion: false,
      },
    }),
    federation({
      // Another name for each build, so that two builds of one remote never mix in a page.
      name: `mf_svelte_${randomBytes(4).toString('hex')}`,
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': './src/lifecycles.js' },
      manifest: true,
      dts: false,
    }),
  ],
});
