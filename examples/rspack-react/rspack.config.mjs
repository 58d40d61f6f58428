import { defineRspackRemote } from '@haesol/build/rspack';

export default await defineRspackRemote(import.meta.dirname);
