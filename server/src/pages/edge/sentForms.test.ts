import { openTestSite } from './testEdge.ts';

const site = await openTestSite();
beforeEach(() => site.publishAll());
afterAll(() => site.close());

const send = (url: string, contentType: string, payload: string) =>
  site.createSite().inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

describe('a form that a browser submits itself', () => {
  it.each([
    ['application/x-www-form-urlencoded', 'id=doyun%40daonfood.example&password=Haesol%212026'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="password"\r\n\r\nHaesol!2026\r\n--x--',
    ],
    ['text/plain', 'password=Haesol!2026'],
  ])('gets a page with instructions, without the submitted text (%s)', async (contentType, payload) => {
    const response = await send('/login?next=/myPage/info', contentType, payload);

    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('입력한 내용을 보내지 못했습니다.');
    expect(response.body).toContain('<a href="">다시 입력하기</a>');
    expect(response.body).not.toMatch(/Haesol|doyun|next=/);
  });

  it('cannot be submitted from the response page', async () => {
    const response = await send('/join', 'application/x-www-form-urlencoded', '');

    expect(response.headers['content-security-policy']).toContain("form-action 'none'");
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('gets a response even if large, and is cut off above the limit', async () => {
    const response = await send('/login', 'application/x-www-form-urlencoded', `id=${'x'.repeat(900_000)}`);

    expect(response.statusCode).toBe(400);
  });

  it.each([
    ['/api/v1/nothing', 'application/x-www-form-urlencoded', 'a=1'],
    ['/api/v1/nothing', 'application/json', '{"a":1}'],
    ['/login', 'application/json', '{"id":"a"}'],
  ])('is passed to the API at %s with %s', async (url, contentType, payload) => {
    const response = await send(url, contentType, payload);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: { code: '4040' } });
  });
});
