import { refusal, screen, waitFor, within } from '@haesol/remote/testing';
import { paths, toClosureHref, toEquipmentEditHref } from '#paths';
import { openOffice } from '#testing/openOffice';
import { device } from '#testing/testDevice';

const saved = { eqUid: 'EQ1', rev: 4 };
const openDevice = (answers = {}) =>
  openOffice(toEquipmentEditHref('EQ1'), {
    'admin.getEquipment': device,
    'admin.changeEquipmentHours': { ...saved, outsideCnt: 1 },
    'admin.changeEquipmentPrices': saved,
    ...answers,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('EquipmentEditScreen', () => {
  it('saves several pictures in another order, each with what it shows', async () => {
    const front = { url: '/art/equipment/front.svg', alt: '앞' };
    const back = { url: '/art/equipment/back.svg', alt: '뒤' };
    const { shell, user } = await openDevice({
      'admin.getEquipment': { ...device, thumbUrl: front.url, thumbAlt: front.alt, pictures: [front, back] },
      'admin.changeEquipmentPictures': saved,
    });
    const part = await section('그림');
    expect(part.getByRole('textbox', { name: /그림 1 설명/ })).toHaveValue('앞');
    await user.click(part.getByRole('button', { name: '2번째를 위로' }));
    await user.clear(part.getByRole('textbox', { name: /그림 2 설명/ }));
    await user.click(part.getByRole('button', { name: '그림 저장' }));
    expect(await part.findAllByText('그림 설명을 입력해 주세요.')).not.toHaveLength(0);
    await user.type(part.getByRole('textbox', { name: /그림 2 설명/ }), '앞면');
    await user.click(part.getByRole('button', { name: '그림 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeEquipmentPictures')?.body).toEqual({
        pictures: [back, { ...front, alt: '앞면' }],
        rev: 3,
      }),
    );
  });

  it('keeps typing, focus and upload of a picture while its row stays or moves', async () => {
    const fileUid = '11111111-2222-4333-8444-555555555555';
    const file = {
      fileUid,
      orgNm: '전경.png',
      ext: 'png',
      size: 1,
      mime: 'image/png',
      url: '/f',
      viewUrl: '/v',
      thumbUrl: '/t',
    };
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const front = { url: '/art/equipment/front.svg', alt: '앞' };
    const { user } = await openDevice({
      'admin.getEquipment': { ...device, thumbUrl: front.url, thumbAlt: front.alt, pictures: [front] },
      'file.upload': () => ended.then(() => ({ list: [file], cnt_total: 1 })),
    });
    const part = await section('그림');
    await user.click(part.getByRole('button', { name: '그림 추가' }));
    await user.click(part.getByRole('button', { name: '홈페이지의 그림 쓰기' }));
    await user.keyboard('/art/a.svg');
    expect(part.getByDisplayValue('/art/a.svg')).toHaveFocus();

    await user.click(part.getByRole('button', { name: '2번째를 위로' }));
    expect(part.getByRole('button', { name: '1번째를 위로' })).toHaveFocus();
    await user.click(part.getByRole('button', { name: '1번째를 아래로' }));
    expect(part.getByRole('button', { name: '2번째를 아래로' })).toHaveFocus();
    expect(part.getByDisplayValue('/art/a.svg')).toBeVisible();

    await user.click(part.getByRole('button', { name: '그림 추가' }));
    const input = part.getByLabelText<HTMLInputElement>(/^그림 3/, { selector: 'input[type=file]' });
    await user.upload(input, new File(['x'], '전경.png', { type: 'image/png' }));
    await user.click(part.getByRole('button', { name: '1번째를 삭제' }));
    part.getByLabelText<HTMLInputElement>(/^그림 2/, { selector: 'input[type=file]' }).focus();
    end();

    await waitFor(() => expect(part.getByRole('textbox', { name: /그림 2 설명/ })).toHaveFocus());
    expect(document.querySelector(`img[src="/file/picture/${fileUid}"]`)).toBeVisible();
  });

  it('lists who may use it after a safety training, ends one with a reason, and records one', async () => {
    const row = { memberUid: 'm1', memberNm: '한*람', completedDt: '2026-11-20', validDt: '2028-11-20', validYn: 'Y' };
    const rows = [
      { ...row, byNm: '정하람' },
      { ...row, memberUid: 'm2', memberNm: '김*늘', validDt: '2026-11-20', validYn: 'N', byNm: null },
    ];
    const { shell, user } = await openDevice({
      'admin.getEquipment': { ...device, trainingYn: 'Y' },
      'admin.listTrainings': { list: rows, cnt_total: 2 },
      'admin.previewCall': { list: [] },
      'admin.endTraining': {},
      'admin.addTraining': { completedDt: '2026-11-21', validDt: '2028-11-21' },
    });
    const part = await section('안전교육 이수자');
    expect(await part.findByText('정하람')).toBeVisible();
    expect(part.getByText(/2026\. 11\. 20\..*\(지남\)/)).toBeVisible();

    part.getByRole('button', { name: '한*람 이수 종료' }).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '한*람 이수 종료' }));
    await user.click(dialog.getByRole('button', { name: '이수 종료' }));
    expect((await dialog.findAllByText(/사유를 입력해 주세요/)).length).toBeGreaterThan(0);
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '장비 교체');
    await user.click(dialog.getByRole('button', { name: '이수 종료' }));
    const sent = (name: string) => shell.http.requests.find((request) => request.name === name);
    await waitFor(() => expect(sent('admin.endTraining')).toMatchObject({ body: { memo: '장비 교체' } }));
    expect(sent('admin.endTraining')?.path).toBe('/api/v1/admin/equipment/EQ1/trainings/m1/end');

    await user.click(part.getByRole('button', { name: '안전교육 이수 등록' }));
    const add = within(await screen.findByRole('dialog', { name: '안전교육 이수 등록' }));
    await user.type(add.getByRole('textbox', { name: /메일/ }), 'a@demo.example');
    await user.type(add.getByLabelText(/이수일/), '2026-11-21');
    await user.click(add.getByRole('button', { name: /등록/ }));
    await waitFor(() =>
      expect(sent('admin.addTraining')?.body).toEqual({ email: 'a@demo.example', completedDt: '2026-11-21' }),
    );
  });

  it('names no member before the first safety training', async () => {
    await openDevice({
      'admin.getEquipment': { ...device, trainingYn: 'Y' },
      'admin.listTrainings': { list: [], cnt_total: 0 },
    });
    expect(await screen.findByText('이 장비의 안전교육을 받은 회원이 없습니다.')).toBeVisible();
  });

  it('saves the hours with the version, and says how many bookings are outside', async () => {
    const { shell, user } = await openDevice();
    const hours = await section('운영 시간');

    await user.click(hours.getByRole('checkbox', { name: '목' }));
    await user.clear(hours.getByRole('textbox', { name: /준비시간/ }));
    await user.type(hours.getByRole('textbox', { name: /준비시간/ }), '30');
    await user.click(hours.getByRole('button', { name: '운영 시간 저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeEquipmentHours')).toMatchObject({
        body: { weekdays: [1, 2, 3, 4], bufferMin: 30, slotMin: 60, rev: 3 },
      }),
    );
    expect(shell.record.toasts.map(({ text }) => text)).toContain(
      '새 운영 시간 밖에 예약 1건이 남아 있습니다. 하루 보기에서 옮겨 주세요.',
    );
  });

  it("keeps the typed price when another's change came first", async () => {
    const { user } = await openDevice({
      'admin.changeEquipmentPrices': refusal('4405', '그사이 다른 담당자가 이 장비를 고쳤습니다.'),
    });
    const prices = await section('이용료(시간당)');
    const company = prices.getByRole('textbox', { name: /기업/ });

    await user.clear(company);
    await user.type(company, '2,500');
    await user.click(prices.getByRole('button', { name: '이용료 저장' }));

    expect(await prices.findByText(/그사이 다른 담당자가/)).toBeVisible();
    expect(company).toHaveValue('2,500');
  });

  it('shows a mistake at its field', async () => {
    const { shell, user } = await openDevice();
    const part = await section('담당자');
    const lines = part.getByRole('textbox', { name: /담당자/ });

    await user.clear(lines);
    await user.click(part.getByRole('button', { name: '담당자 저장' }));

    expect((await part.findAllByText('담당자를 한 명 이상 입력해 주세요.')).length).toBeGreaterThan(0);
    expect(shell.http.requests.some(({ name }) => name === 'admin.changeEquipmentOperators')).toBe(false);
  });
});

describe('ClosuresScreen', () => {
  const affected = {
    rsvUid: 'b1',
    rsvNo: 'R-0899',
    memberNm: '한도경',
    affiliation: '가온세라믹',
    date: '2026-11-25',
    start: '10:00',
    end: '12:00',
    state: 'APPROVED',
    rev: 1,
    outcome: 'CANCELLED',
    options: [{ date: '2026-11-27', start: '10:00', end: '12:00' }],
  };
  const row = {
    ...{ eqUid: 'EQ1', eqNm: '주사전자현미경', model: 'SPM-5', ctgNm: '표면', place: '101호', state: 'AVAILABLE' },
    ...{ trainingYn: 'N', price: 2_000, operatorNm: '서하늘', nextMaint: null },
  };
  const hidden = { ...row, eqUid: 'EQ2', eqNm: '옛 현미경', state: 'HIDDEN' };
  /** Opens the dialog of a closure, and its preview. */
  const openPreview = async (answers: Record<string, unknown>) => {
    const { shell, user } = await openOffice(toClosureHref('EQ1'), {
      'admin.listClosures': { list: [], cnt_total: 0 },
      'admin.listEquipment': { list: [row, hidden], cnt_total: 2 },
      ...answers,
    });
    const dialog = within(await screen.findByRole('dialog', { name: '장비 휴무 등록' }));
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '누수');
    await user.type(dialog.getByLabelText(/시작일/), '2026-11-25');
    await user.type(dialog.getByLabelText(/종료일/), '2026-11-25');
    await user.click(dialog.getByRole('button', { name: '예약 확인' }));
    const preview = within(await screen.findByRole('dialog', { name: '주사전자현미경 휴무를 등록할까요?' }));
    return { shell, user, preview };
  };

  it('closes a device that the site hides', async () => {
    const { shell, user } = await openOffice(`${paths.closures}?edit=new`, {
      'admin.listClosures': { list: [], cnt_total: 0 },
      'admin.listEquipment': { list: [row, hidden], cnt_total: 2 },
      'admin.previewClosure': { eqNm: hidden.eqNm, affected: [] },
      'admin.addClosure': { closureUid: '1', cancelledCnt: 0, movedCnt: 0 },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '장비 휴무 등록' }));
    await dialog.findByRole('option', { name: '옛 현미경 (숨김)' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /장비/ }), 'EQ2');
    await user.type(dialog.getByRole('textbox', { name: /사유/ }), '폐기');
    await user.type(dialog.getByLabelText(/시작일/), '2026-11-25');
    await user.type(dialog.getByLabelText(/종료일/), '2026-11-25');
    await user.click(dialog.getByRole('button', { name: '예약 확인' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.addClosure')?.body).toMatchObject({ eqUid: 'EQ2' }),
    );
  });

  it('keeps the chosen time of a booking when the free times change, and is sent again', async () => {
    const first = { date: '2026-11-26', start: '10:00', end: '12:00' };
    const chosen = { date: '2026-11-27', start: '14:00', end: '16:00' };
    let options = [first, chosen];
    const { shell, user, preview } = await openPreview({
      'admin.previewClosure': () => ({ eqNm: '주사전자현미경', affected: [{ ...affected, options }] }),
      'admin.addClosure': refusal('4501', 'R-0899: 이미 예약된 시간입니다.'),
    });
    const decision = preview.getByRole('combobox', { name: 'R-0899 어떻게 할까요' });
    await user.selectOptions(decision, preview.getByRole('option', { name: /14:00/ }));
    options = [chosen, { ...chosen, start: '15:00' }];
    await user.click(preview.getByRole('button', { name: '1건 처리하고 닫기' }));
    await preview.findByText('R-0899: 이미 예약된 시간입니다.');
    await waitFor(() => expect(preview.queryByRole('option', { name: /15:00/ })).not.toBeNull());

    expect(decision).toHaveDisplayValue(/14:00/);
    await user.click(preview.getByRole('button', { name: '1건 처리하고 닫기' }));
    const sent = () => shell.http.requests.filter(({ name }) => name === 'admin.addClosure');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('names each booking before a closure, and sends a decision for each', async () => {
    const { shell, user, preview } = await openPreview({
      'admin.previewClosure': {
        eqNm: '주사전자현미경',
        affected: [affected, { ...affected, rsvUid: 'b2', rsvNo: 'R-0902', rev: 2, options: [] }],
      },
      'admin.addClosure': { closureUid: '1', cancelledCnt: 1, movedCnt: 1 },
    });

    expect(preview.getByText('예약 2건이 바뀝니다. 닫기 전에 하나씩 정해 주세요.')).toBeVisible();
    await user.selectOptions(preview.getByRole('combobox', { name: 'R-0899 어떻게 할까요' }), '2026-11-27 10:00');
    expect(preview.getByText(/1건은 옮기고 1건은 끝냅니다/)).toBeVisible();
    await user.click(preview.getByRole('button', { name: '2건 처리하고 닫기' }));
    expect(await preview.findByText('위에 적힌 대로 입력해 주세요.')).toBeVisible();
    await user.type(preview.getByRole('textbox', { name: /^확인/ }), '1');
    await user.click(preview.getByRole('button', { name: '2건 처리하고 닫기' }));

    await waitFor(() => expect(shell.path()).toContain(paths.closures));
    expect(shell.http.requests.find(({ name }) => name === 'admin.addClosure')).toMatchObject({
      body: {
        eqUid: 'EQ1',
        reason: '누수',
        decisions: [
          { rsvUid: 'b1', rev: 1, to: { date: '2026-11-27', start: '10:00', end: '12:00' } },
          { rsvUid: 'b2', rev: 2, to: null },
        ],
      },
    });
  });
});
