import { renderScreen, screen } from '@haesol/shared/testing';
import { app } from '#app';
import { DeviceName } from './DeviceName.tsx';

describe('DeviceName', () => {
  it('may break before the short name in brackets, which stays whole', async () => {
    await renderScreen(
      <h1>
        <DeviceName name="유도결합플라스마 분광분석기(ICP-OES)" />
      </h1>,
      { app },
    );

    expect(screen.getByRole('heading').innerHTML).toMatch(/분광분석기<wbr><span class="[^"]*">\(ICP-OES\)<\/span>$/);
  });

  it('leaves other names as they are', async () => {
    await renderScreen(
      <h1>
        <DeviceName name="동결건조기" />
      </h1>,
      { app },
    );

    expect(screen.getByRole('heading').innerHTML).toBe('동결건조기');
  });
});
