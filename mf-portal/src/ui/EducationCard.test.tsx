import type { Edu } from '@haesol/contracts/learn';
import { renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { EducationCard } from './EducationCard.tsx';

const course: Edu = {
  eduUid: 'E1',
  title: '탄소중립 공정 설계',
  summary: '',
  typeCd: 'BLENDED',
  fieldCd: 'SMART',
  fieldNm: '스마트제조',
  aud: 'WORKER',
  kind: 'COURSE',
  state: 'SCHEDULED',
  applyFrom: '2026-12-01T09:00:00+09:00',
  applyTo: '2026-12-18T18:00:00+09:00',
  startDt: '2026-12-21',
  endDt: '2027-01-11',
  hours: 20,
  capacity: 30,
  appliedCnt: 0,
  waitCnt: 0,
  remainCnt: 30,
  dday: 8,
  fee: 0,
  thumbUrl: '/art/edu/leaf.svg',
  thumbAlt: '공장과 잎 그림',
  myState: null,
  myAplUid: null,
};

describe('EducationCard', () => {
  it.each([
    [0, '대기 마감', 0],
    [1, '대기 신청', 1],
    // Missing on a server of an earlier release.
    [undefined, '대기 신청', 1],
  ])('offers the waiting list of a full course with %s places left: %s', async (waitRemainCnt, text, links) => {
    await renderScreen(<EducationCard course={{ ...course, state: 'FULL', waitRemainCnt }} hasAction href="/a" />, {
      app,
    });

    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByRole('link', { name: /대기 신청/ })).toHaveLength(links);
  });

  it('includes the year if it differs from that of the preceding date', async () => {
    await renderScreen(
      <>
        <EducationCard course={course} href="/a" />
        <EducationCard course={{ ...course, startDt: '2027-01-06', endDt: '2027-01-22' }} href="/b" />
      </>,
      { app },
    );

    const periods = screen
      .getAllByText(/^교육 /)
      .map(({ textContent }) => textContent?.replaceAll(/[\s\u200b]+/g, ' '));
    expect(periods).toEqual(['교육 12. 21.(월)~2027. 1. 11.(월)', '교육 2027. 1. 6.(수)~1. 22.(금)']);
  });
});
