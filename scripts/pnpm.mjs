// `npm run pnpm -- …`: the pinned pnpm, for a change of dependencies: `npm run pnpm -- add dayjs --filter mf-travel`.
import { runPnpm } from './bootstrap.mjs';

process.exit(await runPnpm(process.argv.slice(2), { last: true }));
