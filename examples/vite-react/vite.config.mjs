import { randomBytes } from 'node:crypto';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The shell provides it: no copy in the build. */
const ofShell = { singleton: true, import: false, requiredVersion: '^19.0.0' };

export default defineConfig({
  base: './',
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rollupOptions: { input: 'src/lifecycles.tsx' },
    // Its links have no nonce, which the policy of the pages needs; the shell preloads all modules, with their hashes.
    modulePreload: false,
  },
  plugins: [
    react(),
    federation({
      // Another name for each build, so that two builds of one remote never mix in a page.
      name: `mf_vite_${randomBytes(4).toString('hex')}`,
      filename: 'remoteEntry.js',
      exposes: { './lifecycles': './src/lifecycles.tsx' },
      shared: {
        react: ofShell,
        'react/jsx-runtime': ofShell,
        'react-dom': ofShell,
        'react-dom/client': ofShell,
      },
      manifest: true,
      dts: false,
    }),
  ],
});
