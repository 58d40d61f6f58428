// `npm test -- pages`: installs the program that the page for operators uses, and executes the page.
import { requirePrograms } from './debian.mjs';

requirePrograms({ curl: 'curl' });
await import('../tools/src/pages/main.ts');
