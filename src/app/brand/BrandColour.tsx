import { useEffect } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'

/** Sets the open brand's main colour on the root element, because menus are attached to the body. */
export function BrandColour() {
  const main = useFromAnswers((answers) => textOf(answers, guide.visual.main.path))
  useEffect(() => {
    const { style, dataset } = document.documentElement
    if (!main) return
    style.setProperty('--brand-raw', main)
    dataset.brandColour = ''
    return () => {
      style.removeProperty('--brand-raw')
      delete dataset.brandColour
    }
  }, [main])
  return null
}
