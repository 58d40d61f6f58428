import type { PageSnapshot } from '@haesol/contracts/release';
import { anEntry, aRegistry, aRemoteJson, aRoute } from '../registry/testing/aRegistry.ts';
import { createPageAnswers } from './pageAnswers.ts';

const get = '/api/v1/qna/{qnaUid}';
const key = 'GET /api/v1/qna/Q1? CD0000001258 visitor';
const registry = aRegistry(
  anEntry(aRemoteJson({ routes: [aRoute('/infoPlaza/qna_detail', { slots: ['qna.question.v1'], gets: [get] })] })),
  anEntry(aRemoteJson({ id: 'mf-mypage', routes: [], offers: [{ slot: 'qna.question.v1', gets: [get] }] })),
);
const envelope = { status: { code: '200', message: '' }, data: null };
const snapshot: PageSnapshot = { registry, answers: { [key]: envelope }, serverNow: 0, mode: 'demo', rendered: [] };
const open = (path: string) => createPageAnswers(snapshot, new URL(path, 'http://site'));

describe('createPageAnswers', () => {
  it('returns an answer once to each part of the page that requests it', () => {
    const answers = open('/infoPlaza/qna_detail?qnaUid=Q1');

    expect([answers.take(key), answers.take(key), answers.take(key)]).toEqual([envelope, envelope, undefined]);
  });

  it('returns an answer without a known consumer once', () => {
    const answers = open('/infoPlaza/notice');

    expect([answers.take(key), answers.take(key)]).toEqual([envelope, undefined]);
  });

  it('is empty once the page is left', () => {
    const answers = open('/infoPlaza/qna_detail?qnaUid=Q1');

    answers.clear();

    expect(answers.has(key)).toBe(false);
    expect(answers.take(key)).toBeUndefined();
  });
});
