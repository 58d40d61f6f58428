import { aMember, renderScreen, screen } from '@haesol/remote/testing';
import { useState } from 'react';
import { app } from '#app';
import { DiscountFields } from './DiscountFields.tsx';

function Example() {
  const [value, setValue] = useState({ couponUid: '', promoCode: '', points: '' });
  return (
    <>
      <DiscountFields
        onChange={(part) => setValue({ ...value, ...part })}
        points={undefined}
        promoAmount={0}
        promoError={undefined}
        value={value}
      />
      <output aria-label="points">{value.points}</output>
      <output aria-label="code">{value.promoCode}</output>
    </>
  );
}

it('takes points as digits, and keeps other text with a message', async () => {
  const { user } = await renderScreen(<Example />, { app, session: aMember() });
  const points = await screen.findByRole('textbox', { name: /^포인트/ });

  await user.type(points, '1,０００');
  expect(screen.getByRole('status', { name: 'points' })).toHaveTextContent('1000');

  await user.clear(points);
  await user.type(points, '2.5');
  expect(points).toHaveValue('2.5');
  expect(points).toHaveAccessibleDescription(/^포인트를 숫자로 입력해 주세요\./);
});

it('applies a typed code when its field is left, and once when its button is pressed', async () => {
  const { user } = await renderScreen(<Example />, { app, session: aMember() });
  const field = await screen.findByRole('textbox', { name: /^프로모션 코드/ });
  const code = screen.getByRole('status', { name: 'code' });

  await user.type(field, ' HAESOL10 ');
  await user.click(screen.getByRole('button', { name: '적용' }));
  expect(code).toHaveTextContent('HAESOL10');

  await user.clear(field);
  await user.type(field, 'HAESOL15');
  await user.click(screen.getByRole('textbox', { name: /^포인트/ }));
  expect(code).toHaveTextContent('HAESOL15');

  await user.click(screen.getByRole('button', { name: '빼기' }));
  expect(code).toBeEmptyDOMElement();
  expect(field).toHaveValue('');

  await user.type(field, 'SPRING');
  await user.tab();
  expect(code).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  expect(code).toHaveTextContent('SPRING');
});
