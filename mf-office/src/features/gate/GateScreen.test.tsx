import { type Answers, noNetwork, refusal, screen, within } from '@haesol/remote/testing';
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
const places = [
  { gdsUid: 'G0001', gdsNm: '푸른섬 등대박물관', state: 'ON' },
  { gdsUid: 'G0002', gdsNm: '은물결 갯벌체험장', state: 'ON' },
];
const voucherUsedDt = '2026-11-23T09:10:00+09:00';
const noList = { madeDt: '2026-11-23T09:58:00+09:00', key: 'AAAA', list: [] };

async function check(answers: Answers, place?: string) {
  const { user, shell } = await openOffice(paths.gate, {
    'admin.gateList': noList,
    'admin.listPlaces': { list: place === undefined ? [] : places, cnt_total: places.length },
    ...answers,
  });
  if (place !== undefined) {
    await screen.findByRole('option', { name: place });
    await user.selectOptions(await screen.findByRole('combobox', { name: /이용처/ }), place);
  }
  await user.type(await screen.findByRole('textbox', { name: /코드/ }), 'HS-1234-5678');
  await user.click(screen.getByRole('button', { name: '확인' }));
  return { user, shell };
}

describe('GateScreen', () => {
  afterEach(() => localStorage.clear());

  it.each([
    [true, /브라우저에서 카메라를 허용/],
    [false, /https로 시작하는 주소/],
  ])('says why the camera cannot be used, in a secure context: %p', async (isSecure, why) => {
    Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
    const { user } = await openOffice(paths.gate, {
      'admin.gateList': noList,
      'admin.listPlaces': { list: [], cnt_total: 0 },
    });
    await user.click(await screen.findByRole('button', { name: '카메라로 읽기' }));

    expect(await screen.findByText(why)).toBeVisible();
  });

  it('shows the people of a usable voucher, and uses it once', async () => {
    const used = { rsvtUid: 'r1', state: 'USED', usedDt: '2026-11-23T10:00:00+09:00', earnedPoints: 10 };
    const { user, shell } = await check({ 'admin.checkCode': voucher, 'admin.useVoucher': used });

    expect(await screen.findByRole('heading', { name: '사용 가능' })).toBeVisible();
    expect(screen.getByText('성인 2, 어린이 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인하고 다음' }));

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
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();
  });

  it.each([
    [{ state: 'REFUNDED' }, '환불된 이용권'],
    [{ state: 'REFUNDED', usedDt: '2026-11-23T09:10:00+09:00' }, '환불된 이용권'],
    [{ state: 'CANCELLED' }, '취소된 이용권'],
    [{ state: 'CANCEL_ASK' }, '환불 요청 중'],
    [{ useDate: '2026-12-06', useTime: '11:00' }, /^12\.\s6\.\(일\) 11:00 이용권$/],
    [{ kind: 'PASS', state: 'ACTIVE', useDate: null, usedDt: '2026-11-20T09:10:00+09:00' }, '기간이 지난 이용권'],
    [{ kind: 'COUPON', state: 'OWNED', useDate: null }, '지금은 쓸 수 없음'],
  ])('says why %j cannot be used', async (part, word) => {
    await check({ 'admin.checkCode': { ...voucher, usableYn: 'N', ...part } });

    expect(await screen.findByRole('heading', { name: word })).toBeVisible();
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();
  });

  it('says that a voucher is for another place than the chosen one, and does not use it there', async () => {
    const { user } = await check({ 'admin.checkCode': { ...voucher, gdsUid: 'G0001' } }, '은물결 갯벌체험장');

    expect(await screen.findByRole('heading', { name: '다른 곳의 이용권' })).toBeVisible();
    expect(screen.getByText(/푸른섬 등대박물관 입장권/)).toBeVisible();
    expect(screen.getByText(/선택한 이용처는 은물결 갯벌체험장입니다/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();

    await user.selectOptions(screen.getByRole('combobox', { name: /이용처/ }), '푸른섬 등대박물관');
    expect(screen.getByRole('button', { name: '확인하고 다음' })).toBeVisible();
  });

  it('says when a code was kept that is scanned again without network, and keeps it once', async () => {
    const { user } = await check({ 'admin.checkCode': () => noNetwork() });
    await user.click(await screen.findByRole('button', { name: '입장 처리를 보관하기' }));
    expect(await screen.findByRole('heading', { name: '보관함' })).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: /코드/ }), 'hs12345678');
    await user.click(screen.getByRole('button', { name: '확인' }));

    expect(await screen.findByRole('heading', { name: '이미 처리한 코드' })).toBeVisible();
    expect(screen.getByText(/이 기기에서 .*에 처리한 코드입니다/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '입장 처리를 보관하기' })).toBeNull();
    expect(screen.getByText('1건이 연결을 기다립니다.')).toBeVisible();
  });

  it('refuses a kept voucher of another place once there is a network', async () => {
    let isOnline = false;
    const answer = () => (isOnline ? { ...voucher, gdsUid: 'G0001' } : noNetwork());
    const { user, shell } = await check({ 'admin.checkCode': answer }, '은물결 갯벌체험장');
    await user.click(await screen.findByRole('button', { name: '입장 처리를 보관하기' }));
    isOnline = true;
    await user.click(screen.getByRole('button', { name: '지금 보내기' }));

    expect(await screen.findByText('다른 곳의 이용권 · 푸른섬 등대박물관 입장권')).toBeVisible();
    expect(shell.http.requests.some(({ name }) => name === 'admin.useVoucher')).toBe(false);
  });

  it('says when and where another gate has used the code in between', async () => {
    const second = { state: 'USED', usedDt: '2026-11-23T10:04:00+09:00', placeNm: '푸른섬 등대박물관' };
    const { user } = await check({
      'admin.checkCode': voucher,
      'admin.useVoucher': refusal('4405', '처리할 수 없습니다.', second),
    });
    await user.click(await screen.findByRole('button', { name: '확인하고 다음' }));

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

  it('lists the last scans with time, result and end of the code', async () => {
    const { user } = await check({ 'admin.checkCode': { ...voucher, usableYn: 'N', state: 'REFUNDED' } });
    await user.click(await screen.findByRole('button', { name: '다음 사람' }));
    expect(screen.queryByRole('heading', { name: '환불된 이용권' })).toBeNull();

    const scans = screen.getByRole('region', { name: '방금 확인' });
    expect(within(scans).getAllByRole('listitem')).toHaveLength(1);
    expect(scans).toHaveTextContent('10:00환불된 이용권 · 성인 2, 어린이 1…5678');
  });

  it.each([
    ['Y', '사용 가능', [80]],
    ['N', '이미 사용됨', [200, 100, 200]],
  ])('vibrates by the result of a code, usable: %s', async (usableYn, word, pattern) => {
    const patterns: unknown[] = [];
    Object.assign(navigator, { vibrate: (one: unknown) => void patterns.push(one) });
    await check({ 'admin.checkCode': { ...voucher, usableYn, usedDt: usableYn === 'Y' ? null : voucherUsedDt } });
    await screen.findByRole('heading', { name: word });
    Reflect.deleteProperty(navigator, 'vibrate');

    expect(patterns).toEqual([pattern]);
  });

  it('shows the reason for a code that opens nothing', async () => {
    await check({ 'admin.checkCode': refusal('4040', '맞는 코드가 없습니다.') });

    expect(await screen.findByText('맞는 코드가 없습니다.')).toBeVisible();
  });
});
