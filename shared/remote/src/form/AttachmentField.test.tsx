import { type FileKind, fileLimits } from '@haesol/contracts/common';
import { renderScreen, screen, waitFor } from '@haesol/remote/testing';
import { AttachmentField } from './AttachmentField.tsx';
import { toAttachments } from './attachments.ts';
import { tabDraft } from './formDraft.ts';
import { useAttachments } from './useAttachments.ts';

const app = { id: 'mf-sample', messages: {} };

function Field({ kind, help }: { readonly kind: FileKind; readonly help?: string }) {
  const attachments = useAttachments({ kind, refType: 'SAMPLE' }, []);
  return <AttachmentField attachments={attachments} help={help} label="자료" />;
}

const kept = {
  ...{ fileUid: '11111111-2222-4333-8444-555555555555', orgNm: '견적서.docx', ext: 'docx', size: 1 },
  ...{ mime: 'application/octet-stream', url: '/file/download?1', viewUrl: null, thumbUrl: null },
};

function Stored() {
  const attachments = useAttachments({ kind: 'attach', refType: 'SAMPLE' }, toAttachments([kept]));
  return <AttachmentField attachments={attachments} label="자료" stored={[kept]} />;
}

function Drafted({ kind = 'attach' }: { readonly kind?: FileKind }) {
  const attachments = useAttachments({ kind, refType: 'SAMPLE', draft: 'sample.files' }, []);
  const draft = tabDraft('sample', {}, { keep: [], files: [attachments] });
  return (
    <>
      <AttachmentField attachments={attachments} label="자료" />
      <button onClick={() => draft.remove?.()} type="button">
        보냄
      </button>
    </>
  );
}

const limitText = `파일마다 ${fileLimits.maxBytes / 1024 / 1024}MB까지, 최대 ${fileLimits.maxCount}개.`;

describe('AttachmentField', () => {
  it.each([
    ['attach', /hwpx/, '.hwpx'],
    ['image', /webp/, '.webp'],
  ] as const)('shows the limits and types of %s from the contract', async (kind, types, extension) => {
    const { container } = await renderScreen(<Field kind={kind} />, { app, path: '/', answers: {} });

    expect(screen.getByText(new RegExp(limitText))).toHaveTextContent(types);
    expect(container.querySelector('input[type=file]')).toHaveAttribute('accept', expect.stringContaining(extension));
  });

  it('shows the screen’s own help text instead, if given', async () => {
    await renderScreen(<Field help="견적서를 올려 주세요." kind="attach" />, { app, path: '/', answers: {} });

    expect(screen.getByText('견적서를 올려 주세요.')).toBeVisible();
    expect(screen.queryByText(new RegExp(limitText))).not.toBeInTheDocument();
  });

  it('downloads the stored files by their names', async () => {
    await renderScreen(<Stored />, { app, path: '/', answers: {} });

    expect(screen.getByRole('link', { name: '견적서.docx' })).toHaveAttribute('href', '/file/download?1');
  });

  it('keeps uploaded files in a draft of the tab until the form was sent', async () => {
    const render = () =>
      renderScreen(<Drafted />, { app, path: '/', answers: { 'file.upload': { list: [kept], cnt_total: 1 } } });
    const first = await render();
    const input = first.container.querySelector<HTMLInputElement>('input[type=file]');
    await first.user.upload(input as HTMLInputElement, new File(['x'], '견적서.docx'));
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    first.unmount();

    const second = await render();
    expect(await screen.findByText('견적서.docx')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: '보냄' }));
    second.unmount();
    await render();

    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText('견적서.docx')).not.toBeInTheDocument();
  });

  it('shows the picture and the size of an uploaded file again after a reload', async () => {
    const picture = { ...kept, orgNm: '전망대.png', ext: 'png', mime: 'image/png', thumbUrl: '/file/view?1' };
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const render = () =>
      renderScreen(<Drafted kind="image" />, {
        ...{ app, path: '/' },
        answers: { 'file.upload': { list: [picture], cnt_total: 1 } },
      });
    const first = await render();
    const input = first.container.querySelector<HTMLInputElement>('input[type=file]');
    await first.user.upload(input as HTMLInputElement, new File(['x'], '전망대.png', { type: 'image/png' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    first.unmount();

    const { container } = await render();

    expect(await screen.findByText(/1B/)).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute('src', '/file/view?1');
    sessionStorage.clear();
  });

  it('shows the size of a file that the server has', () => {
    expect(toAttachments([{ ...kept, size: 2_048 }])).toMatchObject([{ name: '견적서.docx', note: '2KB' }]);
  });

  it('shows a chosen picture at once, until it is removed', async () => {
    const revoked: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = (url) => void revoked.push(url);
    const { container, user } = await renderScreen(<Field kind="image" />, { app, path: '/', answers: {} });
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['x'], '전망대.png', { type: 'image/png' }));
    expect(container.querySelector('img')).toHaveAttribute('src', 'blob:1');

    await user.click(await screen.findByRole('button', { name: /전망대\.png/ }));

    expect(container.querySelector('img')).toBeNull();
    expect(revoked).toEqual(['blob:1']);
  });
});
