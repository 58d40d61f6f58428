import { collectGets, collectRequests } from '@haesol/shared/testing';
import remoteJson from '../remote.json' with { type: 'json' };
import { app } from './app.ts';

describe('routes of mf-infoplaza', () => {
  it.each([
    ['/infoPlaza/notice'],
    ['/infoPlaza/notice?pageNum=3&pageSize=20&searchKeyword=장비&field=TITLE&categoryCd=EQUIP'],
    ['/infoPlaza/news?pageNum=2'],
    ['/infoPlaza/noticeDetail?postUid=11111111-2222-4333-8444-555555555555'],
    ['/infoPlaza/notice_detail?postUid=a b'],
    ['/infoPlaza/newsDetail?postUid=p1'],
    ['/infoPlaza/news?view=cards'],
    ['/infoPlaza/reference?categoryCd=FORM'],
    ['/infoPlaza/reference_detail?postUid=p1'],
    ['/infoPlaza/faq?searchKeyword=예약&pageNum=2'],
    ['/infoPlaza/faqDetail?faqUid=f1'],
    ['/infoPlaza/faq_detail'],
    ['/infoPlaza/qna?answerState=WAIT&categoryCd=EDU'],
    ['/infoPlaza/qna_detail?qnaUid=q1'],
    ['/infoPlaza/qna_detail'],
    ['/infoPlaza/noticeDetail'],
    ['/infoPlaza/noticeDetail?postUid=..'],
  ])('ask on %s for what remote.json names', async (path) => {
    expect(await collectRequests(app, path)).toEqual(collectGets(remoteJson, path));
  });

  it.each([['home.notices.v1'], ['home.news.v1']])('ask in the slot %s for what remote.json names', async (slot) => {
    expect(await collectRequests(app, '/', { slot })).toEqual(collectGets(remoteJson, '/', { slot }));
  });
});
