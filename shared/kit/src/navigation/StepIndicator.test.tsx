import { render, screen } from '@testing-library/react';
import { StepIndicator } from './StepIndicator.tsx';

describe('StepIndicator', () => {
  it('shows completed, current and upcoming steps as text', () => {
    render(
      <StepIndicator
        current={2}
        steps={[{ label: '동의' }, { label: '신청내용', note: '작성 중' }, { label: '확인·제출' }]}
      />,
    );

    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual([
      '동의완료',
      '신청내용작성 중',
      '확인·제출다음',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
  });
});
