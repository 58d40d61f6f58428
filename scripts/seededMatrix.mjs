// `npm test -- matrix`: finds a browser and tries mixes of seeded builds with the journeys.
import { findChromium } from './chromium.mjs';

process.env.CHROMIUM_PATH = findChromium().path;
await import('../tools/src/seededMatrix/main.ts');
