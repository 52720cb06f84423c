import { useLingui } from '@lingui/react/macro'
import { useFactsOf } from '../cards/useFactsOf.ts'
import type { PictureStart } from './start.ts'

interface StartWords {
  readonly name: string
  /** Name of its form, otherwise its size; '' where neither is known. */
  readonly facts: string
}

/** The words of a card. */
export function useStartWords(): (start: PictureStart) => StartWords {
  const { t } = useLingui()
  const factsOf = useFactsOf()
  return (start) => {
    if (start.kind === 'design') {
      return { name: start.design.title || t`이름 없는 디자인`, facts: factsOf(start.design) }
    }
    const { name, body, formName } = start.template
    return { name, facts: formName ?? factsOf(body) }
  }
}
