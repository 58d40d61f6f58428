interface InquiryText {
  readonly categoryCd: 'ETC' | 'GOODS' | 'PASS' | 'PAY' | 'RESERVE';
  readonly title: string;
  readonly content: string;
  /** Null while it waits. */
  readonly answer: string | null;
}

/** What travellers ask, and what the office answers. */
export const inquiryTexts: readonly InquiryText[] = [
  {
    categoryCd: 'GOODS',
    title: '비가 와도 여나요?',
    content: '이번 주말에 비 소식이 있습니다. 비가 와도 문을 여는지 알려 주세요.',
    answer: '네, 실내 전시가 있어 비가 와도 엽니다. 바람이 강한 날은 야외만 닫습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '휠체어로 들어갈 수 있나요?',
    content: '어머니가 휠체어를 쓰십니다. 입구에 턱이 있는지, 승강기가 있는지 궁금합니다.',
    answer: '입구에 경사로가 있고 승강기로 모든 층에 가실 수 있습니다. 안내소에서 휠체어도 빌려 드립니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '반려견과 함께 갈 수 있나요?',
    content: '작은 강아지와 함께 여행합니다. 이동장에 넣으면 들어갈 수 있을까요?',
    answer: '야외는 목줄을 하시면 함께 다니실 수 있습니다. 실내는 안내견만 들어갈 수 있습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '유아도 표를 사야 하나요?',
    content: '두 돌이 안 된 아기가 있습니다. 아기도 이용권이 있어야 하는지요?',
    answer: '36개월 미만은 이용권 없이 들어가실 수 있습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '주차장이 넓은가요?',
    content: '대형 승합차로 갑니다. 차를 댈 자리가 있을지 걱정입니다.',
    answer: '대형차 자리가 8면 있습니다. 주말에는 오전에 오시면 여유가 있습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '사진 촬영이 되나요?',
    content: '삼각대를 써서 가족사진을 찍고 싶습니다.',
    answer: '개인 촬영은 됩니다. 삼각대는 다른 분의 길을 막지 않는 곳에서 써 주세요.',
  },
  {
    categoryCd: 'GOODS',
    title: '단체 해설을 부탁드릴 수 있나요?',
    content: '학생 24명이 갑니다. 해설을 들을 수 있는 시간을 알려 주세요.',
    answer: '오전 10시와 오후 2시에 해설이 있습니다. 일주일 전에 전화로 예약해 주세요.',
  },
  {
    categoryCd: 'GOODS',
    title: '외국어 안내문이 있나요?',
    content: '일본에서 친구가 옵니다. 일본어 안내문이 있는지 궁금합니다.',
    answer: '안내소에 영어, 일본어, 중국어 안내문이 있습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '물품 보관함이 있나요?',
    content: '기차 시간까지 여행 가방을 맡기고 싶습니다.',
    answer: '매표소 옆에 보관함이 24칸 있습니다. 큰 가방은 안내소에서 맡아 드립니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '도시락을 먹을 곳이 있나요?',
    content: '아이들과 도시락을 싸 가려고 합니다.',
    answer: '정문 오른쪽 쉼터에서 드실 수 있습니다. 쓰레기는 되가져가 주세요.',
  },
  {
    categoryCd: 'GOODS',
    title: '입장 마감은 몇 시인가요?',
    content: '퇴근하고 가면 다섯 시가 넘을 것 같습니다.',
    answer: '마감 한 시간 전까지 들어오시면 됩니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '예약한 시간을 바꿀 수 있나요?',
    content: '오전 10시로 예약했는데 오후로 옮기고 싶습니다.',
    answer: '시간은 바꿀 수 없어 취소한 뒤 다시 예약하셔야 합니다. 이용일 3일 전까지는 수수료가 없습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '인원을 늘릴 수 있나요?',
    content: '두 명으로 예약했는데 친구가 한 명 더 옵니다.',
    answer: '한 명을 따로 예약하시면 같은 시간에 함께 들어가실 수 있습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '늦게 도착해도 되나요?',
    content: '기차가 늦어져 30분쯤 늦을 것 같습니다.',
    answer: '입장 시간 뒤 한 시간까지는 바우처를 쓰실 수 있습니다. 체험은 시작한 뒤 들어오기 어렵습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '바우처를 잃어버렸습니다.',
    content: '메일을 지워서 바우처를 찾을 수 없습니다.',
    answer: '나의 여행의 예약 상세에서 언제든 다시 여실 수 있습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '다른 사람이 대신 갈 수 있나요?',
    content: '제가 못 가게 되어 동생이 가려고 합니다.',
    answer: '네, 바우처의 QR 코드를 보여 주시면 됩니다. 예약자 이름을 함께 말씀해 주세요.',
  },
  {
    categoryCd: 'RESERVE',
    title: '확정은 언제 되나요?',
    content: '어제 예약을 요청했는데 아직 확정대기입니다.',
    answer: '숙소에 확인하고 있습니다. 하루 안에 알림과 메일로 알려 드립니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '방을 나란히 쓸 수 있나요?',
    content: '방 두 개를 예약했습니다. 옆방으로 주실 수 있는지요?',
    answer: '숙소에 전해 두었습니다. 도착하실 때 한 번 더 말씀해 주세요.',
  },
  {
    categoryCd: 'RESERVE',
    title: '늦은 체크인이 되나요?',
    content: '밤 열 시가 넘어 도착합니다.',
    answer: '밤 열한 시까지 들어오실 수 있습니다. 도착 전에 숙소로 전화해 주세요.',
  },
  {
    categoryCd: 'RESERVE',
    title: '아이 침구를 더 받을 수 있나요?',
    content: '다섯 살 아이와 함께 묵습니다.',
    answer: '어린이 침구 한 채를 더 드립니다. 요청 사항에 적어 주시면 준비하겠습니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '예약자 이름을 고칠 수 있나요?',
    content: '이름에 오타가 있습니다.',
    answer: '이름을 알려 주시면 고쳐 드립니다. 바우처 번호는 그대로입니다.',
  },
  {
    categoryCd: 'RESERVE',
    title: '당일 예약도 되나요?',
    content: '오늘 오후에 가려고 합니다.',
    answer: '남은 자리가 있으면 시작 한 시간 전까지 예약하실 수 있습니다.',
  },
  {
    categoryCd: 'PAY',
    title: '영수증을 회사 이름으로 받을 수 있나요?',
    content: '출장 중에 이용했습니다. 회사 이름이 있어야 합니다.',
    answer: '영수증 내려받기에서 받으신 뒤 사업자등록번호를 알려 주시면 다시 보내 드립니다.',
  },
  {
    categoryCd: 'PAY',
    title: '환불은 며칠 걸리나요?',
    content: '그제 취소했는데 아직 입금되지 않았습니다.',
    answer: '영업일 3일 안에 카드사로 취소를 보냅니다. 카드사에 따라 며칠 더 걸릴 수 있습니다.',
  },
  {
    categoryCd: 'PAY',
    title: '쿠폰이 적용되지 않았습니다.',
    content: '결제하고 보니 쿠폰을 고르지 않았습니다.',
    answer: '결제한 뒤에는 쿠폰을 더할 수 없습니다. 취소하고 다시 예약하시면 쓰실 수 있습니다.',
  },
  {
    categoryCd: 'PAY',
    title: '두 번 결제된 것 같습니다.',
    content: '결제 알림이 두 번 왔습니다.',
    answer: '확인해 보니 한 번만 결제되었고 다른 하나는 취소되었습니다.',
  },
  {
    categoryCd: 'PAY',
    title: '다른 카드로 바꿀 수 있나요?',
    content: '개인 카드로 결제했는데 법인 카드로 바꾸고 싶습니다.',
    answer: '결제 수단은 바꿀 수 없습니다. 이용일 3일 전까지 취소하고 다시 결제해 주세요.',
  },
  {
    categoryCd: 'PAY',
    title: '일부만 취소할 수 있나요?',
    content: '네 장 가운데 한 장만 취소하고 싶습니다.',
    answer: '한 예약은 한꺼번에 취소됩니다. 취소한 뒤 세 장을 다시 예약해 주세요.',
  },
  {
    categoryCd: 'PAY',
    title: '포인트는 언제 쌓이나요?',
    content: '어제 다녀왔는데 포인트가 보이지 않습니다.',
    answer: '바우처를 쓰신 때 바로 쌓입니다. 나의 여행의 포인트에서 확인해 주세요.',
  },
  {
    categoryCd: 'PAY',
    title: '현금영수증을 받을 수 있나요?',
    content: '계좌이체로 결제했습니다.',
    answer: '휴대폰 번호로 자동 발급되었습니다. 국세청에서 확인하실 수 있습니다.',
  },
  {
    categoryCd: 'PASS',
    title: '패스로 순환버스도 탈 수 있나요?',
    content: '24시간권을 샀습니다. 버스비가 따로 드는지요?',
    answer: '교통 24시간권이면 버스비가 들어 있습니다. 다른 패스는 따로 내셔야 합니다.',
  },
  {
    categoryCd: 'PASS',
    title: '교통카드는 어디서 받나요?',
    content: '교통 24시간권을 샀는데 카드를 어디서 받는지 모르겠습니다.',
    answer: '해솔역 안내소와 가온터미널 안내소에서 QR 코드를 보여 주시면 드립니다.',
  },
  {
    categoryCd: 'PASS',
    title: '가족권은 네 명이 함께 다녀야 하나요?',
    content: '둘씩 나누어 다니고 싶습니다.',
    answer: '네 분이 함께 들어가셔야 합니다. 처음 입장할 때 인원을 셉니다.',
  },
  {
    categoryCd: 'PASS',
    title: '한 곳을 두 번 들어갈 수 있나요?',
    content: '점심을 먹고 다시 들어가고 싶습니다.',
    answer: '같은 곳은 한 번만 들어가실 수 있습니다.',
  },
  {
    categoryCd: 'PASS',
    title: '패스를 선물할 수 있나요?',
    content: '부모님께 드리고 싶습니다.',
    answer: 'QR 코드를 보여 주시는 분이 쓰실 수 있습니다. 산 분의 계정에서만 열립니다.',
  },
  {
    categoryCd: 'PASS',
    title: '유효기간을 늘릴 수 있나요?',
    content: '여행이 미뤄졌습니다.',
    answer: '구매일로부터 180일을 넘길 수 없습니다. 쓰지 않으셨으면 환불해 드립니다.',
  },
  {
    categoryCd: 'PASS',
    title: '밤에 시작하면 손해인가요?',
    content: '저녁 여덟 시에 도착합니다.',
    answer: '첫 입장부터 시간을 세므로 다음 날 아침에 시작하셔도 됩니다.',
  },
  {
    categoryCd: 'ETC',
    title: '여행 지도를 우편으로 받을 수 있나요?',
    content: '부모님이 종이 지도를 좋아하십니다.',
    answer: '안내소에서 나누어 드립니다. 우편은 보내지 않습니다.',
  },
  {
    categoryCd: 'ETC',
    title: '두고 온 물건을 찾을 수 있나요?',
    content: '전망대 의자에 모자를 두고 왔습니다.',
    answer: '안내소에서 보관하고 있습니다. 착불로 보내 드릴 수 있습니다.',
  },
  {
    categoryCd: 'ETC',
    title: '회원 정보를 바꾸려면 어디로 가나요?',
    content: '휴대폰 번호가 바뀌었습니다.',
    answer: '마이페이지의 회원정보에서 바꾸실 수 있습니다.',
  },
  {
    categoryCd: 'GOODS',
    title: '겨울에도 해돋이를 볼 수 있나요?',
    content: '새해 첫날에 가려고 합니다. 몇 시부터 들어갈 수 있나요?',
    answer: null,
  },
  {
    categoryCd: 'RESERVE',
    title: '열 명이 함께 예약할 수 있나요?',
    content: '한 번에 여섯 장까지만 고를 수 있습니다. 회사 사람 열 명이 갑니다.',
    answer: null,
  },
  {
    categoryCd: 'PAY',
    title: '해외 카드로 결제할 수 있나요?',
    content: '외국에서 온 친구가 자기 카드로 내고 싶어 합니다.',
    answer: null,
  },
];
