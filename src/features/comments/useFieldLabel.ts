import { useLingui } from '@lingui/react/macro'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import type { Answers } from '#model/fields/answers.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { itemName } from './screen-scope.ts'

/** Label such as `목적 · 돕고 싶은 사람`, with the name of the item inside a list, also if the item is deleted. */
export function useFieldLabel(): (field: string, answers: Answers) => string {
  const { t } = useLingui()
  const words = contentOf('workbook')
  return (field, answers) => {
    if (field === '') return t`지워진 의견에 달린 답글`
    const found = fieldAtPath(field)
    const { label, section } = fieldWords(words, field)
    if (!found || found.item === null) return [section, label].filter(Boolean).join(' · ')
    const name = itemName(answers, found.field.path, found.item)
    return [section, name === null ? t`지워진 항목` : name || t`이름 없는 항목`, label]
      .filter(Boolean)
      .join(' · ')
  }
}
