import { defineRemote } from '@haesol/build';

export default defineRemote(import.meta.dirname);
