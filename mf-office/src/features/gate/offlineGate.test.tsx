import { webcrypto } from 'node:crypto';
import { noNetwork, screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';
import { type GateItem, type GateList, toChecked } from './gateList.ts';

const keyBytes = new TextEncoder().encode('the key of this day');
const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Hashes a code as the server does. */
async function toHash(text: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, hmac, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return toBase64Url(new Uint8Array(mac).subarray(0, 16));
}

const qr = 'HS1.VOUCHER.0190f3a0-0000-7000-8000-000000000001.c2lnbmF0dXJl';
const voucher: GateItem = {
  codeHash: '',
  qrHash: '',
  kind: 'VOUCHER',
  gdsUid: 'G0001',
  openPlaces: [],
  name: '푸른섬 등대박물관',
  optionNm: '입장권',
  people: { adult: 2, child: 1 },
  useDate: '2026-11-23',
  useTime: null,
  departDate: null,
  state: 'VOUCHER',
  fromDt: '2026-11-23T00:00:00+09:00',
  toDt: '2026-11-24T00:00:00+09:00',
  usedDt: null,
};

/** Opens the gate with a list of one item, whose code is `ABCD-EFGH-JKMN`, and without network for everything else. */
async function openGate(part: Partial<GateItem> = {}) {
  const item = { ...voucher, codeHash: await toHash('ABCDEFGHJKMN'), qrHash: await toHash(qr), ...part };
  const list: GateList = { madeDt: '2026-11-23T09:58:00+09:00', key: toBase64Url(keyBytes), list: [item] };
  const opened = await openOffice(paths.gate, {
    'admin.gateList': list,
    'admin.listPlaces': {
      list: [
        { gdsUid: 'G0001', gdsNm: '푸른섬 등대박물관', state: 'ON' },
        { gdsUid: 'G0002', gdsNm: '은물결 갯벌체험장', state: 'ON' },
      ],
      cnt_total: 2,
    },
    'admin.checkCode': () => noNetwork(),
    'admin.useVoucher': () => noNetwork(),
    'admin.usePass': () => noNetwork(),
    'admin.useCoupon': () => noNetwork(),
    'admin.exchangeCard': () => noNetwork(),
  });
  await screen.findByText('09:58에 받은 목록 1건으로, 인터넷이 끊겨도 확인합니다.');
  return {
    ...opened,
    async check(code: string) {
      const field = screen.getByRole('textbox', { name: /코드/ });
      await opened.user.clear(field);
      await opened.user.type(field, code);
      await opened.user.click(screen.getByRole('button', { name: '확인' }));
    },
  };
}

// jsdom has none, like a page without https.
beforeAll(() => void Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true }));

describe('a gate without network', () => {
  afterEach(() => localStorage.clear());

  it('checks a code by its list, uses it by one tap, and keeps the use', async () => {
    const { check, user } = await openGate();
    await check('abcd-efgh-jkmn');
    expect(await screen.findByRole('heading', { name: '사용 가능' })).toBeVisible();
    expect(screen.getByText('성인 2, 어린이 1')).toBeVisible();
    expect(screen.getByText('인터넷이 없어 이 기기의 목록으로 확인했습니다.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인하고 다음' }));

    expect(await screen.findByRole('heading', { name: '사용 완료' })).toBeVisible();
    expect(screen.getByText('1건이 연결을 기다립니다.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: '방금 확인' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('refuses the second use on this device at once, also by the QR code of a typed one', async () => {
    const { check, user } = await openGate();
    await check('ABCDEFGHJKMN');
    await user.click(await screen.findByRole('button', { name: '확인하고 다음' }));
    await screen.findByRole('heading', { name: '사용 완료' });
    await check(qr);

    expect(await screen.findByRole('heading', { name: '이미 처리한 코드' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();
  });

  it.each([
    [{ state: 'USED', usedDt: '2026-11-23T09:10:00+09:00' }, '이미 사용됨'],
    [{ state: 'REFUNDED' }, '환불된 이용권'],
    [
      { useDate: '2026-11-24', fromDt: '2026-11-24T00:00:00+09:00', toDt: '2026-11-25T00:00:00+09:00' },
      /^11\.\s24\.\(화\) 이용권$/,
    ],
  ])('says why %j cannot be used', async (part, word) => {
    const { check } = await openGate(part);
    await check('ABCD-EFGH-JKMN');

    expect(await screen.findByRole('heading', { name: word })).toBeVisible();
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();
  });

  const anyPlace = { gdsUid: null, optionNm: '', people: null, useDate: null } as const;

  it.each([
    [{ ...anyPlace, kind: 'COUPON', name: '첫 여행 5,000원 쿠폰', state: 'OWNED' } as const],
    [{ ...anyPlace, kind: 'EXCHANGE_CARD', name: '누리패스', state: 'READY' } as const],
  ])('checks %j by its list, keeps its use, and refuses the second one at another place too', async (part) => {
    const { check, shell, user } = await openGate(part);
    await check('abcd-efgh-jkmn');
    expect(await screen.findByRole('heading', { name: '사용 가능' })).toBeVisible();
    expect(screen.getByText(part.name)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인하고 다음' }));
    expect(await screen.findByRole('heading', { name: '사용 완료' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /이용처/ }), '은물결 갯벌체험장');
    await check('ABCDEFGHJKMN');

    expect(await screen.findByRole('heading', { name: '이미 처리한 코드' })).toBeVisible();
    expect(shell.http.requests.find(({ name }) => name === 'admin.gateList')?.query).toMatchObject({ couponYn: 'Y' });
  });

  it('says when and where a coupon was used on another device', async () => {
    const used = { state: 'USED', usedDt: '2026-11-23T09:10:00+09:00', usedPlaceNm: '은물결 갯벌체험장' };
    const { check } = await openGate({ ...anyPlace, ...used, kind: 'COUPON', name: '첫 여행 5,000원 쿠폰' });
    await check('ABCD-EFGH-JKMN');

    expect(await screen.findByRole('heading', { name: '이미 사용됨' })).toBeVisible();
    expect(screen.getByText(/^사용 .*9:10.* 은물결 갯벌체험장$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '확인하고 다음' })).toBeNull();
  });

  it('says that a voucher is for another place than the chosen one', async () => {
    const { check, user } = await openGate();
    await user.selectOptions(screen.getByRole('combobox', { name: /이용처/ }), '은물결 갯벌체험장');
    await check('ABCD-EFGH-JKMN');

    expect(await screen.findByRole('heading', { name: '다른 곳의 이용권' })).toBeVisible();
  });

  it('keeps its page once, so that it opens again without network', async () => {
    const { shell } = await openGate();

    await waitFor(() => expect(shell.record.keptPages).toBe(1));
  });

  it('says that an unknown code cannot be checked, and offers to keep it', async () => {
    const { check } = await openGate();
    await check('ZZZZ-ZZZZ-ZZZZ');

    expect(await screen.findByText(/이 기기의 목록에도 없는 코드라서 지금은 확인할 수 없습니다/)).toBeVisible();
    expect(screen.getByRole('button', { name: '입장 처리를 보관하기' })).toBeVisible();
  });
});

describe('the entry of a pass', () => {
  const now = Date.parse('2026-11-23T10:00:00+09:00');
  const pass: GateItem = { ...voucher, kind: 'PASS', gdsUid: null, state: 'ACTIVE', openPlaces: ['G0001'] };

  it('opens the places that are left until its end', () => {
    expect(toChecked(pass, 'G0001', now)).toMatchObject({ kind: 'PASS', usableYn: 'Y', state: 'ACTIVE' });
    expect(toChecked(pass, 'G0002', now)).toMatchObject({ usableYn: 'N', state: 'CLOSED' });
    expect(toChecked(pass, 'G0001', Date.parse(pass.toDt))).toMatchObject({ usableYn: 'N', state: 'ACTIVE' });
  });
});
