import { type Answers, noNetwork, refusal, screen } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const voucher = {
  kind: 'VOUCHER',
  uid: 'v1',
  name: '푸른섬 등대박물관',
  optionNm: '입장권',
  people: { adult: 2, child: 1 },
  useDate: '2026-11-23',
  useTime: null,
  departDate: null,
  state: 'VOUCHER',
  usableYn: 'Y',
  usedDt: null,
};
async function check(answers: Answers) {
  const { user, shell } = await openOffice(paths.gate, { 'attraction.list': { list: [], cnt_total: 0 }, ...answers });
  await user.type(await screen.findByRole('textbox', { name: /코드/ }), 'HS-1234-5678');
  await user.click(screen.getByRole('button', { name: '확인' }));
  return { user, shell };
}

describe('GateScreen', () => {
  it('shows the people of a usable voucher, and uses it once', async () => {
    const used = { rsvtUid: 'r1', state: 'USED', usedDt: '2026-11-23T10:00:00+09:00', earnedPoints: 10 };
    const { user, shell } = await check({ 'admin.checkCode': voucher, 'admin.useVoucher': used });

    expect(await screen.findByRole('heading', { name: '사용 가능' })).toBeVisible();
    expect(screen.getByText('성인 2, 어린이 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '입장 처리' }));

    expect(await screen.findByRole('heading', { name: '사용 완료' })).toBeVisible();
    expect(shell.http.requests.at(-1)).toMatchObject({ name: 'admin.useVoucher', body: { code: 'HS-1234-5678' } });
  });

  it('shows the name in the passport, to compare with it', async () => {
    await check({ 'admin.checkCode': { ...voucher, passportNm: 'KIM, HANEUL' } });

    expect(await screen.findByText('여권 영문 이름: KIM, HANEUL')).toBeVisible();
  });

  it('says when a used voucher was used, and offers no second use', async () => {
    await check({ 'admin.checkCode': { ...voucher, usableYn: 'N', usedDt: '2026-11-23T09:10:00+09:00' } });

    expect(await screen.findByRole('heading', { name: '이미 사용됨' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '입장 처리' })).toBeNull();
  });

  it('says when and where another gate has used the code in between', async () => {
    const second = { state: 'USED', usedDt: '2026-11-23T10:04:00+09:00', placeNm: '푸른섬 등대박물관' };
    const { user } = await check({
      'admin.checkCode': voucher,
      'admin.useVoucher': refusal('4405', '처리할 수 없습니다.', second),
    });
    await user.click(await screen.findByRole('button', { name: '입장 처리' }));

    expect(await screen.findByText(/11\. 23\..*10:04 푸른섬 등대박물관에서 이미 사용했습니다/)).toBeVisible();
  });

  it('keeps a code without network, and shows its result once there is one', async () => {
    let isOnline = false;
    const used = { rsvtUid: 'r1', state: 'USED', usedDt: '2026-11-23T10:00:00+09:00', earnedPoints: 10 };
    const { user, shell } = await check({
      'admin.checkCode': () => (isOnline ? voucher : noNetwork()),
      'admin.useVoucher': () => (isOnline ? used : noNetwork()),
    });
    await user.click(await screen.findByRole('button', { name: '입장 처리를 보관하기' }));
    expect(await screen.findByText('1건이 연결을 기다립니다.')).toBeVisible();

    isOnline = true;
    await user.click(screen.getByRole('button', { name: '지금 보내기' }));

    expect(await screen.findByText('모두 보냈습니다.')).toBeVisible();
    expect(screen.getByText(voucher.name, { exact: false })).toBeVisible();
    expect(shell.http.requests.at(-1)).toMatchObject({
      name: 'admin.useVoucher',
      idempotencyKey: expect.any(String),
      body: { code: 'HS-1234-5678', usedDt: expect.any(String) },
    });
    await user.click(screen.getByRole('button', { name: /확인했음/ }));
    expect(screen.queryByText('모두 보냈습니다.')).toBeNull();
  });

  it('shows the reason for a code that opens nothing', async () => {
    await check({ 'admin.checkCode': refusal('4040', '맞는 코드가 없습니다.') });

    expect(await screen.findByText('맞는 코드가 없습니다.')).toBeVisible();
  });
});
