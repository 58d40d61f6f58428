import en from '../messages/en.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import simplified from '../messages/zh-CN.json' with { type: 'json' };
import traditional from '../messages/zh-TW.json' with { type: 'json' };

/** Messages files besides the Korean one. */
export const languages = { en, ja, 'zh-CN': simplified, 'zh-TW': traditional };
