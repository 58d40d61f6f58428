import { contentLocales } from '@haesol/contracts/common';
import { travelPolicy } from '@haesol/contracts/travel';
import { addLanguageFiles, renderScreen, screen } from '@haesol/remote/testing';
import { app } from '#app';
import { languages } from '#testing/languages';
import { passDetail } from '#testing/publicScreens';
import { RefundSteps } from './features/buying/RefundSteps.tsx';
import PassScreen from './features/passes/PassScreen.tsx';

describe('the days of a withdrawal without a reason', () => {
  const { withdrawalDays } = travelPolicy;
  let remove: () => void;
  beforeAll(() => {
    remove = addLanguageFiles(languages);
    travelPolicy.withdrawalDays = 19;
  });
  afterAll(() => {
    remove();
    travelPolicy.withdrawalDays = withdrawalDays;
  });

  const days = /(?<!\d)19(?: days|일|日|天)/;

  it.each(contentLocales)('follow the policy before payment in %s', async (locale) => {
    await renderScreen(
      <>
        <RefundSteps isPass number={1} steps={[]} />
        <RefundSteps isPass={false} number={2} steps={[]} />
      </>,
      { app, path: '/travel/reserve', locale },
    );

    expect(screen.getAllByText(days)).toHaveLength(2);
  });

  it.each(contentLocales)('follow the policy on the page of a pass in %s', async (locale) => {
    await renderScreen(<PassScreen gdsDtlUid="d24" />, {
      ...{ app, path: '/travel/passes/pass?gdsDtlUid=d24', locale },
      answers: {
        'pass.get': { ...passDetail, gdsDtlUid: 'd24' },
        'pass.list': { list: [], cnt_total: 0 },
        'codes.list': { list: [], cnt_total: 0 },
      },
    });

    expect(await screen.findAllByText(days)).toHaveLength(2);
  });
});
