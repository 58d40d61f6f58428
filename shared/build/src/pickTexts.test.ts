import { pickTexts } from './pickTexts.ts';

const texts = {
  faq: { ask: '질문하기', search: '검색', count_other: '{{count}}건' },
  boards: { NOTICE: { title: '공지사항' }, NEWS: { title: '산학소식' } },
  education: { classToday: '오늘 강의', examToday: '오늘 시험', type: { A: '온라인' } },
  other: { title: '그 밖' },
};

describe('pickTexts', () => {
  it.each([
    ["t('faq.ask')", { faq: { ask: '질문하기' } }],
    ['<Trans i18nKey="faq.count" t={t} />', { faq: { count_other: '{{count}}건' } }],
    ["t('faq.ask'); t('other.title')", { faq: { ask: '질문하기' }, other: { title: '그 밖' } }],
    [`t(\`boards.\${board}.title\`)`, { boards: texts.boards }],
    [`t(\`education.class\${when}\`)`, { education: { classToday: '오늘 강의' } }],
    [
      `t(\`boards.\${board}\`, { of: t(\`education.type.\${type}\`) })`,
      { boards: texts.boards, education: { type: { A: '온라인' } } },
    ],
    ["const texts = { open: 'faq.search' };", { faq: { search: '검색' } }],
  ])('%s', (source, picked) => {
    expect(pickTexts(source, texts)).toEqual(picked);
  });

  it.each(["import './faq.ts'", "name === 'faq'", "t('faq.asked')", "t('faq.ask.more')"])(
    'finds no text key in %s',
    (source) => {
      expect(pickTexts(source, texts)).toEqual({});
    },
  );
});
