import type { QnaDetail } from '@haesol/contracts/board';

/** Question of the member with one file, as an answer of `qna.get`. */
export function aQuestion(change: Partial<QnaDetail> = {}): QnaDetail {
  return {
    qnaUid: 'q1',
    no: 2,
    categoryCd: 'EQUIP',
    categoryNm: '장비',
    title: '예약 시간을 바꿀 수 있을까요?',
    privateYn: 'Y',
    lockedYn: 'N',
    mineYn: 'Y',
    commentCnt: 1,
    fileCnt: 1,
    writerNm: '김해솔',
    answerState: 'WAIT',
    reopenedYn: 'N',
    createdDt: '2026-11-20T09:00:00+09:00',
    viewCnt: 4,
    newYn: 'N',
    content: '첫째 줄\n둘째 줄',
    images: [],
    files: [
      {
        fileUid: 'f1',
        orgNm: '시료 사진.pdf',
        ext: 'pdf',
        mime: 'application/pdf',
        size: 2048,
        url: '/file/download?fileUid=f1&exp=1&sig=x',
        viewUrl: '/file/view?fileUid=f1&exp=1&sig=x',
        thumbUrl: null,
      },
    ],
    bundleUrl: '/file/bundle?refType=QNA&refUid=q1',
    answers: [],
    editableYn: 'Y',
    refType: null,
    refUid: null,
    prev: null,
    next: null,
    ...change,
  };
}
