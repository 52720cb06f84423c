import { useEffect } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'

/** Keeps the open brand's name for the public pages, which do not open documents (`src/site/client/owner.ts`). */
export function KeepBrandName() {
  const { brand } = useDocument()
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path)).trim()
  useEffect(() => {
    if (name !== '' && name !== readBrandFact(brand, 'name')) keepBrandFact(brand, 'name', name)
  }, [brand, name])
  return null
}
