import { useEffect } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { keepBrandFact, readBrandFact } from '#device/identity/brand-facts.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'

/** Keeps the open brand's name for the public pages, which do not open documents (`src/site/client/owner.ts`). */
export function KeepBrandName() {
  const { brand } = useDocument()
  const name = textOf(useAnswers(), guide.info.name.path).trim()
  useEffect(() => {
    if (name !== '' && name !== readBrandFact(brand, 'name')) keepBrandFact(brand, 'name', name)
  }, [brand, name])
  return null
}
