import { defineViteRemote } from '@haesol/build/vite';
import { svelte } from '@sveltejs/vite-plugin-svelte';

const compilerOptions = {
  // Elements are created one by one: markup would need a Trusted Types policy that the pages do not allow.
  fragments: 'tree',
  // Otherwise `__svelte` is left on `window`.
  discloseVersion: false,
};

export default await defineViteRemote(import.meta.dirname, { plugins: [svelte({ compilerOptions })] });
