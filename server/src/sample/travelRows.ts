import { toChosung, toSearchText } from '../domains/search/searchText.ts';
import { addDays, seoulInstant, toSeoulDate } from '../seoulTime.ts';
import { attractionUid } from './attractionRows.ts';
import { attractionTexts } from './attractionTexts.ts';
import { createDraw } from './draw.ts';
import { scenePicture } from './scenes.ts';
import { couponTexts, passTexts, promotionTexts, tourTexts } from './travelTexts.ts';

type Row = Readonly<Record<string, unknown>>;

const uidByName: ReadonlyMap<string, string> = new Map(
  attractionTexts.map(({ nm }, index) => [nm, attractionUid(index + 1)]),
);

function uidOf(name: string): string {
  const uid = uidByName.get(name);
  if (uid === undefined) throw new Error(`No attraction ${name}.`);
  return uid;
}

export function buildPassRows(): { passes: readonly Row[]; places: readonly Row[] } {
  const draw = createDraw('passes');
  const candidates = attractionTexts.flatMap(({ kind }, index) => (kind === 'S' ? [] : [attractionUid(index + 1)]));
  const all = draw.sample(candidates, 42);
  const passes = passTexts.map((text, index) => {
    const picture = scenePicture(text.scene);
    return {
      gds_dtl_uid: `PS${String(index + 1).padStart(3, '0')}`,
      gds_uid: 'G9001',
      ps_cd: text.ps,
      pass_nm: text.nm,
      summary: text.about,
      description: `${text.about} 이용처에서 휴대전화의 패스를 보여 주면 바로 입장합니다. 구매한 날부터 180일 안에 사용을 시작해 주세요.`,
      hours: text.hours,
      pick_cnt: text.pick,
      persons: text.persons,
      price: text.price,
      list_price: text.listPrice,
      valid_days: 180,
      save_max: Math.round((text.listPrice * 2.4 - text.price) / 100) * 100,
      sold_cnt: text.sold,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      search: toSearchText(text.nm, text.about, '누리패스', '이용권'),
      chosung: toChosung(text.nm),
      sort: index + 1,
    };
  });
  const places = passTexts.flatMap((text, index) =>
    all.slice(0, text.places).map((gds_uid) => ({ gds_dtl_uid: `PS${String(index + 1).padStart(3, '0')}`, gds_uid })),
  );
  return { passes, places };
}

export function buildTourRows(base: Date): { tours: readonly Row[]; stops: readonly Row[] } {
  const draw = createDraw('tours');
  const today = toSeoulDate(base);
  const stops: Row[] = [];
  const tours = tourTexts.map((text, index) => {
    const uid = `TR${String(index + 1).padStart(3, '0')}`;
    const picture = scenePicture(text.scene);
    text.days.forEach((names, day) => {
      names.forEach((name, seq) => {
        stops.push({
          tour_uid: uid,
          day: day + 1,
          seq: seq + 1,
          gds_uid: uidOf(name),
          stay_min: draw.int(4, 10) * 15,
          move_min: seq === names.length - 1 ? 0 : draw.int(2, 9) * 5,
          memo: draw.pick([
            '천천히 둘러보기',
            '사진 찍기 좋은 곳',
            '가까운 식당에서 점심',
            '쉬어 가기',
            '예약 시간 확인',
          ]),
        });
      });
    });
    const names = text.days.flat();
    return {
      tour_uid: uid,
      title: text.title,
      summary: text.about,
      html: `<p>${text.about}</p><h2>이렇게 다녀 보세요</h2><ul>${names.map((name) => `<li>${name}</li>`).join('')}</ul>`,
      theme_cd: text.theme,
      tour_days: text.days.length,
      distance_km: (names.length * draw.int(40, 110)) / 10,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      search: toSearchText(text.title, text.about, names.join(' ')),
      chosung: toChosung(text.title),
      created_at: seoulInstant(addDays(today, -20 - index * 11), '10:00').toISOString(),
    };
  });
  return { tours, stops };
}

export function buildPromotionRows(base: Date): { promotions: readonly Row[]; coupons: readonly Row[] } {
  const today = toSeoulDate(base);
  const promotions = promotionTexts.map(([title, summary, from, to, scene], index) => {
    const picture = scenePicture(scene);
    return {
      id: `PR${String(index + 1).padStart(3, '0')}`,
      title,
      summary,
      html: `<p>${summary}</p><h2>이용 방법</h2><ol><li>쿠폰을 내려받습니다.</li><li>상품을 고르고 결제 화면에서 쿠폰을 고릅니다.</li><li>예약한 날 휴대전화로 바우처를 보여 줍니다.</li></ol><h2>유의 사항</h2><ul><li>수량이 모두 나가면 일찍 끝날 수 있습니다.</li><li>다른 쿠폰과 함께 쓸 수 없습니다.</li></ul>`,
      thumb_url: picture.url,
      thumb_alt: picture.alt,
      start_dt: addDays(today, from),
      end_dt: addDays(today, to),
      search: toSearchText(title, summary),
      chosung: toChosung(title),
      created_at: seoulInstant(addDays(today, from - 10), '10:00').toISOString(),
    };
  });
  const coupons = couponTexts.map((text, index) => ({
    coupon_pblcn_uid: `CP${String(index + 1).padStart(3, '0')}`,
    coupon_nm: text.nm,
    kind: text.kind,
    discount_type: text.type,
    discount: text.discount,
    min_amount: text.min,
    max_discount: text.max,
    start_dt: addDays(today, text.from),
    end_dt: addDays(today, text.to),
    targets: text.targets,
    total: text.total,
    issued: text.issued,
    per_member: 1,
    promotion_id: text.promotion === null ? null : `PR${String(text.promotion).padStart(3, '0')}`,
    sort: index + 1,
  }));
  return { promotions, coupons };
}
