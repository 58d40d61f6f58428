import { formatFileSize, toFileText } from './fileTexts.ts';

describe('formatFileSize', () => {
  it.each([
    [0, '0B'],
    [1_023, '1023B'],
    [1_024, '1KB'],
    [86_016, '84KB'],
    [1_258_291, '1.2MB'],
  ])('formats %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});

describe('toFileText', () => {
  it('names a file with its size', () => {
    expect(toFileText({ orgNm: '사업계획서.pdf', size: 86_016 })).toBe('사업계획서.pdf (84KB)');
  });
});
