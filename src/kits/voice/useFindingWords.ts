import { useLingui } from '@lingui/react/macro'
import { listed } from '#engine/words/listed.ts'
import type { Register } from '#model/hangul/endings/predicate.ts'
import type { Finding, FindingKind } from '#model/voice/check-text.ts'

interface FindingWords {
  /** 말투 */
  label(kind: FindingKind): string
  /** What to read where the letters that were found do not tell it; null: those are shown. */
  sentence(finding: Finding): string | null
  /** The button that makes the changes of a kind. */
  action(finding: Finding): string
}

/** The words of findings in the page's language. */
export function useFindingWords(): FindingWords {
  const { t, i18n } = useLingui()
  const labels: Readonly<Record<FindingKind, string>> = {
    voice: t`말투`,
    particle: t`조사`,
    avoided: t`피하는 말`,
    overclaim: t`과장된 말`,
    doubled: t`겹친 말`,
    marks: t`부호`,
    longSentence: t`긴 문장`,
    length: t`길이`,
    keywords: t`키워드`,
  }
  const toRegister: Readonly<Record<Register, string>> = {
    haeyo: t`해요체로`,
    hapnida: t`합니다체로`,
    plain: t`반말로`,
  }
  return {
    label: (kind) => labels[kind],
    sentence: ({ kind, letters = 0, limit = 0, keywords = [] }) => {
      const length = i18n.number(letters)
      const most = i18n.number(limit)
      const words = listed(keywords)
      if (kind === 'length') return t`${most}자까지인데 ${length}자예요`
      if (kind === 'longSentence') return t`한 문장이 ${length}자예요. 나누면 읽기 쉬워요`
      return kind === 'keywords' ? t`아직 없는 말: ${words}` : null
    },
    action: ({ kind, register }) => {
      if (kind === 'voice') return toRegister[register ?? 'haeyo']
      if (kind === 'avoided' || kind === 'overclaim') return t`빼기`
      return kind === 'doubled' ? t`하나로` : t`바로 고치기`
    },
  }
}
