import { toAnswerEventsPath } from '@haesol/contracts/common';
import { openStream } from '../../../http/events/testEvents.ts';
import { waitFor } from '../../../testing/processes/site.ts';
import { setUpTestApp } from '../../../testing/testApp.ts';
import { type Caller, createCallers } from '../../lab/booking/testBookings.ts';

describe('an open question', () => {
  const test = setUpTestApp({ sample: true });
  let staff: Caller;
  let member: Caller;
  beforeAll(async () => {
    [staff, member] = await createCallers(test, 'office', 'student');
  });

  it('is told of an answer, without its text', async () => {
    const form = { categoryCd: 'EQUIP', title: '문의', content: '내용', privateYn: 'Y', imageUids: [], fileUids: [] };
    const { qnaUid } = (await member.call('POST', '/qna', form)).data;
    const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(`${origin}${toAnswerEventsPath(qnaUid)}`);
    await waitFor(() => stream.messages.length === 1);
    await staff.call('POST', `/admin/qna/${qnaUid}/answer`, { content: '답변입니다.' });
    await waitFor(() => stream.messages.length === 2);
    stream.close();

    expect(stream.messages.map(({ event, data }) => [event, data])).toEqual([
      ['answers', '{"cnt":"0"}'],
      ['answers', '{"cnt":"1"}'],
    ]);
  });
});
