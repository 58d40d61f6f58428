import { defineShell } from '@haesol/shared/build';

export default defineShell(import.meta.dirname);
