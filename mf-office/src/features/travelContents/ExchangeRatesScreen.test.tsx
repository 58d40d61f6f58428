import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const rate = {
  currencyCd: 'JPY',
  wonPerUnit: 9.2,
  rateDt: '2026-11-20',
  source: '은행 고시',
  setNm: '김담당',
  setDt: '2026-11-20T10:00:00+09:00',
  rev: 3,
};
const stale = { ...rate, currencyCd: 'USD', rateDt: '2026-10-01', setNm: null };
const open = (path: string) =>
  openOffice(path, {
    'admin.listRates': { list: [rate, stale], cnt_total: 2 },
    'admin.addRate': { currencyCd: 'EUR' },
    'admin.changeRate': { currencyCd: 'JPY' },
    'admin.restore': {},
  });

describe('ExchangeRatesScreen', () => {
  it('marks rates that are too old to be shown, and who entered the others', async () => {
    await open(paths.exchangeRates);

    expect(await screen.findAllByText('오래됨')).toHaveLength(1);
    expect(screen.getAllByText('보임')).toHaveLength(1);
    expect(screen.getByText(/김담당/)).toBeVisible();
    expect(screen.getByText(/자동/)).toBeVisible();
  });

  it('changes a rate with the version that was seen', async () => {
    const { shell, user } = await open(`${paths.exchangeRates}?edit=JPY`);
    const won = await screen.findByRole('textbox', { name: /1단위의 원화 금액/ });
    await user.clear(won);
    await user.type(won, '9.375');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(shell.path()).toBe(paths.exchangeRates));
    expect(shell.http.requests.find(({ name }) => name === 'admin.changeRate')).toMatchObject({
      path: '/api/v1/admin/exchange-rates/JPY',
      body: { wonPerUnit: 9.375, rateDt: '2026-11-20', source: '은행 고시', rev: 3 },
    });
  });

  it('puts a removed currency back as it was', async () => {
    const { shell, user } = await open(`${paths.exchangeRates}?removedYn=Y`);
    const row = await screen.findByRole('row', { name: /USD/ });
    await user.click(within(row).getByRole('button', { name: /되돌리기/ }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.restore')).toMatchObject({
        path: '/api/v1/admin/removed/USD/restore',
        body: { kind: 'exchange-rates' },
      }),
    );
  });

  it('shows each mistake at its field, keeps what was typed, and sends nothing', async () => {
    const { shell, user } = await open(`${paths.exchangeRates}?edit=new`);
    const currency = await screen.findByRole('textbox', { name: /통화 코드/ });
    const won = screen.getByRole('textbox', { name: /1단위의 원화 금액/ });
    await user.type(currency, 'KRW');
    await user.type(won, '열');
    await user.click(screen.getByRole('button', { name: '저장' }));

    await waitFor(() => expect(currency).toBeInvalid());
    expect(currency).toHaveAccessibleDescription(/원화가 아닌 통화/);
    expect(won).toHaveAccessibleDescription(/숫자를 입력해 주세요/);
    expect(won).toHaveValue('열');
    expect(screen.getByRole('textbox', { name: /출처/ })).toBeInvalid();
    expect(shell.http.requests.some(({ name }) => name === 'admin.addRate')).toBe(false);
  });
});
