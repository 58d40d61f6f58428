import { render, screen } from '@testing-library/react';
import { CardPicture } from './CardPicture.tsx';

describe('CardPicture', () => {
  it('reserves its space and uses the loading attributes of its list', () => {
    render(<CardPicture alt="전자현미경" loading="lazy" src="/art/line/eq-1.svg" />);

    const picture = screen.getByRole('img', { name: '전자현미경' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '240');
    expect(picture).toHaveAttribute('height', '160');
  });
});
