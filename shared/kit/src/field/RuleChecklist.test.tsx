import { render, screen } from '@testing-library/react';
import { RuleChecklist } from './RuleChecklist.tsx';

describe('RuleChecklist', () => {
  it('shows fulfilled rules as text', () => {
    render(
      <RuleChecklist
        label="비밀번호 규칙"
        rules={[
          { id: 'length', text: '8자 이상', kept: true },
          { id: 'kinds', text: '3종류 이상', kept: false },
        ]}
      />,
    );

    expect(screen.getByRole('list', { name: '비밀번호 규칙' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual(['8자 이상 됨', '3종류 이상 아직']);
  });
});
