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
