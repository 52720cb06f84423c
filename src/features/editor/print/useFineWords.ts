import { useLingui } from '@lingui/react/macro'
import type { DesignTopic } from '#scene/checks/design-finding.ts'
import { useShown } from '../state/EditorProvider.tsx'
import type { PrintCheck } from './usePrintCheck.ts'

/** What is said of each topic of which nothing was found. */
export function useFineWords({ drawings }: PrintCheck): Readonly<Record<DesignTopic, string>> {
  const { t, i18n } = useLingui()
  const { bleed = 0 } = useShown().body
  const hasPictures = drawings.some(({ items }) => items.some(({ kind }) => kind === 'picture'))
  const bleedText = i18n.number(bleed)
  return {
    bleed:
      bleed > 0
        ? t`가장자리에 닿은 것이 재단 여백 ${bleedText} mm까지 이어지고, 글과 로고는 안전 여백 안에 있어요.`
        : t`가장자리에 잘릴 것이 없고, 글과 로고는 안전 여백 안에 있어요.`,
    resolution: hasPictures ? t`사진이 인쇄 크기에서 또렷해요.` : t`사진이 없어요.`,
    colour: t`잉크로 낼 수 있는 색이에요.`,
    text: t`글꼴을 파일에 모두 담고, 글자도 읽기 좋은 크기예요.`,
    empty: t`비어 있는 자리가 없어요.`,
    brand: t`글이 잘 읽히고, 로고 크기와 여백이 알맞아요.`,
  }
}
