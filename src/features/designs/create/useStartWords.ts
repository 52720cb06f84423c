import { useLingui } from '@lingui/react/macro'
import { useFactsOf } from '../cards/useFactsOf.ts'
import type { PictureStart } from './start.ts'

interface StartWords {
  readonly name: string
  /** Name of its form, otherwise its size; '' where neither is known. */
  readonly facts: string
  /** All that a card shows, for those who do not see it. */
  readonly spoken: string
}

/** The words of a card. */
export function useStartWords(): (start: PictureStart) => StartWords {
  const { t } = useLingui()
  const factsOf = useFactsOf()
  return (start) => {
    if (start.kind === 'design') {
      const name = start.design.title || t`이름 없는 디자인`
      const facts = factsOf(start.design)
      return { name, facts, spoken: [name, facts].filter(Boolean).join(', ') }
    }
    const { name, body, isPremium, formName } = start.template
    const facts = formName ?? factsOf(body)
    const spoken = [name, facts, ...(isPremium ? [t`프리미엄`] : [])].filter(Boolean).join(', ')
    return { name, facts, spoken }
  }
}
