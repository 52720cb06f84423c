import { useLingui } from '@lingui/react/macro'
import { useBrandFaultWords } from '#kits/design/checks/useBrandFaultWords.ts'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import type { DesignFinding, DesignTopic } from '#scene/checks/design-finding.ts'

interface FindingWords {
  readonly topic: (topic: DesignTopic) => string
  /** What is found of a layer, in one sentence. */
  readonly finding: (finding: DesignFinding) => string
}

export function useFindingWords(): FindingWords {
  const { t, i18n } = useLingui()
  const { nameOf } = useFontNames()
  const number = (value: number, digits = 0) => i18n.number(value, { maximumFractionDigits: digits })
  const topics: Readonly<Record<DesignTopic, string>> = {
    bleed: t`재단 여백`,
    resolution: t`사진 해상도`,
    colour: t`컬러`,
    text: t`글꼴과 글자`,
    empty: t`빈 자리`,
    brand: t`로고와 대비`,
  }
  const fontName = (slug: string) => {
    const family = fontFamilies.find((one) => one.slug === slug)
    return family ? nameOf(family) : t`올린 글꼴`
  }
  const ofBrand = useBrandFaultWords()
  const finding = (found: DesignFinding): string => {
    const { fault, amount = 0, about = '' } = found
    switch (fault) {
      case 'screen-size':
        return t`화면에 쓰는 px 크기예요. 인쇄하려면 mm 크기로 바꿔 주세요.`
      case 'no-bleed':
        return t`가장자리까지 칠했는데 재단 여백이 없어요. 자르면 흰 선이 보일 수 있어요.`
      case 'short-of-bleed':
        return t`가장자리에서 끝나요. 재단 여백 끝까지 늘려 주세요.`
      case 'near-cut':
        if (amount < 0) return t`잘리는 선을 넘어요. 안쪽으로 옮겨 주세요.`
        return t`잘리는 선에서 ${number(amount, 1)} mm예요. 안전 여백 안으로 옮겨 주세요.`
      case 'low-resolution':
        return t`인쇄 크기에서 ${number(amount)} dpi예요. 300 dpi부터 또렷해요.`
      case 'vivid':
        return t`잉크보다 밝고 진한 컬러: ${about}. 인쇄하면 가라앉아요.`
      case 'missing-font':
        return t`${fontName(about)} 글꼴이 이 기기에 다 있지 않아요. 인터넷에 연결해 다시 열어 주세요.`
      case 'small-text':
        return t`${number(amount, 1)} pt예요. 6 pt부터 읽기 쉬워요.`
      case 'overflow':
        return t`글이 칸을 넘쳐요. 칸을 늘리거나 글을 줄여 주세요.`
      case 'empty':
        return t`비어 있어서 인쇄에서 빠져요.`
      default:
        return ofBrand(found) ?? ''
    }
  }
  return { topic: (topic) => topics[topic], finding }
}
