import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { FilePicker } from './FilePicker.tsx';

function Picker() {
  const [files, setFiles] = useState([1, 2, 3]);
  return (
    <FilePicker
      files={files.map((id) => ({ id, name: `${id}.pdf`, state: 'done' }))}
      label="첨부파일"
      max={3}
      onAdd={() => undefined}
      onRemove={(id) => setFiles(files.filter((file) => file !== id))}
    />
  );
}

describe('FilePicker', () => {
  it('passes on the chosen files', async () => {
    const added: string[] = [];
    render(
      <FilePicker
        files={[]}
        label="첨부파일"
        max={3}
        onAdd={(files) => added.push(...files.map((file) => file.name))}
        onRemove={() => undefined}
      />,
    );

    await userEvent.upload(screen.getByLabelText('첨부파일'), new File(['a'], '조건표.xlsx'));

    expect(added).toEqual(['조건표.xlsx']);
    expect(screen.getByRole('button', { name: '파일 선택' })).toHaveAccessibleDescription('첨부파일');
  });

  it('shows progress, errors and the count', () => {
    render(
      <FilePicker
        files={[
          { id: 1, name: '사진.zip', state: 'uploading', percent: 64, note: '12.8MB' },
          { id: 2, name: '영상.mp4', state: 'failed', note: '첨부할 수 없는 파일 형식입니다.' },
        ]}
        label="첨부파일"
        max={3}
        onAdd={() => undefined}
        onRemove={() => undefined}
      />,
    );

    expect(screen.getByRole('progressbar', { name: '사진.zip' })).toHaveValue(64);
    expect(screen.getByText('올리는 중 64% · 12.8MB')).toBeInTheDocument();
    expect(screen.getByText('첨부할 수 없는 파일 형식입니다.')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('3개 중 1개');
  });

  it('focuses the next file after a removal, and the button to choose after the last', async () => {
    render(<Picker />);
    await userEvent.click(screen.getByRole('button', { name: '1.pdf 삭제' }));
    expect(screen.getByRole('button', { name: '2.pdf 삭제' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '3.pdf 삭제' }));
    expect(screen.getByRole('button', { name: '2.pdf 삭제' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    expect(screen.getByRole('button', { name: '파일 선택' })).toHaveFocus();
  });

  it('removes a file with a button that names it', async () => {
    const removed: (string | number)[] = [];
    render(
      <FilePicker
        files={[{ id: 7, name: '조건표.xlsx', state: 'done' }]}
        label="첨부파일"
        max={1}
        onAdd={() => undefined}
        onRemove={(id) => removed.push(id)}
      />,
    );

    await userEvent.click(screen.getByRole('button', { name: '조건표.xlsx 삭제' }));

    expect(removed).toEqual([7]);
    expect(screen.getByRole('button', { name: '파일 선택' })).toHaveAttribute('aria-disabled', 'true');
  });
});
