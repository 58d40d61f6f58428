import { render, screen } from '@testing-library/react';
import { CardPicture } from './CardPicture.tsx';

describe('CardPicture', () => {
  it('keeps its place and is asked for as its list says', () => {
    render(<CardPicture alt="전자현미경" loading="lazy" src="/art/line/eq-1.svg" />);

    const picture = screen.getByRole('img', { name: '전자현미경' });
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width', '240');
    expect(picture).toHaveAttribute('height', '160');
  });
});
