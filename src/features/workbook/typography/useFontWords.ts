import { useLingui } from '@lingui/react/macro'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { FontFamily } from '#model/options/fonts.ts'
import type { FontClass } from './font-order.ts'

/** Words for fonts: names, classes, weights. */
export function useFontWords() {
  const { t } = useLingui()
  const isKorean = pageLanguage().startsWith('ko')
  const classWords: Readonly<Record<FontClass, string>> = {
    serif: t`명조`,
    gothic: t`고딕`,
    round: t`둥근`,
    handwriting: t`손글씨`,
    design: t`디자인`,
  }
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
    classWords,
    nameOf: ({ name }: FontFamily) => (isKorean ? name.ko : name.en),
    weightWord: (weight: number) => weights[weight] ?? String(weight),
  }
}
