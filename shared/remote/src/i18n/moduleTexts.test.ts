import type { JsonObject } from '@haesol/remote/shell-api';
import { addModuleTexts, receiveModuleTexts } from './moduleTexts.ts';

describe('texts of modules', () => {
  it('reach the receiver, regardless of which loads first', () => {
    const received: JsonObject[] = [];
    addModuleTexts({ board: { title: '공지사항' } });

    receiveModuleTexts((texts) => received.push(texts));
    addModuleTexts({ faq: { title: 'FAQ' } });

    expect(received).toEqual([{ board: { title: '공지사항' } }, { faq: { title: 'FAQ' } }]);
  });

  it('are all passed again to a later receiver, so that a rollback shows its own texts', () => {
    const received: JsonObject[] = [];
    addModuleTexts({ notice: { title: '알림' } });
    receiveModuleTexts(() => undefined);

    receiveModuleTexts((texts) => received.push(texts));

    expect(received).toContainEqual({ notice: { title: '알림' } });
  });
});
