import { faqGet } from '@haesol/contracts/board';
import { type Answer, aFaqDetail, refusal, renderScreen, screen } from '@haesol/remote/testing';
import type { ReactElement } from 'react';
import { DetailView, type DetailViewProps } from './DetailView.tsx';
import { useEndpoint } from './endpointHooks.ts';

const app = { id: 'mf-sample', messages: {} };

type Change = Partial<Pick<DetailViewProps<unknown>, 'choose' | 'forbidden' | 'headingLevel'>>;

function FaqScreen({
  uid,
  hasTitle = true,
  ...change
}: Change & { readonly uid?: string; readonly hasTitle?: boolean }) {
  return (
    <DetailView
      missing={{ title: '없는 질문', text: '지워졌거나 옮겨졌습니다.' }}
      query={useEndpoint(faqGet, uid === undefined ? undefined : { params: { faqUid: uid } })}
      toList={{ href: '/faq', label: '목록으로' }}
      uid={uid}
      {...(hasTitle ? { titleOf: ({ title }) => title } : {})}
      {...change}
    >
      {({ title }, notFound) => (title === '비공개' ? notFound : <p>{title}</p>)}
    </DetailView>
  );
}

const show = (element: ReactElement, answer: Answer = aFaqDetail({ title: '예약 안내' })) =>
  renderScreen(element, { app, path: '/faq', answers: { 'faq.get': answer } });

describe('DetailView', () => {
  it('shows a prompt to choose if the address has no identifier, without a request', async () => {
    const { shell } = await show(<FaqScreen choose={{ title: '질문 선택', text: '목록에서 고르세요.' }} />);

    expect(screen.getByRole('heading', { level: 1, name: '질문 선택' })).toBeVisible();
    expect(screen.getByText('목록에서 고르세요.')).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/faq');
    expect(shell.http.requests).toEqual([]);
  });

  it('shows the not-found text if there is no other text for an address without identifier', async () => {
    await show(<FaqScreen headingLevel={2} />);

    expect(screen.getByRole('heading', { level: 2, name: '없는 질문' })).toBeVisible();
  });

  it('shows the data and sets the page title', async () => {
    const { shell } = await show(<FaqScreen uid="f1" />);

    expect(await screen.findByText('예약 안내')).toBeVisible();
    expect(shell.record.titles).toContain('예약 안내');
  });

  it('keeps the title of the route if the data have none', async () => {
    const { shell } = await show(<FaqScreen hasTitle={false} uid="f1" />);

    expect(await screen.findByText('예약 안내')).toBeVisible();
    expect(shell.record.titles).toEqual([]);
  });

  it('links to the list if the item or a part of it does not exist', async () => {
    const { unmount } = await show(<FaqScreen uid="f1" />, refusal('4040'));
    expect(await screen.findByRole('heading', { name: '없는 질문' })).toBeVisible();
    unmount();

    await show(<FaqScreen uid="f1" />, aFaqDetail({ title: '비공개' }));

    expect(await screen.findByRole('heading', { name: '없는 질문' })).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/faq');
  });

  it('shows the reason if this person may not see it', async () => {
    await show(<FaqScreen forbidden={{ title: '비공개 질문', text: '쓴 사람만 봅니다.' }} uid="f1" />, refusal('4031'));

    expect(await screen.findByRole('heading', { name: '비공개 질문' })).toBeVisible();
  });

  it('offers a retry and the list after an error', async () => {
    await show(<FaqScreen uid="f1" />, refusal('5000'));

    expect(await screen.findByRole('button', { name: '다시 시도' })).toBeVisible();
    expect(screen.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/faq');
  });
});
