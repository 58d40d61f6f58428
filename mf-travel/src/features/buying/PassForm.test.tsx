import { aMember, aPass, refusal, renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { reserveAnswers } from '#testing/myScreens';
import { aPayInfo } from '#testing/orderSamples';

beforeEach(() => sessionStorage.clear());

const pass = {
  ...aPass({ passNm: '누리패스 48시간권' }),
  description: '',
  validDays: 180,
  places: [],
  rules: [],
  refundRules: [],
  faq: [],
};

test('another number of passes requests the amounts again', async () => {
  const { user, shell } = await renderPage({
    app,
    path: '/travel/reserve?gdsDtlUid=d1',
    session: aMember(),
    answers: {
      ...reserveAnswers,
      'pass.get': pass,
      'pass.payInfo': ({ query }: { query: { passCnt: number } }) => aPayInfo({ payAmount: 19_900 * query.passCnt }),
    },
  });
  expect(await screen.findAllByText('19,900원')).not.toHaveLength(0);

  await user.click(screen.getByRole('button', { name: /늘리기/ }));

  expect(await screen.findAllByText('39,800원')).not.toHaveLength(0);
  const asked = shell.http.requests.filter(({ name }) => name === 'pass.payInfo').map(({ query }) => query);
  expect(asked.map((query) => query?.isPay)).not.toContain('Y');
});

test.each([
  ['2', '2'],
  ['7', '1'],
  ['0', '1'],
  ['x', '1'],
])('the address with count %s begins with %s passes', async (count, shown) => {
  const { container } = await renderPage({
    app,
    path: `/travel/reserve?gdsDtlUid=d1&count=${count}`,
    session: aMember(),
    answers: { ...reserveAnswers, 'pass.get': pass, 'pass.payInfo': aPayInfo({}) },
  });
  await screen.findByRole('button', { name: /늘리기/ });

  expect(container.querySelector('output')).toHaveTextContent(shown);
});

test('a refused code and too many points say why at their fields, and the sum stays', async () => {
  const spendable = '포인트는 1,000P까지 사용할 수 있습니다.';
  const { user, shell } = await renderPage({
    app,
    path: '/travel/reserve?gdsDtlUid=d1',
    session: aMember(),
    answers: {
      ...reserveAnswers,
      'pass.get': pass,
      'pass.payInfo': ({ query }: { query: { promoCode?: string; pointAmount?: number } }) =>
        query.promoCode
          ? refusal('4098', '없는 프로모션 코드입니다.')
          : query.pointAmount
            ? refusal('4000', '입력값을 확인해 주세요.', {
                fieldErrors: [{ field: 'pointAmount', message: spendable }],
              })
            : aPayInfo({ payAmount: 19_900 }),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /프로모션 코드/ }), 'NO');
  await user.click(screen.getByRole('button', { name: '적용' }));
  await user.type(screen.getByRole('textbox', { name: /^포인트/ }), '5000');

  expect(await screen.findByText(spendable)).toBeVisible();
  expect(screen.getByText('없는 프로모션 코드입니다.')).toBeVisible();
  expect(screen.getAllByText('19,900원')).not.toHaveLength(0);
  expect(shell.http.requests.map(({ query }) => query?.isPay)).not.toContain('Y');
});
