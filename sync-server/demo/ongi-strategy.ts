import * as Y from 'yjs'
import { strategy } from '#model/documents/strategy.ts'
import { idOfKeyword } from '#model/options/keywords.ts'

/** The strategy of 온기. The third competitor is left incomplete, so that there is something to do. */
export function ongiStrategy(): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    writePersonality(doc)
    writeMarket(doc)
    writePersonas(doc)
    writePosition(doc)
  })
  return doc
}

const keywords = [
  ['warm', '따뜻한'],
  ['honest', '정직한'],
  ['plain', '담백한'],
  ['hand-touched', '손길이 느껴지는'],
  ['lasting', '오래가는'],
] as const

function writePersonality(doc: Y.Doc): void {
  const { personality } = strategy
  for (const [key, keyword] of keywords)
    personality.keywords.add(doc, { idBrandKeyword: idOfKeyword(key), keyword })
  const ordered = [
    personality.keyword1,
    personality.keyword2,
    personality.keyword3,
    personality.keyword4,
    personality.keyword5,
  ]
  for (const [index, field] of ordered.entries()) field.write(doc, keywords[index]?.[1] ?? null)
  personality.encourageCustomer.write(doc, '오늘은 그릇부터 꺼내 보세요')
  personality.emphasisService.write(doc, '매일 쓰는 그릇을 빚어요')
  personality.emphasisBest.write(doc, '손에 가장 편안한 밥그릇')
  personality.provocative.write(doc, '좋은 그릇, 언제 쓰려고 아껴 두세요?')
  personality.aimedCustomer.write(doc, '혼자 먹는 저녁도 제대로 차리고 싶은 당신께')
  personality.tagline1.write(doc, '오늘의 한 끼에 온기를')
  personality.tagline2.write(doc, '매일 꺼내 쓰는 그릇')
  personality.tagline3.write(doc, '손에 가장 편안한 밥그릇')
  personality.balancePersonality.write(doc, 20)
  personality.balanceAttitude.write(doc, 60)
  personality.balanceValue.write(doc, 35)
  personality.balanceEmotion.write(doc, 70)
  personality.individuality.write(
    doc,
    '동네에서 오래 그릇을 구운 이웃이에요. 말수는 적지만 물어보면 아는 만큼 솔직하게 알려 줘요.',
  )
  personality.voiceTone.write(
    doc,
    '해요체로 짧게 말해요. ‘약 350ml, 밥 한 공기가 넉넉히 담겨요’처럼 쓰는 장면으로 설명해요.',
  )
  personality.attention.write(doc, '‘명품’, ‘최고급’, ‘단 하루’는 쓰지 않아요. 느낌표를 이어 쓰지 않아요.')
}

function writeMarket(doc: Y.Doc): void {
  const { competitors } = strategy.positioning
  competitors.add(doc, {
    brandName: '모아키친',
    service: '4인 식기 세트. 5만 원대가 가장 많고 색이 스무 가지예요.',
    businessModel: '해외 공장에서 대량으로 들여와 오픈마켓에서 세트로 팔아요. 할인 행사 때 매출이 몰려요.',
    benefit: '한 번에 세트를 맞출 수 있고, 깨져도 부담이 없어요. 내일 도착하고요.',
    advantage: '가격과 배송 속도. 우리는 주문 후 2주가 걸려서 이 둘로는 이길 수 없어요.',
    axisX: 15,
    axisY: 15,
    axisZ: 70,
  })
  competitors.add(doc, {
    brandName: '백토재',
    service: '작가가 한 점씩 만든 찻그릇과 접시. 밥그릇 하나에 8만 원부터예요.',
    businessModel: '작가에게 위탁받아 팔고 수수료를 받아요. 전시 기간에 매출이 집중돼요.',
    benefit: '세상에 하나뿐인 그릇을 가졌다는 만족감이 커요.',
    advantage: '작가의 이름. 그릇을 모으는 사람들이 먼저 찾아와요.',
    axisX: 85,
    axisY: 90,
    axisZ: 30,
  })
  competitors.add(doc, {
    brandName: '노르홈',
    service: '북유럽풍 식기',
    advantage: '색과 모양을 맞춘 상차림 사진. 한 번에 따라 사고 싶게 만들어요.',
    axisX: 65,
    axisY: 35,
    axisZ: 50,
  })
}

function writePersonas(doc: Y.Doc): void {
  const { personas } = strategy.positioning
  personas.add(doc, {
    name: '이서연',
    idBrandCharacter: 'EVERYPERSON',
    gender: 'FEMALE',
    age: 'AGE_30_34',
    country: 'KR',
    city: '서울 마포구',
    job: '출판 편집자',
    familyRole: 'SOLO',
    energyDirection: 30,
    behaviorStyle: 35,
    judgmentStyle: 45,
    lifeStyle: 25,
    goal: '혼자 먹더라도 대충 때우지 않고 저녁 한 끼는 제대로 차려 먹기',
    achievements: '상을 차리는 10분이 하루를 마무리하는 시간이 돼요. 배달 음식을 시키는 날도 줄어요.',
    discomfort: '세트로 산 접시는 혼자 쓰기엔 너무 크고, 꺼내기도 무거워요.',
    issue: '물건을 줄이고 오래 쓸 것만 들이고 싶어요.',
    problem: '손으로 만든 그릇은 식기세척기에 넣어도 되는지 모르겠어요.',
    needs: '밥그릇 하나, 접시 하나만 사도 서로 어울리고, 걱정 없이 매일 쓸 수 있는 그릇',
  })
  personas.add(doc, {
    name: '박준호',
    idBrandCharacter: 'SAGE',
    gender: 'MALE',
    age: 'AGE_40_44',
    country: 'KR',
    city: '경기 성남',
    job: '열두 석 덮밥집 주인',
    familyRole: 'FATHER',
    energyDirection: 65,
    behaviorStyle: 20,
    judgmentStyle: 25,
    lifeStyle: 30,
    goal: '손님상에 같은 그릇을 오래 내놓기',
    needs: '깨졌을 때 같은 것을 다시 살 수 있는 그릇',
  })
}

function writePosition(doc: Y.Doc): void {
  const { positioning } = strategy
  positioning.axisXLow.write(doc, '부담 없는 가격')
  positioning.axisXHigh.write(doc, '프리미엄')
  positioning.axisYLow.write(doc, '같은 모양으로 많이')
  positioning.axisYHigh.write(doc, '손으로 하나씩')
  positioning.axisX.write(doc, 45)
  positioning.axisY.write(doc, 75)
  positioning.axisZ.write(doc, 20)
  positioning.target.write(doc, '혼자서도 잘 차려 먹고 싶은 사람')
  positioning.brandName.write(doc, '온기')
  positioning.service.write(doc, '매일 쓰는 그릇')
  positioning.competitor.write(doc, '대량 생산 식기')
  positioning.benefit.write(doc, '손에 편안한 무게와 다시 살 수 있는 한 점')
  positioning.positioningStrategy.write(
    doc,
    '할 일: 모든 그릇을 낱개로 팔고, 같은 모양을 5년 동안 계속 만들어요. 하지 않을 일: 한정판과 할인 행사는 하지 않아요.',
  )
}
