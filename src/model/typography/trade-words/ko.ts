import type { TradeWords } from './trade-words.ts'

/** What is said in a trade, by its key or its group. */
export const korean: TradeWords = {
  FNB: { heading: '매일 아침 새로', body: '8시부터 21시까지 열어요. 커피 4,500원, 점심 12,000원부터예요.' },
  FNB_BAKERY: {
    heading: '오늘 구운 빵',
    body: '식빵은 11시에 나와요. 소금빵 3,200원, 깜빠뉴 6,800원이에요.',
  },
  FNB_CAFE: {
    heading: '한 잔의 여유',
    body: '8시부터 21시까지 열어요. 아메리카노 4,500원, 라테 5,200원이에요.',
  },
  FNB_PUB: {
    heading: '오늘 밤 한 잔',
    body: '17시부터 새벽 1시까지 열어요. 생맥주 6,000원, 안주 15,000원부터예요.',
  },
  FNB_PRODUCT: {
    heading: '집에서도 그 맛',
    body: '주문하신 다음 날 냉장으로 보내 드려요. 500g에 12,900원이에요.',
  },
  FNB_CATERING: {
    heading: '모임을 차려요',
    body: '10명부터 120명까지, 3일 전에 주문해 주세요. 1인 18,000원부터예요.',
  },
  FASHION_BEAUTY: {
    heading: '입을수록 내 것',
    body: '사이즈는 44부터 77까지 있어요. 커트는 50분, 32,000원부터예요.',
  },
  FASHION_BEAUTY_CLOTHING: {
    heading: '입을수록 내 것',
    body: '사이즈는 44부터 77까지 있어요. 셔츠 59,000원, 코트 238,000원이에요.',
  },
  FASHION_BEAUTY_ACCESSORY: {
    heading: '매일 드는 것',
    body: '길이는 12cm부터 48cm까지 있어요. 3년 안에는 무료로 고쳐 드려요.',
  },
  FASHION_BEAUTY_JEWELRY: {
    heading: '오래 끼는 반지',
    body: '11호부터 21호까지 맞춰요. 14K 240,000원부터, 2주 걸려요.',
  },
  FASHION_BEAUTY_COSMETICS: {
    heading: '덜어 낸 한 병',
    body: '성분은 12가지예요. 50ml 28,000원, 리필 19,000원이에요.',
  },
  FASHION_BEAUTY_HAIR: {
    heading: '손질이 쉬운 머리',
    body: '커트 50분 32,000원, 염색 2시간 98,000원부터예요.',
  },
  FASHION_BEAUTY_NAIL: {
    heading: '손끝까지 단정하게',
    body: '젤네일 70분 45,000원부터예요. 일주일 안에는 다시 봐 드려요.',
  },
  FASHION_BEAUTY_SKIN: {
    heading: '쉬어 가는 피부',
    body: '한 번에 80분, 6회부터 예약을 받아요. 1회 77,000원이에요.',
  },
  EDUCATION: { heading: '매일 조금씩', body: '한 번에 50분, 일주일에 두 번이에요. 한 반에 8명까지 받아요.' },
  PROFESSIONAL: { heading: '쉬운 말로, 제때에', body: '처음 30분은 무료예요. 견적은 2일 안에 보내 드려요.' },
  PROFESSIONAL_TAX: {
    heading: '알아듣는 세금',
    body: '부가세는 1월 25일과 7월 25일까지예요. 기장은 월 110,000원부터예요.',
  },
  PROFESSIONAL_DESIGN: {
    heading: '쓰임에서 시작해요',
    body: '시안은 2주 안에 3가지를 보여 드려요. 수정은 2번까지 들어 있어요.',
  },
  PROFESSIONAL_IT: { heading: '매일 쓰는 도구', body: '2주마다 새 버전을 내요. 문의에는 4시간 안에 답해요.' },
  PROFESSIONAL_ARCHITECTURE: {
    heading: '살면서 편한 집',
    body: '설계 3달, 공사 6달이에요. 24평부터 60평까지 지어요.',
  },
  PROFESSIONAL_REALTY: {
    heading: '동네를 아는 사람',
    body: '전용 59m², 남향, 3층이에요. 보증금 1,000만 원에 월 65만 원이에요.',
  },
  PROFESSIONAL_EVENT: {
    heading: '그날 하루를 맡아요',
    body: '30명부터 300명까지, 6주 전에 시작해요. 견적은 2일 안에 드려요.',
  },
  HEALTHCARE_MEDICAL: {
    heading: '한 분 한 분께 시간을',
    body: '평일 9시부터 18시까지 열어요. 한 분에 20분씩 예약을 받아요.',
  },
  HEALTHCARE_MEDICAL_PHARMACY: {
    heading: '약을 쉽게 알려 드려요',
    body: '하루 3번, 식후 30분에 1알씩이에요. 22시까지 열어요.',
  },
  HEALTHCARE_MEDICAL_FITNESS: {
    heading: '오늘 한 걸음 더',
    body: '6시부터 23시까지 열어요. 10회 220,000원, 한 반에 6명이에요.',
  },
  HEALTHCARE_MEDICAL_MIND: {
    heading: '천천히 말해도 돼요',
    body: '한 번에 50분, 예약으로만 만나요. 첫 상담은 60,000원이에요.',
  },
  HEALTHCARE_MEDICAL_VET: {
    heading: '말 못 하는 아픔까지',
    body: '9시부터 20시까지 진료해요. 강아지 접종은 5차까지 있어요.',
  },
  OTHERS_STAY: {
    heading: '하루 더 머물고 싶은',
    body: '15시부터 들어오고 11시에 나가요. 2인 1박 120,000원부터예요.',
  },
  OTHERS_CULTURE: {
    heading: '같이 보는 저녁',
    body: '매주 토요일 19시에 열어요. 입장료 15,000원, 40석이에요.',
  },
  OTHERS_LIFE: {
    heading: '고쳐서 오래',
    body: '맡기신 날부터 3일 걸려요. 출장은 20km까지, 30,000원부터예요.',
  },
  OTHERS_PET: {
    heading: '산책처럼 편하게',
    body: '한 번에 90분, 5kg까지 45,000원이에요. 하루 6마리만 받아요.',
  },
  OTHERS_MANUFACTURE: {
    heading: '0.1mm까지 맞춰요',
    body: '최소 100개부터, 2주 안에 보내 드려요. 도면은 1일 안에 확인해요.',
  },
  OTHERS_PUBLIC: {
    heading: '함께 만드는 동네',
    body: '평일 9시부터 18시까지 물어보세요. 신청은 12월 31일까지예요.',
  },
}
