import { PasswordField, TextField } from '@haesol/kit';
import { aMember, createFakeShell, visitor } from '@haesol/remote/testing';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import * as z from 'zod/mini';
import { RemoteContext } from '../context/shellContext.ts';
import { followDrafts, readDraft, writeDraft } from '../lifecycle/draftStorage.ts';
import { Form } from './Form.tsx';
import { type FormDraft, tabDraft } from './formDraft.ts';
import { useForm } from './useForm.ts';

const initial = { name: '', password: '' };
const schema = z.object({ name: z.string(), password: z.string() });
const minuteMs = 60_000;

function Example({ draft }: { readonly draft: FormDraft<typeof initial> }) {
  const form = useForm(schema, { initial, draft, send: () => Promise.resolve() });
  return (
    <Form actions={<button type="submit">보내기</button>} form={form}>
      <TextField {...form.field('name')} label="이름" />
      <PasswordField {...form.field('password')} label="비밀번호" />
    </Form>
  );
}

function show(draft = tabDraft('example', initial, { keep: ['name'] }), session = visitor) {
  const call = () => Promise.reject(new Error('nothing is called'));
  const result = render(
    <StrictMode>
      <RemoteContext value={{ shell: createFakeShell({ session }), call, namespace: 'test', locale: 'ko' }}>
        <Example draft={draft} />
      </RemoteContext>
    </StrictMode>,
  );
  return { ...result, user: userEvent.setup() };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('tabDraft', () => {
  it('restores typed values, except fields that must not be stored', async () => {
    const first = show();
    await first.user.type(screen.getByLabelText('이름'), '한결');
    await first.user.type(screen.getByLabelText('비밀번호'), 'Kite!river92');
    first.unmount();

    show();

    expect(screen.getByLabelText('이름')).toHaveValue('한결');
    expect(screen.getByLabelText('비밀번호')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kite');
  });

  it('lets another choice of the address win over the draft, and keeps the rest', () => {
    const options = { keep: ['name', 'count'], fromAddress: ['count'] } as const;
    const open = (count: string) => tabDraft('example', { name: '', count }, options);
    open('2').write({ name: '한결', count: '3' });

    expect(open('2').read?.()).toEqual({ name: '한결', count: '3' });
    expect(open('4').read?.()).toEqual({ name: '한결' });
  });

  it('stores the edited fields alone, so that a change of another field by others stays', () => {
    const before = { name: '한결', password: '', phone: '1' };
    const keep = ['name', 'phone'] as const;
    tabDraft('example', before, { keep }).write({ ...before, name: '한결이' });

    expect(tabDraft('example', { ...before, phone: '2' }, { keep }).read?.()).toEqual({ name: '한결이' });
  });

  it('is removed once the form was sent or reset', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('이름'), '한결');
    await user.click(screen.getByRole('button', { name: '보내기' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));

    await user.type(screen.getByLabelText('이름'), '!');
    expect(sessionStorage).toHaveLength(1);
    await user.clear(screen.getByLabelText('이름'));

    expect(sessionStorage).toHaveLength(0);
  });

  it('expires 30 minutes after the last change', () => {
    const at = Date.now();
    writeDraft('example', { name: '한결' });

    const now = jest.spyOn(Date, 'now').mockReturnValue(at + 29 * minuteMs);
    expect(readDraft('example')).toEqual({ name: '한결' });
    now.mockReturnValue(at + 31 * minuteMs);

    expect(readDraft('example')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ignores values of another type and invalid drafts', () => {
    writeDraft('example', { name: 7, other: 'x' });
    show().unmount();
    sessionStorage.setItem('haesol.draft.example', '{');

    show();

    expect(screen.getByLabelText('이름')).toHaveValue('');
  });

  it('is removed with all other drafts when a member signs out, and only then', () => {
    const shell = createFakeShell({ session: visitor });
    followDrafts(shell.session);
    writeDraft('a', { name: '한결' });
    writeDraft('b', { name: '한결' });
    sessionStorage.setItem('other', 'stays');

    shell.setSession(aMember());
    expect(readDraft('a')).toEqual({ name: '한결' });
    shell.setSession(visitor);

    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('is removed at page load when it has expired', () => {
    const at = Date.now();
    writeDraft('a', { name: '한결' });
    jest.spyOn(Date, 'now').mockReturnValue(at + 31 * minuteMs);

    followDrafts(createFakeShell().session);

    expect(sessionStorage).toHaveLength(0);
  });
});

describe('custom draft storage', () => {
  it('is debounced instead of written for each keystroke', async () => {
    const written: string[] = [];
    const { user } = show({ write: ({ name }) => written.push(name), delayMs: 50 });

    await user.type(screen.getByLabelText('이름'), '한결이');

    await waitFor(() => expect(written).toEqual(['한결이']));
  });

  it('is written immediately when the form is left or the tab is hidden', async () => {
    const written: string[] = [];
    const draft = { write: ({ name }: typeof initial) => written.push(name), delayMs: minuteMs };
    const { unmount, user } = show(draft, aMember());

    await user.type(screen.getByLabelText('이름'), '한');
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(written).toEqual(['한']);
    await user.type(screen.getByLabelText('이름'), '결');
    unmount();

    expect(written).toEqual(['한', '한결']);
  });

  it('is not written when signing out leaves the form', async () => {
    const written: string[] = [];
    const { unmount, user } = show({ write: ({ name }) => written.push(name), delayMs: minuteMs }, visitor);

    await user.type(screen.getByLabelText('이름'), '한');
    unmount();

    expect(written).toEqual([]);
  });
});
