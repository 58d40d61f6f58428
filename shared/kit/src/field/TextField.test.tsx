import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextField } from './TextField.tsx';

describe('TextField', () => {
  it('is named by its label and described by error and help', () => {
    render(<TextField error="이메일 형식으로 입력해 주세요." help="소식을 보냅니다." label="이메일" required />);

    const input = screen.getByRole('textbox', { name: '이메일' });
    expect(input).toHaveAccessibleDescription('이메일 형식으로 입력해 주세요. 소식을 보냅니다.');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('counts the typed text', async () => {
    render(<TextField countMax={60} defaultValue="과채" label="제목" />);

    await userEvent.type(screen.getByRole('textbox', { name: '제목' }), ' 건조');

    expect(screen.getByText('5/60')).toBeInTheDocument();
  });

  it.each(['건조 공정', '건조 공정'.normalize('NFD'), ' 건조 공정\n', '👨‍👩‍👧‍👦👩🏻‍❤️‍💋‍👩🏿🏴󠁧󠁢󠁳󠁣󠁴󠁿é🇰🇷'])(
    'counts the value %s of its owner as the limit does',
    (value) => {
      render(<TextField countMax={60} label="제목" onChange={() => undefined} value={value} />);

      expect(screen.getByText('5/60')).toBeInTheDocument();
    },
  );

  it('hides a redundant label only visually', () => {
    render(<TextField hideLabel label="검색어" />);

    expect(screen.getByRole('textbox', { name: '검색어' })).toBeInTheDocument();
  });
});
