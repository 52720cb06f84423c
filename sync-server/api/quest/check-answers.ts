import type { Language } from '#model/language/languages.ts'
import { industryGroupOf } from '#model/options/business.ts'
import { questLimits } from '#model/quest/quest.ts'
import { addItems } from '#model/quest/quest-items.ts'
import type { QuestAnswers } from '#server/database/tables/quests.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { toKeywordItems } from '../documents/keyword-items.ts'

/** Rejects what the fields of a brand could not take. */
export function checkAnswers(
  { industryType, industry, service, keywords }: QuestAnswers,
  language: Language,
): void {
  if (industry !== undefined && industryType !== undefined && industryGroupOf(industry) !== industryType)
    throw refuseField('industry', 'INVALID_VALUE')
  serviceOf(service)
  keywordItemsOf(keywords, language)
}

/** Menu items or services as one text, each once, as the device writes them. */
export function serviceOf(service: QuestAnswers['service'] = []): string {
  return service.reduce((text, item) => {
    const added = addItems(text, item, questLimits.answer)
    if (added.ok) return added.answer
    if (added.why === 'taken') return text
    const code = added.why === 'tooMany' ? 'INVALID_VALUE' : 'TOO_LONG'
    throw new Refusal(code, { fields: [{ field: 'service', code, words: { max: questLimits.answer } }] })
  }, '')
}

/** Keywords as a personality has them, each once. */
export function keywordItemsOf(keywords: QuestAnswers['keywords'] = [], language: Language) {
  const items = toKeywordItems(
    keywords.map((given) => (typeof given === 'number' ? given : { idBrandKeyword: null, keyword: given })),
    language,
  )
  return items.filter(({ keyword }, at) => items.findIndex((other) => other.keyword === keyword) === at)
}
