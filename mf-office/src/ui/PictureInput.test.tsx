import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const fileUid = '11111111-2222-4333-8444-555555555555';
const uploaded = {
  ...{ fileUid, orgNm: '전경.png', ext: 'png', size: 1, mime: 'image/png', url: '/file/download?1' },
  ...{ viewUrl: '/file/view?1', thumbUrl: '/file/view?2' },
};
const picture = new File(['x'], '전경.png', { type: 'image/png' });

describe('a picture of a form', () => {
  beforeEach(() => sessionStorage.clear());

  async function open() {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const opened = await openOffice(`${paths.posts}?edit=new`, {
      'edu.list': { list: [], cnt_total: 0, states: [] },
      'admin.listPosts': { list: [], cnt_total: 0 },
      'file.upload': { list: [uploaded], cnt_total: 1 },
    });
    const dialog = await screen.findByRole('dialog');
    const input = within(dialog).getByLabelText<HTMLInputElement>(/^그림/, { selector: 'input[type=file]' });
    return { ...opened, dialog, input };
  }

  it('is uploaded at once and shown, and asks for its description until it is removed', async () => {
    const { user, dialog, input } = await open();
    expect(within(dialog).queryByRole('textbox', { name: /^그림 설명/ })).not.toBeInTheDocument();
    await user.upload(input, picture);

    await waitFor(() => expect(dialog.querySelector('img')).toHaveAttribute('src', `/file/picture/${fileUid}`));
    expect(within(dialog).getByRole('textbox', { name: /^그림 설명/ })).toBeRequired();
    expect(within(dialog).getByRole('textbox', { name: /^그림 설명/ })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: '그림 지우기' }));
    expect(dialog.querySelector('img')).toBeNull();
    expect(within(dialog).queryByRole('textbox', { name: /^그림 설명/ })).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^그림/, { selector: 'input[type=file]' })).toHaveFocus();
  });

  it('can be a drawing of the site by its address', async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: '홈페이지의 그림 쓰기' }));
    expect(within(dialog).getByRole('textbox', { name: /^그림/ })).toHaveFocus();
    await user.keyboard('/art/scene/beach.svg');

    expect(dialog.querySelector('img')).toHaveAttribute('src', '/art/scene/beach.svg');
  });

  it('is put into a text with its description, which cannot be left out', async () => {
    const { user, dialog } = await open();
    await user.click(await within(dialog).findByRole('button', { name: '그림' }));
    const bar = within(dialog).getByRole('toolbar');
    await user.upload(within(bar).getByLabelText<HTMLInputElement>(/^넣을 그림/, { selector: 'input' }), picture);
    await waitFor(() => expect(within(bar).getByRole('textbox', { name: /^그림 설명/ })).toHaveFocus());
    await user.click(within(bar).getByRole('button', { name: '그림 넣기' }));
    expect(within(bar).getByText('그림 설명을 입력해 주세요.')).toBeVisible();

    await user.type(within(bar).getByRole('textbox', { name: /^그림 설명/ }), '실험실 전경');
    await user.click(within(bar).getByRole('button', { name: '그림 넣기' }));
    const text = within(dialog).getByRole('textbox', { name: /^내용/ });
    expect(within(text).getByRole('img', { name: '실험실 전경' })).toHaveAttribute('src', `/file/picture/${fileUid}`);
  });
});
