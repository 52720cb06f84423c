import { useLingui } from '@lingui/react/macro'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { usePlannerPathWords } from './usePlannerPathWords.ts'

/**
 * Label of a field, or of a property inside a list: from the workbook, or from own words where no step asks
 * for it, as for those of the planner.
 */
export function usePathWords(): (path: string) => string {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const planner = usePlannerPathWords()
  const own: Readonly<Record<string, string>> = {
    'core.memo': t`메모`,
    'info.email': t`브랜드 이메일`,
    'visual.logoMaker': t`로고 메이커의 로고`,
    'visual.photography': t`사진`,
    'visual.photography/file': t`파일`,
    'visual.photography/url': t`주소`,
    'visual.photography/idUnsplash': t`출처`,
    'visual.photography/description': t`설명`,
  }
  return (path) => {
    const [list, property] = path.split('/')
    // `-` stands for any item key: a property has the same label in all items.
    const label = () => fieldWords(words, property === undefined ? path : `${list}/-/${property}`).label
    return own[path] ?? planner.label(path) ?? label()
  }
}
