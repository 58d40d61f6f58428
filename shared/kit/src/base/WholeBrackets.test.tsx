import { render, screen } from '@testing-library/react';
import { WholeBrackets } from './WholeBrackets.tsx';

describe('WholeBrackets', () => {
  it('may break before the abbreviation in brackets, but not within it', () => {
    render(
      <h1>
        <WholeBrackets text="유도결합플라스마 분광분석기(ICP-OES)" />
      </h1>,
    );

    expect(screen.getByRole('heading').innerHTML).toMatch(
      /분광분석기<\/span><wbr><span class="[^"]*">\(ICP-OES\)<\/span><\/span>$/,
    );
  });

  it('leaves other names unchanged', () => {
    render(
      <h1>
        <WholeBrackets text="동결건조기" />
      </h1>,
    );

    expect(screen.getByRole('heading').innerHTML).toBe('<span>동결건조기</span>');
  });
});
