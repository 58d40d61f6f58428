import { anAttractionDetail, renderPage, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { aRoomOption } from '#testing/travelSamples';

test('a room links to its own page, with its lowest price per night', async () => {
  const place = anAttractionDetail({
    gdsNm: '누리 한옥스테이',
    options: [aRoomOption()],
  });
  const nothing = { list: [], cnt_total: 0 };
  await renderPage({
    app,
    path: '/travel/attraction?gdsUid=g1',
    answers: { 'attraction.get': place, 'review.list': nothing, 'codes.list': nothing },
  });

  expect(await screen.findByRole('link', { name: '2인실' })).toHaveAttribute(
    'href',
    expect.stringMatching(/gdsUid=g1.*goodsDtlId=g1-1/),
  );
  expect(screen.getByText(/90,000원/)).toBeVisible();
});

test('a ticket names the need of the name in the passport before it is chosen', async () => {
  const place = anAttractionDetail();
  const [option] = place.options;
  if (option === undefined) throw new Error('The sample has no option');
  const nothing = { list: [], cnt_total: 0 };
  await renderPage({
    app,
    path: '/travel/attraction?gdsUid=g1',
    answers: {
      'attraction.get': {
        ...place,
        options: [
          { ...option, passportYn: 'Y' },
          { ...option, goodsDtlId: 'g1-2' },
        ],
      },
      'review.list': nothing,
      'codes.list': nothing,
    },
  });

  expect(await screen.findAllByText('여권의 영문 이름이 필요합니다.')).toHaveLength(1);
});

test.each([
  [[4, 4], '권종마다 4매까지 고를 수 있습니다.'],
  [[4, 2], '고를 수 있는 매수는 옵션마다 다릅니다.'],
])('tickets whose options allow %j of a kind say so', async (maxCnts, text) => {
  const place = anAttractionDetail();
  const [option] = place.options;
  if (option === undefined) throw new Error('The sample has no option');
  const nothing = { list: [], cnt_total: 0 };
  const options = maxCnts.map((maxCnt, at) => ({ ...option, goodsDtlId: `g1-${at}`, maxCnt }));
  await renderPage({
    app,
    path: '/travel/attraction?gdsUid=g1',
    answers: { 'attraction.get': { ...place, options }, 'review.list': nothing, 'codes.list': nothing },
  });

  expect(await screen.findByText(text)).toBeVisible();
});
