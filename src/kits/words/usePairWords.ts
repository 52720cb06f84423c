import { useLingui } from '@lingui/react/macro'
import type { Verdict } from '#model/colour/contrast.ts'
import type { Pair, PairSide } from '#model/colour/pairs.ts'
import type { ColourRole } from '#model/colour/roles.ts'
import { colourWord } from './colour-words.ts'

/** Names of colour pairs and of what they can be used for. */
export function usePairWords(): {
  pair: (pair: Pair) => string
  role: (role: ColourRole) => string
  verdict: Readonly<Record<Verdict, string>>
} {
  const { t } = useLingui()
  const ground = (side: PairSide) => {
    if (side === 'black') return t`검은 바탕`
    return side === 'paper' || side === 'white' ? t`흰 바탕` : colourWord(side)
  }
  const text = (side: PairSide) => {
    if (side === 'black') return t`검은 글자`
    if (side === 'paper' || side === 'white') return t`흰 글자`
    const colour = colourWord(side)
    return t`${colour} 글자`
  }
  return {
    pair: (pair) => {
      const under = ground(pair.ground)
      const over = text(pair.text)
      return t`${under} 위의 ${over}`
    },
    role: colourWord,
    verdict: { text: t`본문 가능`, large: t`큰 글자만`, decoration: t`장식만` },
  }
}
