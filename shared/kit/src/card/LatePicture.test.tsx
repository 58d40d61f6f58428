import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { LatePicture } from './LatePicture.tsx';

const picture = <LatePicture alt="바닷가 등대" className="card" height={320} src="/art/scene/news-1.svg" width={480} />;

describe('LatePicture', () => {
  it('loads once the page is interactive, in the server-rendered element', async () => {
    const held = document.body.appendChild(document.createElement('div'));
    held.innerHTML = renderToString(picture);
    const image = held.querySelector('img');
    const address = image?.getAttribute('src') ?? '';
    expect(address).toMatch(/^data:image\/svg\+xml,\S+$/);
    expect(decodeURIComponent(address)).toContain("viewBox='0 0 480 320'");

    await act(async () => hydrateRoot(held, picture));

    expect(held.querySelector('img')).toBe(image);
    expect(image).toHaveAttribute('src', '/art/scene/news-1.svg');
    expect(held.querySelector('noscript')).toBeInTheDocument();
    held.remove();
  });

  it('loads immediately without JavaScript', () => {
    const page = new DOMParser().parseFromString(renderToString(picture), 'text/html');

    const plain = page.querySelector('noscript img');
    expect(plain?.getAttribute('src')).toBe('/art/scene/news-1.svg');
    expect(plain?.className).toBe('card');
  });

  it('loads immediately when rendered in the browser', () => {
    render(picture);

    expect(screen.getByRole('img', { name: '바닷가 등대' })).toHaveAttribute('src', '/art/scene/news-1.svg');
    expect(document.querySelector('noscript')).toBeNull();
  });
});
