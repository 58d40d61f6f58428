import { Checkbox, PhoneField, type PhoneParts, RadioGroup, TextField } from '@haesol/kit';
import { toCallError } from '@haesol/remote/http';
import { aMember, createFakeShell, type FakeShell, type FakeShellOptions, testNow } from '@haesol/remote/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import * as z from 'zod/mini';
import { RemoteContext } from '../context/shellContext.ts';
import { Form } from './Form.tsx';
import type { SendOptions } from './formController.ts';
import { type FormHandle, type UseFormOptions, useForm } from './useForm.ts';

const nameText = '이름을 입력해 주세요.';
const mailText = '이메일 형식으로 입력해 주세요.';
const phoneText = '휴대폰 번호가 올바르지 않습니다.';
const schema = z.object({
  name: z.string().check(z.minLength(2, nameText)),
  email: z.string().check(z.regex(/^[^@]+@[^@]+$/, mailText)),
  tel1: z.string().check(z.regex(/^010$/, phoneText)),
  tel2: z.string().check(z.regex(/^\d{4}$/, phoneText)),
  tel3: z.string().check(z.regex(/^\d{4}$/, phoneText)),
});
type Body = z.output<typeof schema>;
const noTel: PhoneParts = ['', '', ''];
const blank = { name: '', email: '', tel: noTel, kind: '', isKept: false };
type Values = typeof blank;
const filled: Values = { name: '한결', email: 'a@b.example', tel: ['010', '0000', '1234'], kind: 'A', isKept: false };

type Options = Partial<UseFormOptions<Values, typeof schema, void>>;
let handle: FormHandle<Values>;
let sent: { body: Body; options: SendOptions<Values> }[];

function Example({ initial = blank, send, ...options }: Options) {
  const form = useForm(schema, {
    initial,
    names: { tel1: 'tel', tel2: 'tel', tel3: 'tel' },
    toInput: ({ name, email, tel: [tel1, tel2, tel3] }) => ({ name, email, tel1, tel2, tel3 }),
    async send(body, given) {
      sent.push({ body, options: given });
      await send?.(body, given);
    },
    ...options,
  });
  handle = form;
  return (
    <Form actions={<button type="submit">보내기</button>} form={form}>
      <TextField {...form.field('name')} label="이름" />
      <TextField {...form.field('email')} label="이메일" />
      <PhoneField {...form.field('tel')} label="전화" />
      <RadioGroup {...form.field('kind')} label="종류" options={[{ value: 'A', label: '가' }]} />
      <Checkbox {...form.field('isKept')} label="저장" />
    </Form>
  );
}

function wrap(options: Options, shell: FakeShell) {
  const call = () => Promise.reject(new Error('nothing is called'));
  return (
    <StrictMode>
      <RemoteContext value={{ shell, call, namespace: 'test', locale: 'ko' }}>
        <Example {...options} />
      </RemoteContext>
    </StrictMode>
  );
}

function show(options: Options = {}, shellOptions: FakeShellOptions = { path: '/login?next=/a' }) {
  const shell = createFakeShell(shellOptions);
  const result = render(wrap(options, shell));
  return { ...result, shell, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: '보내기' });
const refuse =
  (code: string, data: unknown = null) =>
  () =>
    Promise.reject(toCallError({ code, message: '거절되었습니다.', data, requestId: 'req-7' }));

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
});

describe('useForm', () => {
  it('is a POST to the URL of the page', () => {
    const { container } = show();

    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/login?next=/a');
  });

  it('marks fields as required that the schema refuses when empty', () => {
    show();

    expect(screen.getByLabelText('이름')).toHaveAttribute('aria-required', 'true');
    expect(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-required');
  });

  it('shows errors of a refused submit in a summary and at each field, and focuses the first', async () => {
    const { user } = show({ initial: { ...filled, email: 'a', tel: ['02', '', ''] } });

    await user.click(submit());

    expect(screen.getByText('입력한 내용 2건을 확인해 주세요.')).toBeVisible();
    expect(screen.getByLabelText('이메일')).toHaveFocus();
    expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription(mailText);
    expect(screen.getByRole('group', { name: /전화/ })).toHaveAccessibleDescription(phoneText);
    expect(sent).toEqual([]);
  });

  it('shows an error without a field and does not move the focus', async () => {
    const { user } = show({
      initial: filled,
      toInput: () => ({ ...filled, tel1: '010', tel2: '0000', tel3: '1234', name: 'x' }),
      names: { name: 'nothing' as 'name' },
    });

    await user.click(submit());

    expect(screen.getByRole('alert')).toHaveTextContent(nameText);
  });

  describe('validates while typing', () => {
    it('an edited field on blur, and no other', async () => {
      const { user } = show();
      await user.click(screen.getByLabelText('이름'));
      await user.tab();
      expect(screen.queryByText(nameText)).not.toBeInTheDocument();

      await user.keyboard('a');
      await user.tab();

      expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription(mailText);
      expect(screen.queryByText(/건을 확인해/)).not.toBeInTheDocument();
    });

    it('a field with a message at each change', async () => {
      const { user } = show();
      await user.type(screen.getByLabelText('이메일'), 'a');
      await user.tab();

      await user.type(screen.getByLabelText('이메일'), '@b');

      expect(screen.queryByText(mailText)).not.toBeInTheDocument();
    });

    it('a number in three parts when the whole field is left', async () => {
      const { user } = show();
      await user.type(screen.getByLabelText('앞자리'), '02');
      await user.tab();
      expect(screen.queryByText(phoneText)).not.toBeInTheDocument();

      await user.click(screen.getByLabelText('이름'));

      expect(await screen.findByText(phoneText)).toBeVisible();
    });

    it('nothing during composition of a syllable', async () => {
      const { user } = show();
      const field = screen.getByLabelText('이름');
      await user.type(field, '한');
      await user.tab();
      expect(field).toHaveAccessibleDescription(nameText);

      fireEvent.compositionStart(field);
      fireEvent.change(field, { target: { value: '한ㄱ' } });
      expect(field).toHaveAccessibleDescription(nameText);
      fireEvent.change(field, { target: { value: '한겨' } });
      fireEvent.compositionEnd(field);

      expect(field).not.toHaveAccessibleDescription(nameText);
    });

    it('after the pointer is released, so that a message does not move a button', async () => {
      const { user } = show();
      const field = screen.getByLabelText('이메일');
      await user.type(field, 'a');

      await user.pointer({ keys: '[MouseLeft>]', target: document.body });
      expect(screen.queryByText(mailText)).not.toBeInTheDocument();
      await user.pointer({ keys: '[/MouseLeft]' });

      expect(await screen.findByText(mailText)).toBeVisible();
    });
  });

  describe('sends', () => {
    it('the output of the schema, and maps the field names', async () => {
      const { user } = show({ initial: { ...filled, email: 'a' } });
      await user.click(submit());
      await user.type(screen.getByLabelText('이메일'), '@b.example');

      await user.click(submit());

      expect(sent[0]?.body).toEqual({ name: '한결', email: 'a@b.example', tel1: '010', tel2: '0000', tel3: '1234' });
      expect(handle.isSent).toBe(true);
      expect(screen.queryByText(/건을 확인해/)).not.toBeInTheDocument();
    });

    it('once, even if submitted several times', async () => {
      const answer = Promise.withResolvers<void>();
      const { user } = show({ initial: filled, send: () => answer.promise });

      await user.dblClick(submit());
      expect(handle.isBusy).toBe(true);
      await act(async () => answer.resolve());
      await user.click(submit());

      expect(sent).toHaveLength(1);
    });

    it('nothing while blocked or not confirmed', async () => {
      const blocked = show({ initial: filled, isBlocked: true });
      await blocked.user.click(submit());
      blocked.unmount();
      const { user } = show({ initial: filled, confirm: () => Promise.resolve(false) });

      await user.click(submit());

      expect(sent).toEqual([]);
      expect(handle.isBusy).toBe(false);
    });

    it('the same idempotency key for the same content until it was accepted, another key for other content', async () => {
      const outcomes = [refuse('5000'), refuse('5000'), () => Promise.resolve(), refuse('5000')];
      const { user } = show({ initial: filled, send: () => outcomes.shift()?.() ?? Promise.resolve() });
      await user.click(submit());
      await user.click(submit());
      await user.type(screen.getByLabelText('이름'), '이');
      await user.click(submit());
      await user.type(screen.getByLabelText('이름'), '{Backspace}');
      await user.click(submit());

      const keys = sent.map(({ options }) => options.idempotencyKey);
      expect(keys[0]).toBe(keys[1]);
      expect(new Set(keys).size).toBe(3);
    });

    it('values that a password manager filled in without an event', async () => {
      const { user } = show({ initial: { ...filled, email: '' } });
      const field = screen.getByLabelText<HTMLInputElement>('이메일');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'manager@b.example');

      await user.click(submit());

      expect(sent[0]?.body.email).toBe('manager@b.example');
    });

    it('values that a browser filled in with an event', async () => {
      const { user } = show({ initial: { ...filled, email: '' } });
      fireEvent.input(screen.getByLabelText('이메일'), { target: { value: 'auto@b.example' } });

      await user.click(submit());

      expect(sent[0]?.body.email).toBe('auto@b.example');
    });
  });

  describe('shows refusals of the server', () => {
    it('at their fields, including fields in parts, until they are edited', async () => {
      const fieldErrors = [
        { field: 'tel2', code: 'x', message: '없는 번호입니다.' },
        { field: 'email', code: 'x', message: '쓸 수 없는 주소입니다.' },
      ];
      const { user } = show({ initial: filled, send: refuse('4000', { fieldErrors }) });
      await user.click(submit());
      await waitFor(() => expect(screen.getByLabelText('이메일')).toHaveFocus());
      expect(screen.getByRole('group', { name: /전화/ })).toHaveAccessibleDescription('없는 번호입니다.');

      await user.type(screen.getByLabelText('이메일'), 'x');

      expect(screen.getByLabelText('이메일')).not.toHaveAccessibleDescription();
      expect(screen.getByRole('group', { name: /전화/ })).toHaveAccessibleDescription('없는 번호입니다.');
    });

    it('at the field that an error code belongs to', async () => {
      const { user } = show({
        initial: filled,
        send: refuse('4090'),
        toFieldErrors: ({ code, message }) => (code === '4090' ? { email: message } : undefined),
      });

      await user.click(submit());

      await waitFor(() => expect(screen.getByLabelText('이메일')).toHaveAccessibleDescription('거절되었습니다.'));
      expect(handle.refusal?.code).toBe('4090');
      expect(handle.failure).toBeUndefined();
    });

    it('as one message without a number for support if the server says what is wrong', async () => {
      const { user } = show({ initial: filled, send: refuse('4090') });

      await user.click(submit());

      expect(await screen.findByRole('alert')).toHaveTextContent(/거절되었습니다\.$/);
    });

    it('as one message with the request number, and allows a retry', async () => {
      const refusals: string[] = [];
      const { user } = show({ initial: filled, send: refuse('5000'), onRefused: ({ code }) => refusals.push(code) });

      await user.click(submit());

      expect(await screen.findByRole('alert')).toHaveTextContent('거절되었습니다.문의용 번호 req-7');
      expect(refusals).toEqual(['5000']);
      await user.click(submit());
      expect(sent).toHaveLength(2);
    });
  });

  describe('protects unsaved input', () => {
    it('from automatic reloads until it is sent', async () => {
      const { shell, user } = show({ initial: { ...filled, name: '' } });
      await user.type(screen.getByLabelText('이름'), '한결');
      expect(shell.record.isDirty).toBe(true);

      await user.click(submit());

      expect(shell.record.isDirty).toBe(false);
    });

    it('with a confirmation before the page is left, if enabled, until it was sent', async () => {
      const { shell, user } = show({ initial: filled, guard: 'leave' }, { path: '/form', confirms: false });
      await user.type(screen.getByLabelText('이름'), '이');
      act(() => shell.navigate('/away'));
      expect(shell.path()).toBe('/form');

      await user.click(submit());
      act(() => shell.navigate('/away'));

      expect(shell.path()).toBe('/away');
    });

    it('without a confirmation if disabled or after a reset', async () => {
      const { shell, user } = show({ guard: 'none' });
      await user.type(screen.getByLabelText('이름'), '이');
      expect(shell.record.isDirty).toBe(false);

      act(() => handle.reset());

      expect(screen.getByLabelText('이름')).toHaveValue('');
    });
  });

  it('dismisses the refusal of an ended session once the member has signed in again', async () => {
    const { user, shell } = show({ initial: filled, send: refuse('4011') });
    await user.click(submit());
    expect(handle.failure?.message).toBe('거절되었습니다.');

    act(() => shell.setSession(aMember()));

    expect(handle.failure).toBeUndefined();
  });

  it('applies a later initial value to unedited fields', async () => {
    const { user, rerender, shell } = show();
    await user.type(screen.getByLabelText('이름'), '한결');

    rerender(wrap({ initial: filled }, shell));

    expect(screen.getByLabelText('이메일')).toHaveValue('a@b.example');
    expect(screen.getByLabelText('이름')).toHaveValue('한결');
  });

  it('starts with input typed into the server’s markup before scripts ran', async () => {
    const shell = createFakeShell({ path: '/login' });
    shell.now = () => testNow;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(wrap({}, shell));
    const find = (name: string) => place.querySelector(`[name="${name}"]`) as HTMLInputElement;
    find('name').value = '한결';
    find('email').value = 'early@b.example';
    find('tel1').value = '010';
    find('tel2').value = '0000';
    find('tel3').value = '1234';
    find('kind').checked = true;
    find('isKept').checked = true;

    const root = await act(async () => hydrateRoot(place, wrap({}, shell)));

    expect(handle.values).toEqual({
      name: '한결',
      email: 'early@b.example',
      tel: ['010', '0000', '1234'],
      kind: 'A',
      isKept: true,
    });
    expect(find('email').value).toBe('early@b.example');
    act(() => root.unmount());
    place.remove();
  });
});
