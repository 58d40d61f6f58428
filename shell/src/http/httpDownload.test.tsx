import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { aHttpClient } from './testing/aHttpClient.ts';

const sent: InternalAxiosRequestConfig[] = [];
const saved: string[] = [];

/** Fakes the network. */
function answerWith(answer: Partial<AxiosResponse>): void {
  axios.defaults.adapter = async (config) => {
    sent.push(config);
    return { data: new Blob(['x']), status: 200, statusText: '', headers: {}, config, ...answer };
  };
}

URL.createObjectURL = () => 'blob:1';
URL.revokeObjectURL = () => undefined;
HTMLAnchorElement.prototype.click = function click() {
  saved.push(this.download);
};

const aDownload = { name: 'reserve.ics', method: 'GET', path: '/api/v1/reserve/ics' } as const;

beforeEach(() => {
  sent.length = 0;
  saved.length = 0;
});

describe('download', () => {
  it('saves the file under the server’s name', async () => {
    answerWith({ headers: { 'content-disposition': 'attachment; filename="reservation.ics"' } });
    const { client } = aHttpClient();

    await client.download(aDownload);

    expect(saved).toEqual(['reservation.ics']);
  });

  it('prefers the name in UTF-8', async () => {
    const encoded = encodeURIComponent('수료증.pdf');
    answerWith({ headers: { 'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''${encoded}` } });
    const { client } = aHttpClient();

    await client.download(aDownload);

    expect(saved).toEqual(['수료증.pdf']);
  });

  it('falls back to the plain name if the other is invalid', async () => {
    answerWith({ headers: { 'content-disposition': `attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4` } });
    const { client } = aHttpClient();

    await client.download(aDownload);

    expect(saved).toEqual(['a.pdf']);
  });

  it('has a default name', async () => {
    answerWith({});
    const { client } = aHttpClient();

    await client.download(aDownload);

    expect(saved).toEqual(['download']);
  });

  it('sends the bearer token', async () => {
    answerWith({});
    const { client } = aHttpClient({ accessToken: () => 'secret' });

    await client.download(aDownload);

    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('rejects a refusal with its envelope, and saves nothing', async () => {
    const refusal = { status: { code: '4040', message: '없습니다.' }, data: null };
    answerWith({ data: new Blob([JSON.stringify(refusal)], { type: 'application/json; charset=utf-8' }) });
    const { client } = aHttpClient();

    await expect(client.download(aDownload)).rejects.toMatchObject({ kind: 'http', envelope: refusal });
    expect(saved).toEqual([]);
  });
});

describe('timeout', () => {
  it('is ten seconds for every call', async () => {
    answerWith({ data: { status: { code: '200', message: '' }, data: null } });
    const { client } = aHttpClient();

    await client.request({ name: 'a', method: 'GET', path: '/a' });

    expect(sent[0]?.timeout).toBe(10_000);
  });

  it('rejects as a timeout', async () => {
    axios.defaults.adapter = (config) =>
      Promise.reject(new AxiosError('timeout of 10000ms exceeded', AxiosError.ECONNABORTED, config));
    const { client } = aHttpClient();

    await expect(client.request({ name: 'a', method: 'GET', path: '/a' })).rejects.toEqual({ kind: 'timeout' });
  });

  it('does not apply to an upload', async () => {
    answerWith({ data: { status: { code: '200', message: '' }, data: null } });
    const { client } = aHttpClient();

    await client.upload({ name: 'file.upload', path: '/file/uploadFile', form: new FormData() });

    expect(sent[0]?.timeout).toBe(0);
  });
});
