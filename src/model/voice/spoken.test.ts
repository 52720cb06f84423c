import { expect, test } from 'vitest'
import { inRegister, registerOf } from './registers.ts'
import { sentencesOf } from './sentences.ts'

/** Sentences as shops speak and write them, and the same in 합니다체. */
const turned = `
내일은 조금 늦게 열 거예요. | 내일은 조금 늦게 열 것입니다.
새 메뉴도 곧 나올 거예요~ | 새 메뉴도 곧 나올 것입니다~
주말에는 줄이 길 것 같아요. | 주말에는 줄이 길 것 같습니다.
자리 잡아 둘게요! | 자리 잡아 두겠습니다!
금방 가져다드릴게요~ | 금방 가져다드리겠습니다~
더 예쁘게 만들어 드릴게요 ♡ | 더 예쁘게 만들어 드리겠습니다 ♡
이따 뵐게요 ^^ | 이따 뵙겠습니다 ^^
내일 봬요! | 내일 뵙습니다!
예약은 DM 주세요 🙏 | 예약은 DM 주십시오 🙏
천천히 둘러보세요~ | 천천히 둘러보십시오~
맛있게 드세요 ^^ | 맛있게 드십시오 ^^
찾으시는 빵이 있으세요? | 찾으시는 빵이 있으십니까?
편하게 물어보세요 #망원동카페 #디저트맛집 | 편하게 물어보십시오 #망원동카페 #디저트맛집
오늘도 문 열었어요 #모락빵집 | 오늘도 문 열었습니다 #모락빵집
예약은 아래에서 해 주세요 https://naver.me/abc | 예약은 아래에서 해 주십시오 https://naver.me/abc
새로 들어왔어요 ㅎㅎ | 새로 들어왔습니다 ㅎㅎ
오늘은 일찍 닫아요 ㅠㅠ | 오늘은 일찍 닫습니다 ㅠㅠ
선물용으로도 참 좋아요 :) | 선물용으로도 참 좋습니다 :)
월요일은 쉬어요 (공휴일 제외) | 월요일은 쉽니다 (공휴일 제외)
커피(아이스)가 시원해요 :) | 커피(아이스)가 시원합니다 :)
지금 가도 돼요? | 지금 가도 됩니까?
줄 서지 않으셔도 돼요. | 줄 서지 않으셔도 됩니다.
하루 전에 말씀해 주셔야 해요. | 하루 전에 말씀해 주셔야 합니다.
빵은 그날 다 팔아요. | 빵은 그날 다 팝니다.
빵이 다 팔렸어요 ㅜㅜ | 빵이 다 팔렸습니다 ㅜㅜ
불은 약하게 줄여요. | 불은 약하게 줄입니다.
갓 씻은 옷을 걸어요. | 갓 씻은 옷을 겁니다.
꼭 한번 들러 주세요. | 꼭 한번 들러 주십시오.
퇴근길에 들러요. | 퇴근길에 들릅니다.
드디어 바다에 다다라요. | 드디어 바다에 다다릅니다.
처음 오시면 조금 수줍어요. | 처음 오시면 조금 수줍습니다.
여름옷은 아직 일러요. | 여름옷은 아직 이릅니다.
남산 꼭대기에 이르러요. | 남산 꼭대기에 이릅니다.
오월의 차밭은 짙푸르러요. | 오월의 차밭은 짙푸릅니다.
궁금한 건 사장님께 여쭈워요. | 궁금한 건 사장님께 여쭙습니다.
골목 끝이라 밤에는 어두워요. | 골목 끝이라 밤에는 어둡습니다.
사장님 이야기를 들어요. | 사장님 이야기를 듣습니다.
손이 먼저 기억해요. | 손이 먼저 기억합니다.
세 개밖에 안 남았어요!! | 세 개밖에 안 남았습니다!!
딸기 시즌이 돌아왔어요 🍓🍓 | 딸기 시즌이 돌아왔습니다 🍓🍓
오늘은 여기까지예요. | 오늘은 여기까지입니다.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string])

test.each(turned)('%s is %s, and back', (soft, formal) => {
  expect(registerOf(soft)).toBe('haeyo')
  expect(inRegister(soft, 'hapnida')).toBe(formal)
  expect(inRegister(formal, 'haeyo')).toBe(soft)
})

/** What 합니다체 tells warmly, and words that are spelled in play, become usual 해요체. */
test.each([
  ['식빵은 매일 새벽에 굽는답니다.', '식빵은 매일 새벽에 구워요.'],
  ['딸기는 오늘까지만 들어온답니다^^', '딸기는 오늘까지만 들어와요^^'],
  ['크기도 꽤 크답니다 ㅎㅎ', '크기도 꽤 커요 ㅎㅎ'],
  ['여기가 바로 그 포토존이랍니다!', '여기가 바로 그 포토존이에요!'],
  ['저희 대표 메뉴는 라떼랍니다.', '저희 대표 메뉴는 라떼예요.'],
  ['아무나 만드는 맛이 아니랍니다.', '아무나 만드는 맛이 아니에요.'],
  ['오늘 저녁까지 합니당~', '오늘 저녁까지 해요~'],
  ['자주 찾아 주십시요.', '자주 찾아 주세요.'],
])('%s is %s', (formal, soft) => {
  expect(registerOf(formal)).toBe('hapnida')
  expect(inRegister(formal, 'haeyo')).toBe(soft)
})

test.each([
  ['놀러 오세용 ♡', '놀러 오십시오 ♡'],
  ['오늘은 품절이에용', '오늘은 품절입니다'],
  ['이건 커피에요.', '이건 커피입니다.'],
])('%s is %s', (soft, formal) => expect(inRegister(soft, 'hapnida')).toBe(formal))

test.each([
  '갓 구운 빵 냄새, 참 좋지요?',
  '아침은 역시 따뜻해야지요.',
  '단골이 제일 먼저 알아보시죠.',
  '오늘 같은 날은 국물이죠!',
  '너무 귀엽죠?ㅋㅋㅋ',
  '벌써 12월이네요.',
  '날이 많이 추워졌네요 ㅠㅠ',
  '금방 다 나가거든요.',
  '써 보니까 알겠더라고요.',
  '맛집이래요.',
  '비가 온대요.',
  '아이들이 예쁘대요.',
  '혼자 와도 괜찮나요?',
  '이쪽으로 앉으실게요.',
  '무엇을 도와드릴까요?',
  '내일부터요!',
  '아니요, 집에요.',
])('%s is 해요체 and stays', (soft) => {
  expect(registerOf(soft)).toBe('haeyo')
  expect(inRegister(soft, 'hapnida')).toBe(soft)
})

test.each([
  '어서 오세요!',
  '정말 감사합니다 ㅎㅎ',
  '메뉴판 보기',
  '아메리카노 4,500원',
  '운영 시간 09:00~18:00',
  '쌀식빵 / 단팥빵 / 소금빵',
  '- 월요일 휴무',
  '오늘의 커피: 케냐 AA',
  '조금 더 달게',
  '대게, 꽃게, 털게',
  '오늘의 대중가요',
  '도자기 체험 유아용',
  '화분 흙, 원예용',
  '12/24 (화) 정상 영업',
  '재료 소진 시 마감 ㅠㅠ',
  '#망원동카페 #디저트맛집',
])('%s has no register', (phrase) => expect(registerOf(phrase)).toBeNull())

test('endings of spoken Korean end a sentence before ~, ^^, ㅎㅎ and emoji', () => {
  const told = '오늘도 열었어요~ 놀러 오세요 ^^ 주차도 됩니다 ㅎㅎ 바다 🌊 보러 오실 거죠?\n10~12시에 열어요'
  expect(sentencesOf(told).map(({ text }) => text)).toEqual([
    '오늘도 열었어요~',
    '놀러 오세요 ^^',
    '주차도 됩니다 ㅎㅎ',
    '바다 🌊 보러 오실 거죠?',
    '10~12시에 열어요',
  ])
})

/** Patterns that try a row of marks in more than one way never come to its end. */
test.each(['♥', ' ♥', '☺', '♡\u{FE0F}', '👍🏻', '~', ':)'])('a row of %j may be of any length', (mark) => {
  const row = `열었어요${mark.repeat(2000)}`
  const lengths = (text: string) => sentencesOf(text).map((sentence) => sentence.text.length)
  expect(lengths(row)).toEqual([row.length])
  expect(lengths(`${row} 오세요`)).toEqual([row.length, 3])
  expect(lengths(`${row}네`).length).toBeGreaterThan(0)
})
