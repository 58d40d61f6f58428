import { defineShell } from '@haesol/build';

export default defineShell(import.meta.dirname);
