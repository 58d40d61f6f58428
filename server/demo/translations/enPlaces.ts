/** Name and summary of each place, by its Korean name. */
export const enPlaces: Readonly<Record<string, readonly [nm: string, summary: string]>> = {
  '해솔 바람언덕 전망대': [
    'Haesol Windy Hill Observatory',
    'From the end of a breezy hill you look down on Haesol Bay and its twenty islands.',
  ],
  '해솔 어린이과학관': [
    'Haesol Children’s Science Hall',
    'Thirty hands-on exhibits let you play with water, light and sound.',
  ],
  '해솔 근대문화거리': [
    'Haesol Heritage Street',
    'Four blocks of lanes where old banks, inns and photo studios have found new lives.',
  ],
  '솔내 수변공원': [
    'Solnae Waterside Park',
    'A pine walk and a splash pool sit together where the river makes its widest bend.',
  ],
  '해솔 항구시장': ['Haesol Harbor Market', 'Fish and seaweed from the dawn auction are grilled for you on the spot.'],
  '해솔 유람선 일몰 투어': [
    'Haesol Sunset Cruise',
    'Sails an hour before sunset, past the lighthouse and the sea cliffs.',
  ],
  '은물결 갯벌체험장': [
    'Eunmulgyeol Mudflat Field',
    'Dig for clams with the tide and meet the creatures of the mudflat.',
  ],
  '누리 한옥스테이': ['Nuri Hanok Stay', 'Six hanok houses around a courtyard, with heated floors and a tea ceremony.'],
  '가온 옛장터': [
    'Gaon Old Market',
    'On market days every five days, rows of stalls sell soup, acorn jelly and fresh tofu.',
  ],
  '가온 산업박물관': [
    'Gaon Museum of Industry',
    'In a former weaving mill you can set looms and early machines in motion.',
  ],
  '가온 성곽길': ['Gaon Fortress Trail', 'A stone wall rings a low hill; two hours take you all the way round.'],
  '달구름 출렁다리': [
    'Dalgureum Suspension Bridge',
    'Eighty metres above the valley, the bridge looks down on terraced rice fields.',
  ],
  '가온 빛정원': ['Gaon Garden of Lights', 'After dark small lamps light up the whole garden to music.'],
  '공장골목 목공 체험': [
    'Factory Alley Woodworking',
    'Make a cutting board or a little stool from salvaged wood in two hours.',
  ],
  '가온 골목 미식 투어': ['Gaon Alley Food Walk', 'A local guide leads you to five kitchens for a bite at each.'],
  '가온 다리옆 게스트하우스': [
    'Gaon Bridge Guesthouse',
    'A riverside warehouse turned guesthouse that lends bicycles free of charge.',
  ],
  '나래 강변 자전거길': [
    'Narae Riverside Cycle Path',
    'Twenty-four kilometres along the river bank, with an air pump at every rest stop.',
  ],
  '나래 야시장': [
    'Narae Night Market',
    'Friday and Saturday nights bring carts with skewers, pancakes and home-made drinks.',
  ],
  '나래 철새 전망대': ['Narae Bird Observatory', 'In winter you can watch flocks of Baikal teal sweep over the river.'],
  '나래 그림책 도서관': [
    'Narae Picture Book Library',
    'Twenty thousand picture books and a gallery of original art, open to everyone.',
  ],
  '나래 옛역 문화마당': [
    'Narae Old Station Yard',
    'Where trains once stopped, the station and platform now hold a stage and a bookshop.',
  ],
  '나래 열기구 체험': [
    'Narae Balloon Ride',
    'In the still air of early morning you rise fifty metres above the river.',
  ],
  '나래 카약 물길 체험': [
    'Narae Kayak Course',
    'After a safety lesson you paddle for an hour through channels in the reeds.',
  ],
  '별무리 글램핑': ['Byeolmuri Glamping', 'Sixteen tents with a river view, each with a fire pit and a hot shower.'],
  '다온 별빛천문대': [
    'Daon Starlight Observatory',
    'A 600 mm telescope shows you the craters of the moon and Saturn’s rings.',
  ],
  '다온 메밀꽃밭': [
    'Daon Buckwheat Field',
    'In early autumn boardwalks lead through hills white with buckwheat flowers.',
  ],
  '다온 물레방아 마을': [
    'Daon Watermill Village',
    'Three watermills still grind grain, and the village kitchen serves rice cakes.',
  ],
  '다온 계곡 숲길': ['Daon Valley Trail', 'A three-kilometre path along clear water that stays cool in high summer.'],
  '다온 약초시장': ['Daon Herb Market', 'Stalls of herbs, mushrooms and honey, and each one pours you a cup of tea.'],
  '다온 전통주 빚기': ['Daon Rice Wine Workshop', 'Steam the rice, mix the starter and take home wine of your own.'],
  '다온 별보기 야간 투어': [
    'Daon Night Sky Tour',
    'With an astronomer you look for constellations in a dark open field.',
  ],
  '다온 구름숲 산장': [
    'Daon Cloud Forest Lodge',
    'Log cabins in the woods at 700 metres, above a sea of clouds at dawn.',
  ],
  '라움 도자마을': ['Raum Pottery Village', 'Twelve studios share one lane and fire their climbing kilns.'],
  '라움 도자박물관': ['Raum Ceramics Museum', 'From ancient shards to today’s work, pottery through the ages.'],
  '솔향 다원': ['Solhyang Tea Garden', 'A tea field beside a pine wood, where you can pick leaves in spring.'],
  '라움 들꽃수목원': [
    'Raum Wildflower Arboretum',
    'Level boardwalks cross a hill where 800 kinds of wildflowers grow.',
  ],
  '라움 돌담마을': [
    'Raum Stone Wall Village',
    'A century-old village of waist-high stone walls that wind through the lanes.',
  ],
  '라움 물레 체험': [
    'Raum Wheel Throwing Class',
    'Throw a cup or a plate on the wheel; it is fired and sent to your home.',
  ],
  '라움 찻길 걷기 투어': [
    'Raum Tea Road Walk',
    'Walk between tea fields and three tearooms, tasting five teas on the way.',
  ],
  '라움 다실 스테이': [
    'Raum Tearoom Stay',
    'Every room has a small tearoom of its own; breakfast is porridge and tea.',
  ],
  '마루 산림욕장': ['Maru Forest Bath', 'An easy path between cypress trees that anyone can walk.'],
  '마루 동굴': ['Maru Cave', 'A limestone cave that stays at 13 °C all year, with 700 metres of stalactites.'],
  '마루 산촌박물관': [
    'Maru Mountain Life Museum',
    'A shingle-roofed house and slash-and-burn tools tell of life in the mountains.',
  ],
  '마루 하늘계단': ['Maru Sky Stairs', 'Climb 600 steps to the ridge and five mountain ranges open before you.'],
  '마루 산나물 장터': ['Maru Wild Greens Market', 'A spring market of wild greens, potato cakes and corn.'],
  '마루 숲 밧줄놀이': ['Maru Forest Ropes', 'Ropes and nets between the trees, for anyone aged six and up.'],
  '마루 모노레일 투어': ['Maru Monorail Tour', 'A slow monorail climbs to a lookout and an icy gorge.'],
  '마루 편백 휴양림 숙소': ['Maru Cypress Lodge', 'Ten cypress cabins, two of them step-free.'],
  '솔빛 해안산책로': ['Solbit Coastal Walk', 'Four kilometres of boardwalk beside the sea, loveliest at sunset.'],
  '솔빛 해수욕장': ['Solbit Beach', 'Shallow water and fine sand make this beach easy for families.'],
  '솔빛 에너지전시관': ['Solbit Energy Hall', 'Play your way through wind, sun and wave power.'],
  '솔빛 소금밭': ['Solbit Salt Field', 'On a salt field worked since the 1950s you can tread the water wheel.'],
  '솔빛 회센터': ['Solbit Seafood Hall', 'Choose a fish that came in this morning and eat it upstairs.'],
  '파도소리 요트체험': ['Padosori Yacht Ride', 'Raise the sails with the skipper and cruise the bay for 50 minutes.'],
  '솔빛 서핑 교실': ['Solbit Surf School', 'Two hours from practice on the sand to your first wave.'],
  '솔빛 바다창 호텔': ['Solbit Sea Window Hotel', 'Every room faces the sea, and the sun rises over breakfast.'],
  '푸른섬 등대박물관': [
    'Pureunseom Lighthouse Museum',
    'The lens of a century-old lighthouse and the diaries of its keepers.',
  ],
  '푸른섬 몽돌해변': ['Pureunseom Pebble Beach', 'With every wave that draws back you hear the round stones roll.'],
  '푸른섬 해녀마을': [
    'Pureunseom Haenyeo Village',
    'Songs and tools of the women divers, and seaweed fresh from the sea.',
  ],
  '푸른섬 후박나무숲': [
    'Pureunseom Silver Magnolia Grove',
    'Trees planted against the wind three hundred years ago have become a forest.',
  ],
  '푸른섬 밤바다 거리': [
    'Pureunseom Night Sea Street',
    'Lamps line the breakwater and small concerts play below them.',
  ],
  '푸른섬 물질 체험': [
    'Pureunseom Diving with Haenyeo',
    'Wade into shallow water with a woman diver and look for shells and seaweed.',
  ],
  '푸른섬 한 바퀴 버스 투어': [
    'Pureunseom Island Bus Tour',
    'A small bus circles the island and stops at seven seaside villages.',
  ],
  '푸른섬 등대지기 집': [
    'Pureunseom Keeper’s House',
    'A keeper’s house turned lodging that takes only three parties a day.',
  ],
};
