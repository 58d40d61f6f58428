import { josa as attach } from 'es-hangul';

/**
 * Appends the right particle to a word.
 * @example josa('제목', '을/를') // '제목을'
 */
export const josa: typeof attach = attach;
