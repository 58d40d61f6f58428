import { TextField } from '@haesol/kit';
import { createFakeShell } from '@haesol/remote/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as z from 'zod/mini';
import { RemoteContext } from '../context/shellContext.ts';
import { Form } from './Form.tsx';
import { useForm } from './useForm.ts';

const schema = z.object({
  names: z.array(z.string().check(z.minLength(1, '이름을 입력해 주세요.'))),
  day: z.string(),
});
let sent: unknown[];

/** Form with a row for each name, and an optional date. */
function Example({ names }: { readonly names: readonly string[] }) {
  const form = useForm(schema, {
    initial: { names, day: '' },
    send: async (body) => void sent.push(body),
  });
  return (
    <Form actions={<button type="submit">보내기</button>} form={form}>
      {[...form.values.names.keys()].map((row) => (
        <TextField
          {...form.part('names', row)}
          key={row}
          label={`${row + 1}행 이름`}
          onChange={({ target }) => form.set({ names: form.values.names.with(row, target.value) })}
          value={form.values.names[row] ?? ''}
        />
      ))}
      <button onClick={() => form.set({ names: form.values.names.slice(1) })} type="button">
        첫 행 삭제
      </button>
      <TextField {...form.field('day')} label="날짜" type="date" />
      <button onClick={() => form.showErrors(['day'])} type="button">
        날짜 확인
      </button>
    </Form>
  );
}

function show(names: readonly string[]) {
  const call = () => Promise.reject(new Error('nothing is called'));
  render(
    <RemoteContext value={{ shell: createFakeShell(), call, namespace: 'test', locale: 'ko' }}>
      <Example names={names} />
    </RemoteContext>,
  );
  return userEvent.setup();
}

const row = (number: number) => screen.getByRole('textbox', { name: `${number}행 이름` });
const submit = () => screen.getByRole('button', { name: '보내기' });

beforeEach(() => {
  sent = [];
});

describe('part of a list', () => {
  it('has the message of its row: marked, focused and counted', async () => {
    const user = show(['한결', '', '']);

    await user.click(submit());

    expect(row(2)).toHaveFocus();
    expect(row(2)).toHaveAccessibleDescription('이름을 입력해 주세요.');
    expect(row(1)).toBeValid();
    expect(screen.getByText('입력한 내용 2건을 확인해 주세요.')).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: '이름을 입력해 주세요.' })[1] ?? row(1));
    expect(row(3)).toHaveFocus();
  });

  it('is checked when it is left after a change, without the other rows', async () => {
    const user = show(['한결', '']);

    await user.clear(row(1));
    await user.tab();

    expect(row(1)).toBeInvalid();
    expect(row(2)).toBeValid();
  });

  it('keeps its message when a row before it is removed', async () => {
    const user = show(['한결', '']);
    await user.click(submit());

    await user.click(screen.getByRole('button', { name: '첫 행 삭제' }));

    expect(row(1)).toHaveAccessibleDescription('이름을 입력해 주세요.');
  });
});

describe('date input of the browser', () => {
  it('refuses a date that is not finished, although it is optional', async () => {
    const user = show(['한결']);
    const day = screen.getByLabelText('날짜');
    Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });

    await user.click(submit());

    expect(day).toHaveAccessibleDescription('날짜와 시각을 빠짐없이 입력해 주세요.');
    expect(day).toHaveFocus();
    expect(sent).toEqual([]);

    Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: false } });
    await user.click(submit());
    expect(sent).toEqual([{ names: ['한결'], day: '' }]);
  });
});

describe('showErrors', () => {
  it('checks the named fields only', async () => {
    const user = show(['']);

    await user.click(screen.getByRole('button', { name: '날짜 확인' }));

    expect(row(1)).toBeValid();
  });
});
