import { useLingui } from '@lingui/react/macro'
import type { DesignFinding } from '#scene/checks/design-finding.ts'
import type { ColourSlot } from '#scene/dress/dress.ts'

/** What of a design is not as the brand looks, in one sentence, with the colour that would do; null for findings of print alone. */
export function useBrandFaultWords(): (finding: DesignFinding) => string | null {
  const { t, i18n } = useLingui()
  const slots: Readonly<Partial<Record<ColourSlot, string>>> = {
    main: t`메인 컬러`,
    secondary: t`보조 컬러`,
    tertiary: t`포인트 컬러`,
    quaternary: t`바탕 컬러`,
    ink: t`글자색`,
    paper: t`종이색`,
  }
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 1 })
  return ({ fault, amount = 0, needed = 0, about = '', better }) => {
    const slot = better === undefined ? '' : (slots[better] ?? '')
    switch (fault) {
      case 'covered-text':
        return t`다른 것에 덮여 글을 읽기 어려워요. 글을 앞으로 옮겨 주세요.`
      case 'weak-colour': {
        const ratio = number(amount)
        if (slot === '') return t`바탕과 대비 ${ratio}: ${about}. 4.5부터 읽기 쉬워요.`
        return t`바탕과 대비 ${ratio}: ${about}. 잘 읽히는 컬러: ${slot}`
      }
      case 'outside-colour':
        return t`브랜드 컬러가 아니에요: ${about}. 가장 가까운 브랜드 컬러: ${slot}`
      case 'small-logo': {
        const [height, least] = [number(amount), number(needed)]
        return about === 'mm'
          ? t`로고 높이: ${height} mm. ${least} mm부터 또렷해요.`
          : t`로고 높이: ${height} px. ${least} px부터 또렷해요.`
      }
      case 'crowded-logo':
        return t`로고 둘레의 여백에 다른 것이 있어요. 조금 떼어 주세요.`
      default:
        return null
    }
  }
}
