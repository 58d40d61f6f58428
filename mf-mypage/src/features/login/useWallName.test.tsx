import type { EquipmentDetail } from '@haesol/contracts/lab';
import { anEquipment, renderScreen } from '@haesol/remote/testing';
import { screen } from '@testing-library/react';
import { app } from '#app';
import LoginScreen from './LoginScreen.tsx';

const course = {
  ...{
    eduUid: 'ED001',
    title: '현장 AI 품질검사 입문',
    summary: '',
    typeCd: 'GROUP',
    fieldCd: 'DATA',
    fieldNm: '데이터',
  },
  ...{ aud: 'WORKER', kind: 'COURSE', state: 'OPEN', applyFrom: '2026-11-02T09:00:00+09:00' },
  ...{ applyTo: '2026-11-26T18:00:00+09:00', startDt: '2026-12-03', endDt: '2026-12-04', hours: 16, capacity: 24 },
  ...{ appliedCnt: 22, waitCnt: 0, remainCnt: 2, waitRemainCnt: 10, dday: 3, fee: 0, thumbUrl: '', thumbAlt: '' },
  ...{ myState: null, myAplUid: null, html: '', levelCd: null, preparation: null, place: '교육실', lecturer: '' },
  ...{ criteria: '', sessions: [], contact: '', classCds: [], classNms: [], cancelUntil: '2026-12-02' },
  ...{ onlineUrl: null, devices: [], files: [] },
};
const providers = { list: [], cnt_total: 0 };
const device: EquipmentDetail = {
  ...anEquipment(),
  images: [],
  maker: '',
  introducedYear: 2021,
  nationalNo: '',
  specs: [],
  purpose: '',
  prices: { own: 0, student: 0, company: 0, other: 0 },
  rules: [],
  manager: { nm: '', tel: '', email: '' },
  openFrom: '09:00',
  openTo: '11:00',
  maint: null,
  booking: {
    ...{ firstDate: '2027-01-04', lastDate: '2027-03-01', maxSlots: 4, bufferMin: 0, leadDays: 2, horizonDays: 60 },
    ...{ priceClass: 'COMPANY', price: 0, training: null, week: [], refusal: null },
  },
};

describe('the name of what is behind the login', () => {
  const answers = {
    'sns.providers': providers,
    'edu.get': course,
    'equipment.get': device,
  };
  it.each([
    ['/cooperation/application?type=edu&eduUid=ED001', '‘현장 AI 품질검사 입문’'],
    ['/easyReservation?eqUid=EQ001', '‘주사전자현미경’'],
    ['/easyReservation', '‘장비 간편예약’'],
    ['/EasyReservation', '‘장비 간편예약’'],
    ['/cooperation/application?type=tech', '‘애로기술 자문 신청’'],
    ['/myPage', '‘마이페이지’'],
    ['/myPage/qnaWrite', '‘Q&A 문의하기’'],
  ])('is on the page for %s', async (next, name) => {
    await renderScreen(<LoginScreen />, { app, path: `/login?next=${encodeURIComponent(next)}`, answers });

    expect(await screen.findByText(`로그인하시면 ${name} 화면으로 이어집니다.`)).toBeVisible();
  });

  it.each(['/infoPlaza/notice', '//other.example/easyReservation', '/cooperation/application?type=%3Cb%3E', ''])(
    'is absent for %j',
    async (next) => {
      await renderScreen(<LoginScreen />, { app, path: `/login?next=${encodeURIComponent(next)}`, answers });

      expect(screen.getByText('교육 신청, 장비 예약, 여행 패스를 한 아이디로 이용합니다.')).toBeVisible();
    },
  );
});
