import { fillMemberNumbers } from '@haesol/contracts/identity';
import { fillLearnNumbers } from '@haesol/contracts/learn';
import { fillTravelNumbers } from '@haesol/contracts/travel';
import { addDays, daysBetween, seoulInstant, toSeoulDate } from '../src/db/seoulTime.ts';
import { toPostColumns } from '../src/domains/board/posts/rules.ts';
import { toChosung, toSearchText } from '../src/domains/common/text/searchText.ts';
import { faqTexts, fillNews, fillNotice, newsTexts, noticeTexts } from './boardTexts.ts';
import { createDraw, type Draw } from './draw.ts';
import { createFill } from './fillText.ts';
import type { Row } from './insertTables.ts';
import { readData } from './readData.ts';
import { sampleFileRow } from './sampleFileRow.ts';
import { scenePicture } from './scenes.ts';
import { fullDate, teamPhones } from './world.ts';

type ReferenceText = readonly [
  category: 'FORM' | 'GUIDE' | 'RULE' | 'DATA',
  title: string,
  about: string,
  ext: 'pdf' | 'txt' | 'csv',
];

const referenceTexts = readData<readonly ReferenceText[]>('referenceTexts');

const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

function noticeHtml(text: ReturnType<typeof fillNotice>): string {
  const facts = text.facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('');
  const points = text.points.map((point) => `<li>${point}</li>`).join('');
  return `${paragraphs(text.lead)}<h2>주요 내용</h2><table><tbody>${facts}</tbody></table><h2>알아 두실 점</h2><ul>${points}</ul><p>문의: 산학협력단 ${text.team} ${teamPhones[text.team]}</p>`;
}

/** A working day on or before the given one, so that nothing is published on a Sunday. */
function workingDay(date: string): string {
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 ? addDays(date, -2) : weekday === 6 ? addDays(date, -1) : date;
}

function publishedAt(date: string, draw: Draw, base: Date): string {
  const time = `${String(draw.int(9, 17)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}`;
  const at = seoulInstant(date, time);
  return (at > base ? new Date(base.getTime() - 3_600_000) : at).toISOString();
}

const ofPost = (ref_uid: string, created_at: string) => ({ ref_type: 'POST', ref_uid, created_at }) as const;

interface PostRow {
  readonly uid: string;
  readonly board: string;
  readonly category: string;
  readonly title: string;
  readonly html: string;
  readonly at: string;
  readonly views: number;
  readonly writer?: string;
  readonly source?: string;
  readonly picture?: { url: string; alt: string; caption: string };
  /** Shown in the post alone, not beside its title in lists. */
  readonly image?: { url: string; alt: string; caption: string };
  readonly pin?: boolean;
  readonly urgent?: boolean;
}

function toPostRow(post: PostRow): Row {
  return {
    post_uid: post.uid,
    board: post.board,
    category_cd: post.category,
    ...toPostColumns(post.title, post.html),
    writer_nm: post.writer ?? '기획홍보팀',
    source_nm: post.source ?? null,
    thumb_url: post.picture?.url ?? null,
    thumb_alt: post.picture?.alt ?? null,
    images: [post.picture ?? post.image].filter((one) => one !== undefined),
    pin: post.pin ?? false,
    urgent: post.urgent ?? false,
    view_cnt: post.views,
    created_at: post.at,
    updated_at: post.at,
  };
}

/** Draws again while the title stands on the board already. */
function buildOnce<T extends { readonly title: string }>(build: () => T, titles: Set<string>): T {
  let text = build();
  for (let tries = 0; tries < 30 && titles.has(text.title); tries += 1) text = build();
  titles.add(text.title);
  return text;
}

const uidOf = (letter: string, number: number) => `${letter}${String(number).padStart(7, '0')}`;

function buildNotices(base: Date, count: number, files: Row[]): Row[] {
  const draw = createDraw('notices');
  const titles = new Set<string>();
  const today = toSeoulDate(base);
  return Array.from({ length: count }, (_unused, index) => {
    const date = workingDay(addDays(today, -(firstDays[index] ?? Math.floor((index - 5) * 4.3))));
    const source = noticeTexts[noticeOrder[index % noticeOrder.length] ?? 0];
    if (source === undefined) throw new Error('No notice texts.');
    const round = 1 + Math.floor((count - index - 1) / noticeTexts.length);
    const text = buildOnce(() => fillNotice(source, createFill({ date, round, draw })), titles);
    const uid = uidOf('N', count - index);
    const at = publishedAt(date, draw, base);
    const age = daysBetween(date, today);
    text.files?.forEach((name, seq) => {
      const file = { ...ofPost(uid, at), name, title: text.title, text: text.lead.join(' '), seq };
      files.push(sampleFileRow(draw, { ...file, download_cnt: draw.int(3, 240) }));
    });
    return toPostRow({
      uid,
      board: 'NOTICE',
      category: text.category,
      title: text.title,
      html: noticeHtml(text),
      at,
      views: 12 + age * 2 + draw.int(0, 180),
      writer: text.team,
      ...(text.picture && { image: { ...scenePicture(text.picture.scene), caption: text.picture.caption } }),
      pin: pinnedIndexes.has(index),
      urgent: index === urgentIndex,
    });
  });
}

/** Of the newest notices: fee reduction, call for joint projects, seasonal check; the urgent one is the service break. */
const pinnedIndexes: ReadonlySet<number> = new Set([0, 2, 4]);
const urgentIndex = 1;
const firstDays = [0, 0, 1, 2, 4, 5, 8, 11];
const noticeOrder = [
  0, 7, 1, 2, 3, 4, 5, 6, 12, 10, 25, 16, 21, 30, 8, 14, 19, 27, 22, 9, 28, 13, 24, 18, 11, 26, 15, 23, 31, 17, 29, 20,
];

function buildNews(base: Date, count: number): Row[] {
  const draw = createDraw('news');
  const titles = new Set<string>();
  const today = toSeoulDate(base);
  return Array.from({ length: count }, (_unused, index) => {
    const date = workingDay(addDays(today, -Math.floor(index * 7.3) - 1));
    const source = newsTexts[(index * 3) % newsTexts.length] ?? newsTexts[0];
    if (source === undefined) throw new Error('No news texts.');
    const text = buildOnce(() => fillNews(source, createFill({ date, round: count - index, draw })), titles);
    return toPostRow({
      uid: uidOf('W', count - index),
      board: 'NEWS',
      category: text.category,
      title: text.title,
      html: `<p><strong>${fullDate(date)}</strong></p>${paragraphs(text.paragraphs)}`,
      at: publishedAt(date, draw, base),
      views: 30 + daysBetween(date, today) + draw.int(0, 260),
      source: draw.pick(['산학협력단 기획홍보팀', '해솔대학교 대외협력처', '기업협업센터']),
      picture: { ...scenePicture(text.scene), caption: text.caption },
    });
  });
}

function buildReference(base: Date, files: Row[]): Row[] {
  const draw = createDraw('reference');
  const today = toSeoulDate(base);
  const count = referenceTexts.length;
  return draw.sample<ReferenceText>(referenceTexts, count).map(([category, title, about, ext], index) => {
    const date = workingDay(addDays(today, -Math.floor(index * 13.5) - 2));
    const uid = uidOf('R', count - index);
    const at = publishedAt(date, draw, base);
    const full = `${title}(${date.slice(0, 4)}년 ${Number(date.slice(5, 7))}월 개정)`;
    const file = { ...ofPost(uid, at), name: `${title}.${ext}`, title, text: about, seq: 0 };
    files.push(sampleFileRow(draw, { ...file, download_cnt: draw.int(40, 900) }));
    if (category === 'FORM') {
      const filled = { ...file, name: `${title} 작성 예시.pdf`, title: `${title} 작성 예시`, seq: 1 };
      files.push(sampleFileRow(draw, { ...filled, download_cnt: draw.int(20, 400) }));
    }
    return toPostRow({
      uid,
      board: 'REFERENCE',
      category,
      title: full,
      html: `<p>${about}</p><p>개정일: ${fullDate(date)}</p><ul><li>예전 서식은 이달 말까지만 받습니다.</li><li>내용에 관한 문의는 Q&amp;A를 이용해 주세요.</li></ul>`,
      at,
      views: 60 + daysBetween(date, today) + draw.int(0, 300),
    });
  });
}

function buildFaqs(base: Date): Row[] {
  const draw = createDraw('faq');
  const today = toSeoulDate(base);
  const categories = Object.entries(faqTexts);
  const rounds = Math.max(...categories.map(([, list]) => list.length));
  const rows = Array.from({ length: rounds }, (_unused, round) =>
    categories.flatMap(([category, list]) => list.slice(round, round + 1).map((faq) => ({ category, faq }))),
  ).flat();
  return rows.map(({ category, faq: [title, text] }, index) => {
    const answer = fillMemberNumbers(fillLearnNumbers(fillTravelNumbers(text)));
    const at = publishedAt(workingDay(addDays(today, -6 - index * 9)), draw, base);
    return {
      faq_uid: uidOf('F', rows.length - index),
      category_cd: category,
      title,
      html: answer
        .split(/(?<=다\. )(?=[^.]{60,})/)
        .map((part) => `<p>${part.trim()}</p>`)
        .join(''),
      view_cnt: draw.int(40, 1_400),
      help_y: draw.int(8, 120),
      help_n: draw.int(0, 14),
      search: toSearchText(title, answer),
      chosung: toChosung(title),
      created_at: at,
      updated_at: at,
    };
  });
}

/** Rows of the boards, dated back from the base date. */
export function buildBoardRows(base: Date) {
  const files: Row[] = [];
  const posts = [...buildNotices(base, 128, files), ...buildNews(base, 64), ...buildReference(base, files)];
  return { post: posts, faq: buildFaqs(base), file: files };
}
