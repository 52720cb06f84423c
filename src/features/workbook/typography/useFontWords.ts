import { useLingui } from '@lingui/react/macro'
import { useFontNames } from '#kits/words/useFontNames.ts'
import type { FontClass } from './font-order.ts'

/** Words for fonts: names, classes, weights. */
export function useFontWords() {
  const { t } = useLingui()
  const classWords: Readonly<Record<FontClass, string>> = {
    serif: t`명조`,
    gothic: t`고딕`,
    round: t`둥근`,
    handwriting: t`손글씨`,
    design: t`장식`,
  }
  return { classWords, ...useFontNames() }
}
