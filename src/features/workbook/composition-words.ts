import { contentOf } from '#device/words/content.ts'
import type { CompositionWords } from '#model/composition/answers.ts'

/** The words of the choices as drafts read them, in the person's language. */
export function compositionWords(): CompositionWords {
  const options = contentOf('options')
  const words = (kind: string) => ({ ...options[kind] })
  return {
    activityPeriodPhrase: words('activityPeriodPhrase'),
    memberCountPhrase: words('memberCountPhrase'),
    companySizePhrase: words('companySizePhrase'),
    coreValueKeyword: words('coreValueKeyword'),
    coreValueAct: words('coreValueAct'),
    coreValueCues: { ...options.coreValueCues },
  }
}
