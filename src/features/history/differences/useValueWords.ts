import { useLingui } from '@lingui/react/macro'
import { faceOf } from '#engine/fonts/face-of.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { optionWord } from '#kits/words/content.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { nameOf } from './differences.ts'
import { usePlannerValueWords } from './usePlannerValueWords.ts'

type Content = 'options' | 'reference' | 'options-strategy'

/** Kind and content file of the options of a field, by path of the field or `path/property`. */
const choices: Readonly<Record<string, readonly [kind: string, content: Content]>> = {
  'core.companySize': ['companySize', 'options'],
  'core.futureActivityPeriod': ['activityPeriod', 'options'],
  'core.futureMemberCount': ['memberCount', 'options'],
  'core.futureCompanySize': ['companySize', 'options'],
  'info.activityPeriod': ['activityPeriod', 'options'],
  'info.memberCount': ['memberCount', 'options'],
  'info.industry': ['industry', 'reference'],
  'positioning.personas/idBrandCharacter': ['character', 'options-strategy'],
  'positioning.personas/gender': ['gender', 'options-strategy'],
  'positioning.personas/age': ['age', 'options-strategy'],
  'positioning.personas/familyRole': ['familyRole', 'options-strategy'],
}

/** Formats a stored value for people; '' for no answer. */
export function useValueWords(): (label: string, value: unknown) => string {
  const { t } = useLingui()
  const plannerWords = usePlannerValueWords()
  return (label, value) => {
    const ofPlanner = plannerWords(label, value)
    if (ofPlanner !== null) return ofPlanner
    if (value === null || value === undefined) return ''
    if (typeof value === 'string') {
      const choice = choices[label]
      if (choice) return optionWord(choice[0], value, choice[1])
      // Shows the source of a photograph instead of its id there.
      if (label === 'visual.photography/idUnsplash') return 'Unsplash'
      return label === 'positioning.personas/country' ? countryName(value) : value
    }
    if (typeof value === 'number') return String(value)
    if (typeof value !== 'object') return String(value)
    if (Array.isArray(value)) return value.map(nameOf).filter(Boolean).join(', ')
    if ('idFontFamily' in value) {
      const face = faceOf(value as FontChoice)
      return face ? `${face.family.name[pageLanguage() === 'ko' ? 'ko' : 'en']} ${face.weight}` : t`고른 글꼴`
    }
    if ('idFile' in value || 'idBlob' in value)
      return 'name' in value && typeof value.name === 'string' ? value.name : t`올린 파일`
    return t`로고 메이커에서 만든 모습`
  }
}

function countryName(code: string): string {
  return new Intl.DisplayNames(pageLanguage(), { type: 'region' }).of(code) ?? code
}
