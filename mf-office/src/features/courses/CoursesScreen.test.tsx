import { screen, waitFor, within } from '@haesol/remote/testing';
import { paths } from '#paths';
import { openOffice } from '#testing/openOffice';

const course = {
  eduUid: 'e1',
  title: '식품 HACCP 실무',
  summary: '요약',
  html: '<p>내용</p>',
  typeCd: 'GROUP',
  fieldCd: 'FOOD',
  aud: 'WORKER',
  kind: 'COURSE',
  levelCd: null,
  preparation: null,
  place: '교육관',
  onlineUrl: null,
  lecturer: '김강사',
  criteria: '80%',
  contact: '061-000-0000',
  applyFrom: '2026-01-05T09:00:00+09:00',
  applyTo: '2026-01-20T18:00:00+09:00',
  startDt: '2026-02-01',
  endDt: '2026-02-03',
  hours: 12,
  capacity: 24,
  appliedCnt: 24,
  waitCapacity: 5,
  waitCnt: 0,
  fee: 0,
  classCds: ['COMPANY'],
  deviceUids: [],
  sessions: [{ no: 1, date: '2026-02-01', from: '09:00', to: '12:00', title: '기초' }],
  thumbUrl: '/art/scene/beach.svg',
  thumbAlt: '해변',
  publishDt: '2025-12-01T09:00:00+09:00',
  files: [],
};

const aDevice = (eqUid: string, eqNm: string, state = 'AVAILABLE') => ({
  ...{ eqUid, eqNm, state, model: 'M', ctgNm: '표면', place: '101호', trainingYn: 'Y', price: 1_000 },
  ...{ operatorNm: '서하늘', nextMaint: null },
});
const devices = [
  aDevice('EQ001', '주사전자현미경'),
  aDevice('EQ002', '분석기'),
  aDevice('EQ003', '옛 분석기', 'HIDDEN'),
];

describe('CoursesScreen', () => {
  it('chooses the devices of a safety training from the catalogue, hidden ones too', async () => {
    const safety = { ...course, kind: 'SAFETY', deviceUids: ['EQ001', 'EQ900'] };
    const { shell, user } = await openOffice(`${paths.courses}?edit=e1`, {
      'admin.listCourses': { list: [], cnt_total: 0 },
      'admin.getCourse': safety,
      'admin.changeCourse': { eduUid: 'e1' },
      'admin.listEquipment': { list: devices, cnt_total: 3 },
      'codes.list': { list: [{ code: 'FOOD', codeName: '식품' }], cnt_total: 1 },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '교육과정 수정' }));
    expect(await dialog.findByRole('checkbox', { name: '주사전자현미경' })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: 'EQ900' })).toBeChecked();

    await user.click(dialog.getByRole('checkbox', { name: '주사전자현미경' }));
    await user.click(dialog.getByRole('checkbox', { name: '옛 분석기 (숨김)' }));
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeCourse')?.body).toMatchObject({
        deviceUids: ['EQ900', 'EQ003'],
      }),
    );
  });

  it('begins a new course with the values of an earlier one, without its days', async () => {
    const { shell, user } = await openOffice(`${paths.courses}?edit=copy.e1`, {
      'admin.listCourses': { list: [], cnt_total: 0 },
      'admin.getCourse': course,
      'admin.addCourse': { eduUid: 'e2' },
      'admin.listEquipment': { list: devices, cnt_total: 3 },
      'codes.list': { list: [{ code: 'FOOD', codeName: '식품' }], cnt_total: 1 },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '교육과정 복사' }));
    expect(dialog.getByLabelText(/^교육명/)).toHaveValue(course.title);
    expect(dialog.getByLabelText(/^교육 시작일/)).toHaveValue('');

    await user.type(dialog.getByLabelText(/^접수 시작/), '2027-01-05T09:00');
    await user.type(dialog.getByLabelText(/^접수 마감/), '2027-01-20T18:00');
    await user.type(dialog.getByLabelText(/^교육 시작일/), '2027-02-01');
    await user.type(dialog.getByLabelText(/^교육 종료일/), '2027-02-03');
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.addCourse')?.body).toMatchObject({
        title: course.title,
        startDt: '2027-02-01',
        sessions: [],
        publishDt: expect.stringMatching(/^2026-/),
        classCds: ['COMPANY'],
        fileUids: [],
      }),
    );
  });

  it('attaches a file as material of a course, and removes one', async () => {
    const facts = { ext: 'pdf', size: 4, mime: 'application/pdf', url: '/file/f', viewUrl: null, thumbUrl: null };
    const old = { ...facts, fileUid: '0190f3a0-0000-7000-8000-000000000001', orgNm: '작년 자료.pdf' };
    const added = { ...facts, fileUid: '0190f3a0-0000-7000-8000-000000000002', orgNm: '교재.pdf' };
    const { shell, user } = await openOffice(`${paths.courses}?edit=e1`, {
      'admin.listCourses': { list: [], cnt_total: 0 },
      'admin.getCourse': { ...course, files: [old] },
      'admin.listEquipment': { list: devices, cnt_total: 3 },
      'admin.changeCourse': { eduUid: 'e1' },
      'codes.list': { list: [{ code: 'FOOD', codeName: '식품' }], cnt_total: 1 },
      'file.upload': { list: [added], cnt_total: 1 },
    });
    const dialog = within(await screen.findByRole('dialog', { name: '교육과정 수정' }));
    await user.click(dialog.getByRole('button', { name: /작년 자료\.pdf.*(삭제|빼기)/ }));
    await user.upload(dialog.getByLabelText(/교육 자료/), new File(['%PDF'], added.orgNm, { type: 'application/pdf' }));
    expect(await dialog.findByText(added.orgNm)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '저장' }));

    await waitFor(() =>
      expect(shell.http.requests.find(({ name }) => name === 'admin.changeCourse')?.body).toMatchObject({
        fileUids: [added.fileUid],
      }),
    );
  });
});
