import { withLast } from '../hangul/change-syllable.ts'
import { infinitive } from '../hangul/stem.ts'
import { finals } from '../hangul/syllable.ts'

/** What is done with a thing, by the end of its name. `needs`: what the brand has to say before it is said to make it. */
interface Doing {
  readonly verb: string
  readonly things: RegExp
  readonly needs?: RegExp
}

const makes = /손으로|직접|만[들드든]|빚|수제|공방|작업실|핸드메이드|제작|깎|뜨개|땀|목공|맞춤|짜는/
const grows = /농장|농원|농부|농가|밭|과수원|농사|키[우운]|기[르른]|재배|[가-힣]팜/

const doings: readonly Doing[] = [
  {
    verb: '굽다',
    things: /(빵|바게트|베이글|스콘|쿠키|케이크|마들렌|타르트|파이|크루아상|치아바타|피자|와플|카스텔라)$/,
  },
  { verb: '내리다', things: /(커피|라떼|라테|에스프레소|아메리카노|콜드브루)$/ },
  { verb: '우리다', things: /(녹|홍|꽃|말|보이|전통|허브|우롱|잎|한방)차$/ },
  { verb: '볶다', things: /(원두|볶음밥)$/ },
  { verb: '끓이다', things: /(미역국|된장국|해장국|국밥|찌개|[가-힣]{2}탕|곰탕|전골|죽)$/ },
  { verb: '말다', things: /(국수|김밥|냉면)$/ },
  { verb: '짓다', things: /(솥밥|집밥)$/ },
  { verb: '빚다', things: /(만두|송편|인절미|떡|막걸리|전통주)$/ },
  { verb: '담그다', things: /(김치|장아찌|된장|고추장|간장|매실청|레몬청|과일청|수제청)$/ },
  {
    verb: '만들다',
    things:
      /(도시락|반찬|샐러드|샌드위치|버거|토스트|두부|콩물|비지|마카롱|초콜릿|잼|떡볶이|덮밥|비빔밥|초밥|파스타|아이스크림|젤라토|도넛|디저트)$/,
  },
  { verb: '빚다', things: /(그릇|접시|사발|찻잔|도자기|머그|머그컵|화병)$/, needs: makes },
  { verb: '짓다', things: /(한복|옷|원피스|셔츠|앞치마|커튼|이불)$/, needs: makes },
  { verb: '짜다', things: /(가구|의자|책상|탁자|책장|선반|식탁)$/, needs: makes },
  { verb: '뜨다', things: /(니트|스웨터|목도리|뜨개 인형|뜨개 가방)$/, needs: makes },
  { verb: '엮다', things: /(꽃다발|부케|화환|꽃바구니|리스)$/ },
  {
    verb: '만들다',
    things:
      /(비누|향초|캔들|디퓨저|인형|반지|목걸이|귀걸이|팔찌|가방|지갑|파우치|에코백|간식|수세미|엽서|노트)$/,
    needs: makes,
  },
  { verb: '만들다', things: /(앱|홈페이지|영상|로고|웹사이트|명함|메뉴판|리플릿)$/ },
  {
    verb: '키우다',
    things:
      /(사과|딸기|배추|블루베리|토마토|채소|상추|버섯|포도|감귤|귤|한라봉|복숭아|고구마|감자|옥수수|한우|허브|모종|다육이|쌀)$/,
    needs: grows,
  },
  {
    verb: '가르치다',
    things: /(수학|영어|국어|과학|논술|피아노|바이올린|미술|코딩|일본어|중국어|한국어|수영|발레|태권도)$/,
  },
  { verb: '가르치다', things: /(필라테스|요가)$/ },
  { verb: '찍다', things: /(사진|스냅)$/ },
  { verb: '맞추다', things: /(안경|렌즈|돋보기)$/ },
  { verb: '열다', things: /(수업|강의|클래스|강좌|교실|공연|전시)$/ },
  { verb: '내어 드리다', things: /(객실|독채|숙소|민박|(^| )방)$/ },
  {
    verb: '하다',
    things:
      /(수리|세탁|청소|상담|촬영|교정|컨설팅|시공|돌봄|이사|보관|레슨|분갈이|목욕|건조|검사|미용|커트|펌|염색|관리|설계|대여|마사지|진료|검진|치료|스케일링|번역|중개|기장|신고|대행|코칭|훈련|정비|점검|네일|왁싱|인테리어|도배|수선)$/,
  },
]

/**
 * The verb that suits all of the things, in its dictionary form; '' where they need different ones, where none is known,
 * or where nothing of `about`, all that the brand says of itself, tells that it makes such things. Where what was typed
 * says it already (굽는 식빵) it is not said again: 선보이다.
 */
export function verbFor(things: readonly string[], about: string): string {
  const fitting = new Set(things.map((thing) => verbOf(thing.trim(), about)))
  const [verb = ''] = fitting
  if (fitting.size !== 1) return ''
  return things.some((thing) => says(thing, verb)) ? '선보이다' : verb
}

/** Verbs of which a day can be made as well: 하루를 굽는 집. */
export function isCraft(verb: string): boolean {
  return /^(굽|내리|우리|볶|끓이|짓|빚|엮|짜|뜨|만들)다$/.test(verb)
}

function verbOf(thing: string, about: string): string {
  return doings.find(({ things, needs }) => things.test(thing) && (!needs || needs.test(about)))?.verb ?? ''
}

function says(thing: string, verb: string): boolean {
  const stem = verb.replace(/다$/, '')
  if (stem === '' || stem === '하') return false
  const forms = [
    stem,
    infinitive(stem),
    withLast(stem, { final: finals.ㄴ }),
    ...(stem === '굽' ? ['구운'] : []),
  ]
  return forms.some((form) => thing.includes(form))
}
