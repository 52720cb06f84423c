import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { type TranslatableText, translatableTexts } from '#model/translations/translatable.ts'

export interface TranslationRow extends TranslatableText {
  /** Name of the field, with the number of its item. */
  readonly label: string
}

export interface RowSection {
  readonly name: string
  readonly rows: readonly TranslationRow[]
}

/** The written texts of guide and strategy, by section. */
export function useRows(): readonly RowSection[] {
  const { t } = useLingui()
  const answers = useAnswers()
  const photos = t`사진`
  const described = t`사진 설명`
  return useMemo(() => {
    const words = contentOf('workbook')
    const sections = new Map<string, TranslationRow[]>()
    for (const text of translatableTexts(answers)) {
      const { section, path, number } = text
      const name = section === null ? photos : (words.sections[section]?.guideTitle ?? section)
      const field = section === null ? described : fieldWords(words, path).label
      const label = number === null ? field : `${field} ${number}`
      sections.set(name, [...(sections.get(name) ?? []), { ...text, label }])
    }
    return [...sections].map(([name, rows]) => ({ name, rows }))
  }, [answers, photos, described])
}
