import { qnaGet } from '@haesol/contracts/board';
import { type SignedIn, setUpTestApp, signIn } from '../../../testing/testApp.ts';
import { aPng, toUploadRequest } from '../../common/files/testUploads.ts';

/** Word in every part of the private question, and nowhere else. */
const secret = '감추어진';
const chosung = 'ㄱㅊㅇㅈㅈㅁ';
const url = encodeURIComponent;

interface Secrets {
  readonly qnaUid: string;
  readonly cmtUid: string;
  /** Neighbours of the question that the requester may read. */
  readonly neighbours: readonly string[];
  /** URL of its file without signature, as an attacker would guess it. */
  readonly file: string;
  readonly view: string;
  readonly thumb: string;
  readonly bundle: string;
}

/** Endpoints that could reveal a part of a question. */
const places: Readonly<Record<string, (secrets: Secrets) => readonly string[]>> = {
  body: ({ qnaUid }) => [`/api/v1/qna/${qnaUid}`],
  'body, id in capitals': ({ qnaUid }) => [`/api/v1/qna/${qnaUid.toUpperCase()}`],
  comments: ({ qnaUid }) => [`/api/v1/comments?refType=QNA&refUid=${qnaUid}`],
  'list and counts': () => ['/api/v1/qna/list?pageSize=5', '/api/v1/qna/list?pageSize=100&answerState=WAIT'],
  'search by title': () => [`/api/v1/qna/list?searchKeyword=${url(`${secret}제목`)}&field=TITLE`],
  'search by content': () => [`/api/v1/qna/list?searchKeyword=${url(`${secret}본문`)}&field=CONTENT`],
  'search by comment': () => [`/api/v1/qna/list?searchKeyword=${url(`${secret}댓글`)}`],
  'search by first consonants': () => [`/api/v1/qna/list?searchKeyword=${url(chosung)}`],
  'list of own ones': () => ['/api/v1/qna/list?mine=Y&pageSize=100'],
  'similar questions': () => [`/api/v1/qna/similar?q=${url(`${secret}제목`)}`],
  'site search': () => [`/api/v1/main/main?searchKeyword=${url(secret)}&language=`],
  suggestions: () => [`/api/v1/search/suggest?q=${url(secret)}`, `/api/v1/search/suggest?q=${url(chosung)}`],
  'popular words': () => ['/api/v1/search/popular'],
  'previous and next': ({ neighbours }) => neighbours.map((uid) => `/api/v1/qna/${uid}`),
  file: ({ file }) => [file],
  preview: ({ view }) => [view],
  thumbnail: ({ thumb }) => [thumb],
  'all files': ({ bundle }) => [bundle],
  notifications: () => ['/api/v1/notifications?pageNum=1&pageSize=100'],
};
const people = ['its writer', 'the office', 'another member', 'a visitor'] as const;

describe('a private question', () => {
  const test = setUpTestApp({ sample: true });
  let secrets: Secrets;
  let student: SignedIn;
  let company: SignedIn;
  let staff: SignedIn;

  const send = async (method: 'DELETE' | 'POST' | 'PUT', address: string, who: SignedIn, payload?: object) =>
    (await test.app.inject({ method, url: address, headers: who.headers, ...(payload && { payload }) })).json();
  const form = (change: object = {}) => ({
    categoryCd: 'ETC',
    title: `${secret}제목`,
    content: `${secret}본문`,
    privateYn: 'Y',
    imageUids: [],
    fileUids: [],
    ...change,
  });
  const upload = async (name: string, bytes: Uint8Array, kind: string) =>
    (await test.app.inject(toUploadRequest([{ name, bytes }], { kind }, student.headers))).json().data.list[0].fileUid;
  const say = (refUid: string, who: SignedIn, content: string, parentUid?: string) =>
    send('POST', '/api/v1/comments', who, { refType: 'QNA', refUid, content, ...(parentUid && { parentUid }) });

  beforeAll(async () => {
    student = await signIn(test, 'student');
    company = await signIn(test, 'company');
    staff = await signIn(test, 'office');
    const open = { title: '곁에 있는 글', content: '본문', privateYn: 'N' };
    const before = (await send('POST', '/api/v1/qna', student, form(open))).data.qnaUid;
    // Public at first, with a comment of another member who is notified of a reply; private afterwards.
    const { qnaUid } = (await send('POST', '/api/v1/qna', student, form({ privateYn: 'N' }))).data;
    const { cmtUid } = (await say(qnaUid, company, '함께 여쭙니다.')).data;
    await say(qnaUid, student, '첫 답글', cmtUid);
    const imageUids = [await upload(`${secret} 사진.png`, await aPng(), 'image')];
    const fileUids = [await upload(`${secret} 문서.txt`, Buffer.from(secret), 'attach')];
    await send('PUT', `/api/v1/qna/${qnaUid}`, student, form({ imageUids, fileUids }));
    const own = (await say(qnaUid, student, `${secret}댓글`, cmtUid)).data.cmtUid;
    await say(qnaUid, staff, '확인하고 있습니다.', own);
    const after = (await send('POST', '/api/v1/qna', student, form(open))).data.qnaUid;
    const read = await test.app.inject({ url: `/api/v1/qna/${qnaUid}`, headers: student.headers });
    const detail = qnaGet.response.parse(read.json().data);
    const bare = (address: string | null | undefined) => (address ?? '').replaceAll(/&(exp|sig)=[^&]*/g, '');
    secrets = {
      qnaUid,
      cmtUid: own,
      neighbours: [before, after],
      file: bare(detail.files[0]?.url),
      view: bare(detail.files[0]?.viewUrl),
      thumb: bare(detail.images[0]?.thumbUrl),
      bundle: bare(detail.bundleUrl),
    };
  });

  const sessionOf = (who: (typeof people)[number]): SignedIn | undefined =>
    ({ 'its writer': student, 'the office': staff, 'another member': company, 'a visitor': undefined })[who];

  /** Returns true if a response contains a part of it; for a file, any bytes. */
  async function sees(addresses: readonly string[], who: (typeof people)[number]): Promise<boolean> {
    const headers = sessionOf(who)?.headers ?? {};
    const responses = await Promise.all(addresses.map((address) => test.app.inject({ url: address, headers })));
    return responses.some(({ statusCode, body, headers: { 'content-type': type = '' } }) =>
      /json/.test(String(type))
        ? body.includes(secret) && !body.includes(`"searchKeyword":"${secret}`)
        : statusCode < 300,
    );
  }

  it('is visible only to its author and staff, in every endpoint', async () => {
    const rows: Record<string, Record<(typeof people)[number], boolean>> = {};
    for (const [place, toAddresses] of Object.entries(places)) {
      const addresses = toAddresses(secrets);
      const seen = await Promise.all(people.map((who) => sees(addresses, who)));
      rows[place] = Object.fromEntries(people.map((who, at) => [who, seen[at]])) as never;
    }
    const line = (place: string, cells: readonly string[]) =>
      `${place.padEnd(28)}${cells.map((cell) => cell.padEnd(16)).join('')}\n`;
    process.stdout.write(line('private question', people));
    for (const [place, row] of Object.entries(rows)) {
      process.stdout.write(
        line(
          place,
          people.map((who) => (row[who] ? 'sees' : '-')),
        ),
      );
    }
    const strangers = Object.entries(rows).filter(([, row]) => row['another member'] || row['a visitor']);
    const ofWriter = Object.entries(rows).flatMap(([place, row]) => (row['its writer'] ? [place] : []));

    expect(strangers).toEqual([]);
    expect(ofWriter).toEqual([
      'body',
      'body, id in capitals',
      'comments',
      'list and counts',
      'search by title',
      'search by content',
      'search by first consonants',
      'list of own ones',
      'previous and next',
      'file',
      'preview',
      'thumbnail',
      'all files',
      'notifications',
    ]);
  });

  it('is not counted as a match for others, with any filter', async () => {
    const narrow = ['', '&field=TITLE', '&field=CONTENT', '&categoryCd=ETC', '&answerState=WAIT', '&mine=N'];
    const words = [`${secret}제목`, `${secret}본문`, chosung, `${secret}댓글`, `${secret} 문서`];
    const addresses = words.flatMap((word) =>
      narrow.map((rest) => `/api/v1/qna/list?searchKeyword=${url(word)}${rest}`),
    );
    const count = async (headers: Record<string, string>) => {
      const answers = await Promise.all(addresses.map((address) => test.app.inject({ url: address, headers })));
      return answers.map((answer) => answer.json().data.cnt_total).filter((total) => total !== 0).length;
    };

    expect(await count({})).toBe(0);
    expect(await count(company.headers)).toBe(0);
    expect(await count(student.headers)).toBeGreaterThan(0);
  });

  it('reveals no more by its response codes than by its line in the list', async () => {
    const asked = [`/api/v1/qna/${secrets.qnaUid}`, `/api/v1/comments?refType=QNA&refUid=${secrets.qnaUid}`];
    const codes = await Promise.all(
      asked.map(async (address) => (await test.app.inject({ url: address, headers: company.headers })).json()),
    );

    expect(codes.map(({ status, data }) => [status.code, data])).toEqual([
      ['4031', null],
      ['4031', null],
    ]);
  });

  it('refuses replies, changes and deletion of its comments by another member', async () => {
    const { cmtUid, qnaUid } = secrets;

    expect((await say(qnaUid, company, '끼어들기', cmtUid)).status.code).toBe('4031');
    expect((await send('PUT', `/api/v1/comments/${cmtUid}`, company, { content: '끼어들기' })).status.code).toBe(
      '4031',
    );
    expect((await send('DELETE', `/api/v1/comments/${cmtUid}`, company)).status.code).toBe('4031');
  });
});
