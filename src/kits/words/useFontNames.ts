import { useLingui } from '@lingui/react/macro'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { FontFamily } from '#model/options/fonts.ts'

/** Names of families and weights. */
export function useFontNames() {
  const { t } = useLingui()
  const isKorean = pageLanguage().startsWith('ko')
  const weights: Readonly<Record<number, string>> = {
    100: t`아주 가늘게`,
    200: t`더 가늘게`,
    300: t`가늘게`,
    400: t`보통`,
    500: t`조금 굵게`,
    600: t`약간 굵게`,
    700: t`굵게`,
    800: t`더 굵게`,
    900: t`아주 굵게`,
  }
  return {
    nameOf: ({ name }: FontFamily) => (isKorean ? name.ko : name.en),
    weightWord: (weight: number) => weights[weight] ?? String(weight),
  }
}
