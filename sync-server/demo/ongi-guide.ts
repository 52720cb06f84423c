import * as Y from 'yjs'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import type { FileReference } from '#model/fields/file.ts'
import { fontFamilies } from '#model/options/fonts.ts'

export type OngiLogo = Readonly<
  Record<'primary' | 'secondary' | 'blackWhite' | 'vector' | 'symbol', FileReference>
>

export const ongiColours = {
  main: '#B4583A',
  secondary: '#D1C0BB',
  tertiary: '#B59F16',
  quaternary: '#FDF1ED',
  success: '#327B35',
  info: '#3370B7',
  warning: '#EDA835',
  danger: '#C72F49',
}

export const ongiFonts = {
  korMain: fontOf('Gowun Batang', 700),
  korSub: fontOf('Pretendard', 400),
  engMain: fontOf('Lora', 600),
  engSub: fontOf('Inter', 400),
}

/**
 * The guide of 온기. The vision statement and the last value's meaning are left open, so that there is something to do.
 */
export function ongiGuide(logo: OngiLogo): Y.Doc {
  const doc = new Y.Doc()
  const { core, info, visual } = guide
  doc.transact(() => {
    core.target.write(doc, '혼자서도 잘 차려 먹고 싶은 사람')
    core.discomfort.write(doc, '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편')
    core.purposeManifesto.write(
      doc,
      '온기는 혼자서도 잘 차려 먹고 싶은 사람을 위해 있습니다. 세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 지나치지 않고 밥그릇, 국그릇과 둥근 접시로 답합니다. 그 끝에 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이 있다고 믿습니다.',
    )
    core.background.write(
      doc,
      '할머니는 금이 간 사발 하나를 평생 쓰셨어요. 새 그릇을 사 드려도 손에 편안한 건 그 사발이라고 하셨어요. 매일 손이 가는 그릇을 빚고 싶어서 2019년 봄, 성북동의 작은 차고에 물레 한 대를 들였어요.',
    )
    core.what.write(doc, '손으로 빚어 매일 쓰기 편한 그릇')
    core.how.write(doc, '닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식')
    core.achieve.write(doc, '누구나 하루 한 끼는 따뜻하게 차려 먹는 일상')
    core.brandName.write(doc, '온기')
    core.companySize.write(doc, 'MICRO')
    core.futureActivityPeriod.write(doc, 'OVER_10Y')
    core.futureMemberCount.write(doc, 'M10_29')
    core.futureCompanySize.write(doc, 'SMALL')
    core.aspiration.write(doc, '매일 쓰는 그릇 하면 가장 먼저 떠오르는 공방')
    core.businessScope.write(doc, '전국의 1인 가구와 작은 식당')
    core.ideal.write(doc, '혼자 먹는 한 끼도 정성껏 차리는 세상')
    core.problem.write(doc, '누가 어떻게 만들었는지 알 수 없는 그릇')
    core.positive.write(doc, '재료와 만든 사람을 알고 고르는 그릇')
    core.values.add(doc, {
      keyword: '정직',
      description:
        '정직은 과정과 재료를 있는 그대로 보여 주는 것이에요. 그래서 누가 어떻게 만들었는지 알 수 없는 그릇 대신 재료와 만든 사람을 알고 고르는 그릇을 건네요.',
    })
    core.values.add(doc, {
      keyword: '기다림',
      description: '주문이 밀려도 말리는 닷새는 줄이지 않아요. 대신 받으실 날을 먼저 알려 드려요.',
    })
    core.values.add(doc, { keyword: '편안함', description: '' })
    core.memo.write(doc, '차고 사진을 찾아서 이야기 옆에 붙이기')
    core.service.write(doc, '밥그릇, 국그릇, 둥근 접시')

    info.name.write(doc, '온기')
    info.subName.write(doc, 'Ongi')
    info.industry.write(doc, 'ECOMMERCE_CRAFT')
    info.activityPeriod.write(doc, 'Y5_10')
    info.memberCount.write(doc, 'M2_4')
    info.businessName.write(doc, '온기')
    info.representative.write(doc, '한결')
    info.businessNumber.write(doc, '123-45-67891')
    info.address.write(doc, '서울특별시 성북구 성북로99길 7, 1층')
    info.website.write(doc, 'https://ongi.example')

    for (const [role, hex] of Object.entries(ongiColours))
      visual[role as keyof typeof ongiColours].write(doc, hex)
    for (const [role, font] of Object.entries(ongiFonts))
      visual[role as keyof typeof ongiFonts].write(doc, font)

    for (const part of ['primary', 'secondary', 'blackWhite', 'vector'] as const)
      visual[`logoJson.${part}`].write(doc, logo[part])
    visual.logoSymbol.write(doc, logo.symbol)
  })
  return doc
}

function fontOf(name: string, weightValue: number): FontChoice {
  const family = fontFamilies.find((each) => each.family === name)
  const face = family?.faces.find((each) => each.weightValue === weightValue)
  if (!family || !face) throw new Error(`${name} ${weightValue} is in no list.`)
  return { idFontFamily: family.idFontFamily, ...face }
}
