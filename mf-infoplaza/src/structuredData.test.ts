import { paths } from '#paths';
import { routes } from './routes.ts';

const dataOf = (path: string) => routes.find((route) => route.path === path)?.structuredData;

describe('structured data of the pages', () => {
  it('has a picture, an author and a publisher for each notice and news item', () => {
    for (const path of [paths.noticeDetail, paths.newsDetail]) {
      expect(dataOf(path)).toMatchObject({
        '@type': expect.stringMatching(/Article$/),
        image: expect.any(String),
        author: expect.anything(),
        publisher: expect.objectContaining({ logo: expect.any(String) }),
      });
    }
  });

  it('includes frequently asked and public questions with their answers', () => {
    expect(dataOf(paths.faqDetail)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', text: '{0.html}' } }],
    });
    expect(dataOf(paths.qnaDetail)).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { '@type': 'Question', suggestedAnswer: { each: '0.answers' } },
    });
  });
});
