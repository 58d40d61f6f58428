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
