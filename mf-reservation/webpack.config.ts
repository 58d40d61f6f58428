import { defineRemote } from '@haesol/shared/build';

export default defineRemote(import.meta.dirname);
