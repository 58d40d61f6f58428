import sharp from 'sharp';
import { type EducationKind, educationAlt } from '../src/pages/pictures/education.ts';
import { type EquipmentKind, equipmentAlt } from '../src/pages/pictures/equipment.ts';
import { composeNamedScene, type NamedScene, namedSceneAlt } from '../src/pages/pictures/namedScene.ts';
import { SCENES, type SceneName } from '../src/pages/pictures/sceneCatalog.ts';
import { sceneFor } from '../src/pages/pictures/sceneKeys.ts';
import { openTestApp, type TestApp } from '../src/testing/testApp.ts';
import { attractionTexts } from './attractionTexts.ts';
import { eduTexts } from './eduTexts.ts';
import { equipmentTexts } from './equipmentTexts.ts';
import { guideTexts } from './guideTexts.ts';
import { courseFits, deviceFits, isSceneName, misfitOf, sceneFits, sharedFits, shareWord } from './pictureFits.ts';
import { galleryScenes } from './scenes.ts';
import { sharingTexts } from './sharingTexts.ts';
import { passTexts, promotionTexts, tourTexts } from './travelTexts.ts';

interface Pictured {
  readonly thumbUrl: string;
  readonly thumbAlt: string;
}

/** In how many of horizon, distance and light two scenes differ. */
function differences(first: NamedScene, second: NamedScene): number {
  return (['horizon', 'distance', 'light'] as const).filter((trait) => first[trait] !== second[trait]).length;
}

function sceneOf({ thumbUrl }: Pictured): SceneName {
  const name = /^\/art\/scene\/([a-z-]+)\.svg$/.exec(thumbUrl)?.[1] ?? '';
  if (!isSceneName(name)) throw new Error(`No named scene: ${thumbUrl}`);
  return name;
}

const neighbours = <Item>(list: readonly Item[]) =>
  list.slice(1).flatMap((second, index) => {
    const first = list[index];
    return first === undefined ? [] : [[first, second] as const];
  });

describe('pictures of the sample data', () => {
  it('show what the place names, in its category', () => {
    const misfits = attractionTexts.flatMap(({ nm, about, category, scene }) =>
      misfitOf(scene, String(category), `${nm} ${about}`),
    );

    expect(misfits).toEqual([]);
  });

  it('are another one for each place', () => {
    expect(new Set(attractionTexts.map(({ scene }) => scene)).size).toBe(attractionTexts.length);
  });

  it('show in a gallery its place in four distances or lights', () => {
    const galleries = Object.entries(galleryScenes).map(([name, more]) => {
      const place = attractionTexts.find(({ nm }) => nm === name);
      return { place, scenes: more.map(([scene]) => scene) };
    });
    const misfits = galleries.flatMap(({ place, scenes }) =>
      scenes.flatMap((scene) => misfitOf(scene, String(place?.category), `${place?.nm} ${place?.about}`)),
    );
    const looks = galleries.map(({ place, scenes }) => {
      const all = place === undefined ? scenes : [place.scene, ...scenes];
      return new Set(all.map((scene) => `${SCENES[scene].distance} ${SCENES[scene].light}`)).size;
    });

    expect(misfits).toEqual([]);
    expect(looks).toEqual(galleries.map(() => 4));
  });

  it('show a stop or the way of a tour', () => {
    const misfits = tourTexts.flatMap(({ title, about, days, scene }) => {
      const [, words] = sceneFits[scene];
      const text = [title, about, ...days.flat()].join(' ');
      return shareWord(words, text, namedSceneAlt(SCENES[scene])) ? [] : [`${scene}: ${text}`];
    });

    expect(misfits).toEqual([]);
  });

  it('show what passes and promotions offer', () => {
    const misfits = [
      ...passTexts.flatMap(({ nm, about, scene }) => misfitOf(scene, 'PASS', `${nm} ${about}`)),
      ...promotionTexts.flatMap(([title, summary, , , scene]) => misfitOf(scene, 'PROMOTION', `${title} ${summary}`)),
    ];

    expect(misfits).toEqual([]);
  });

  it('show what travel information speaks of, another one for each', () => {
    const misfits = guideTexts.flatMap(({ kind, title, summary, body, scene }) =>
      misfitOf(scene, `INFO${kind}`, [title, summary, ...body].join(' ')),
    );

    expect(misfits).toEqual([]);
    expect(new Set(guideTexts.map(({ scene }) => scene)).size).toBe(guideTexts.length);
  });

  it('show what the office shares, another one for each of a type', () => {
    const misfits = sharingTexts.flatMap(({ type, title, summary, lines, picture }) => {
      const text = [title, summary, ...lines].join(' ');
      if ('scene' in picture) return misfitOf(picture.scene, type, text);
      const [kind, alt] =
        'course' in picture
          ? [picture.course, educationAlt(picture.course)]
          : [picture.device, equipmentAlt(picture.device)];
      return shareWord(sharedFits[kind] ?? '?', text, alt) ? [] : [`${alt}: ${title}`];
    });
    const pictures = sharingTexts.map(({ type, picture }) => `${type} ${JSON.stringify(picture)}`);

    expect(misfits).toEqual([]);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('show the device, one drawing for each', () => {
    const misfits = equipmentTexts.flatMap(({ nm, ctg, kind }) => {
      const [category, word] = deviceFits[kind];
      return category === ctg && shareWord(word, nm, equipmentAlt(kind)) ? [] : [`${kind}: ${nm}`];
    });

    expect(misfits).toEqual([]);
    expect(new Set(equipmentTexts.map(({ kind }) => kind)).size).toBe(equipmentTexts.length);
  });

  it('show the subject of the course, one drawing for each', () => {
    const misfits = eduTexts.flatMap(({ title, about, units, field, kind }) => {
      const [category, words] = courseFits[kind];
      const text = [title, about, ...units].join(' ');
      return category === field && shareWord(words, text, educationAlt(kind)) ? [] : [`${kind}: ${title}`];
    });

    expect(misfits).toEqual([]);
    expect(new Set(eduTexts.map(({ kind }) => kind)).size).toBe(eduTexts.length);
  });
});

describe('pictures in the lists of the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp({ sample: true });
  });
  afterAll(() => test.close());

  const data = async (url: string) => (await test.app.inject(url)).json().data;

  /** All pages of a list in its default order. */
  async function listAll<Item extends Pictured>(url: string): Promise<Item[]> {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const { list, cnt_total: total } = await data(`${url}${url.includes('?') ? '&' : '?'}pageNum=${page}`);
      items.push(...list);
      if (list.length === 0 || items.length >= total) return items;
    }
  }

  const lists = [
    '/api/v1/attraction/list',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((town) => `/api/v1/attraction/list?sggCd=CD000000300${town}`),
    '/api/v1/recommendTour/list',
    '/api/v1/stickyArea/promotion/list',
    '/api/v1/pass/list',
    '/api/v1/posts/list?board=NEWS',
    '/api/v1/stickyArea/travelInfo/list',
    ...[1, 2, 3, 4].map((kind) => `/api/v1/stickyArea/travelInfo/list?touristTycd=CD000000240${kind}`),
  ];

  it.each(lists)('differ between neighbours of %s in two of horizon, distance and light', async (url) => {
    const scenes = (await listAll(url)).map(sceneOf);
    const alike = neighbours(scenes).filter(
      ([first, second]) => first === second || differences(SCENES[first], SCENES[second]) < 2,
    );

    expect(scenes.length).toBeGreaterThanOrEqual(8);
    expect(alike).toEqual([]);
  });

  it('differ between the stops of a tour', () => {
    const sceneByName = new Map(attractionTexts.map(({ nm, scene }) => [nm, scene]));
    const alike = tourTexts
      .flatMap(({ days }) => days)
      .flatMap((names) => neighbours(names.flatMap((name) => sceneByName.get(name) ?? [])))
      .filter(([first, second]) => differences(SCENES[first], SCENES[second]) < 2);

    expect(alike).toEqual([]);
  });

  it.each(['/api/v1/equipment/list', '/api/v1/edu/list'])('are another one on each card of %s', async (url) => {
    const pictures = (await listAll(url)).map(({ thumbUrl }) => thumbUrl.replace(/\?.*$/, ''));

    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('have the alternative text of the drawing that their address names', async () => {
    const places = await listAll('/api/v1/attraction/list');
    const devices = await listAll('/api/v1/equipment/list');
    const courses = await listAll('/api/v1/edu/list');
    const kindOf = ({ thumbUrl }: Pictured) => /\/([a-z0-9-]+)\.svg/.exec(thumbUrl)?.[1];

    expect(places.map(({ thumbAlt }) => thumbAlt)).toEqual(
      places.map((place) => namedSceneAlt(SCENES[sceneOf(place)])),
    );
    expect(devices.map(({ thumbAlt }) => thumbAlt)).toEqual(
      devices.map((device) => equipmentAlt(kindOf(device) as EquipmentKind)),
    );
    expect(courses.map(({ thumbAlt }) => thumbAlt)).toEqual(
      courses.map((course) => educationAlt(kindOf(course) as EducationKind)),
    );
  });

  it('show in news what the text or its caption speaks of', async () => {
    const news = await listAll<Pictured & { postUid: string; categoryCd: string; title: string }>(
      '/api/v1/posts/list?board=NEWS',
    );
    const captions: string[] = [];
    const misfits = await Promise.all(
      news.map(async (post) => {
        const { post: detail, ...rest } = await data(`/api/v1/posts/${post.postUid}`);
        const { html, images } = detail ?? rest;
        captions.push(images[0].caption);
        return misfitOf(sceneOf(post), post.categoryCd, `${post.title} ${html} ${images[0].caption}`);
      }),
    );

    expect(news.length).toBe(64);
    expect(misfits.flat()).toEqual([]);
    // No drawing shows people.
    expect(
      captions.filter((caption) => /관계자|참석자|참가자|연구원[이은들]|학생들|둘러보|악수/.test(caption)),
    ).toEqual([]);
  });

  it('show in notices what the text or its caption speaks of', async () => {
    const rows = await test.db
      .selectFrom('post')
      .select(['title', 'html', 'images'])
      .where('board', '=', 'NOTICE')
      .orderBy('created_at', 'desc')
      .execute();
    const shown = rows.map(({ title, html, images }) => ({ text: `${title} ${html}`, image: images[0] }));
    const misfits = shown.flatMap(({ text, image }) =>
      image === undefined
        ? []
        : misfitOf(sceneOf({ thumbUrl: image.url, thumbAlt: image.alt }), 'NOTICE', `${text} ${image.caption}`),
    );

    expect(misfits).toEqual([]);
    expect(shown.filter(({ image }) => image !== undefined).length).toBeGreaterThan(16);
  });

  it('show on the banners the building that their alternative text names', async () => {
    const { banners } = await data('/api/v1/main/benefit');
    const seen = banners.map(({ imageUrl, imageAlt }: { imageUrl: string; imageAlt: string }) => {
      const landmark = sceneFor(/scene\/([a-z0-9-]+)\.svg/.exec(imageUrl)?.[1] ?? '')?.landmark;
      return [landmark, imageAlt.replace(/^.* 언덕 위에 /, '')];
    });

    expect(seen).toEqual([
      ['campus', '대학 건물이 서 있는 그림'],
      ['researchHall', '둥근 지붕의 연구동이 서 있는 그림'],
      ['lighthouse', '등대가 서 있는 그림'],
    ]);
  });

  it('make no wall of twelve that looks like one picture', async () => {
    const scenes = (await listAll('/api/v1/attraction/list')).map((place) => SCENES[sceneOf(place)]);
    const walls = Array.from({ length: scenes.length - 11 }, (_, start) => scenes.slice(start, start + 12));
    const most = (wall: readonly NamedScene[], trait: 'horizon' | 'distance' | 'light') =>
      Math.max(...wall.map((scene) => wall.filter((other) => other[trait] === scene[trait]).length));
    const uniform = walls.filter(
      (wall) => most(wall, 'horizon') > 7 || most(wall, 'distance') > 7 || most(wall, 'light') > 5,
    );

    expect(walls.length).toBe(53);
    expect(uniform).toEqual([]);
  });

  it.each(['/api/v1/attraction/list', '/api/v1/stickyArea/travelInfo/list'])(
    'differ between neighbours of %s to the eye',
    async (url) => {
      const scenes = (await listAll(url)).map(sceneOf);
      const pixels = await Promise.all(
        scenes.map((name) =>
          sharp(Buffer.from(composeNamedScene(name, SCENES[name], { width: 480, height: 320 })))
            .resize(24, 16, { fit: 'fill' })
            .removeAlpha()
            .raw()
            .toBuffer(),
        ),
      );
      const distances = neighbours(pixels).map(
        ([first, second]) =>
          first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length,
      );
      const least = Math.min(...distances);
      process.stdout.write(`least difference between neighbours: ${least.toFixed(1)} of 255\n`);

      expect(least).toBeGreaterThan(20);
    },
  );
});
