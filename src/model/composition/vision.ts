import { activityPeriods, companySizes, memberCounts } from '../options/business.ts'
import { type Compose, type CoreField, draftOf } from './answers.ts'
import { nameOf } from './phrase.ts'
import { phrasebooks } from './phrasebook.ts'
import { seedOf } from './seed.ts'
import { slotOf } from './slots.ts'
import { fillFirst } from './template.ts'
import { settingOf } from './voice.ts'
import { writeDrafts } from './write-drafts.ts'

const uses: CoreField[] = [
  'companySize',
  'futureActivityPeriod',
  'futureMemberCount',
  'futureCompanySize',
  'aspiration',
  'businessScope',
  'ideal',
  'brandName',
]

export const composeVision: Compose = (answers, language, words) =>
  draftOf(answers, [['aspiration', 'ideal']], uses, () => {
    const book = phrasebooks[language]
    const F = later(answers.futureActivityPeriod, answers.activityPeriod, activityPeriods)
    const M = later(answers.futureMemberCount, answers.memberCount, memberCounts)
    const Z = later(answers.futureCompanySize, answers.companySize, companySizes)
    const grown = {
      M: words.memberCountPhrase[M] ?? '',
      Z: words.companySizePhrase[Z] ?? (words.memberCountPhrase[M] ? book.anyCompany : ''),
    }
    const slots = {
      N: nameOf(answers, book),
      ...slotOf('B', answers.businessScope, book),
      ...slotOf('G', answers.aspiration, book),
      ...slotOf('I', answers.ideal, book),
      P: words.companySizePhrase[later(answers.companySize, null, companySizes)] ?? '',
      F: words.activityPeriodPhrase[F] ?? '',
      MZ: fillFirst([book.grown], grown, book),
    }
    return writeDrafts(
      words.vision,
      slots,
      settingOf(language, answers.voice),
      { before: ['B', 'G'], after: ['I'] },
      seedOf(`${slots.N} vision`),
    )
  })

/** The future option; '' if it is not above the current one, because then it declares nothing. */
function later(future: string | null, today: string | null, order: readonly string[]): string {
  return future !== null && order.indexOf(future) > order.indexOf(today ?? '') ? future : ''
}
