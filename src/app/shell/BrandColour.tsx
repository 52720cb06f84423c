import { useEffect } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { faceOf } from '#device/fonts/face-of.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'

/** The only colour of the page is the open brand's own. Set on the root, because menus are attached to the body. */
export function BrandColour() {
  const answers = useAnswers()
  const main = textOf(answers, guide.visual.main.path)
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
  useBrandFont(answers)
  return null
}

/** Guide pages and previews are set in the fonts for long text; until there are some, in those for headings. */
function useBrandFont(answers: Answers): void {
  const { engSub, korSub, engMain, korMain } = guide.visual
  const families = [
    answers[engSub.path] ?? answers[engMain.path],
    answers[korSub.path] ?? answers[korMain.path],
  ]
    .map((choice) => faceOf((choice as FontChoice | null | undefined) ?? null))
    .flatMap((face) => (face ? [`"${face.family.family}"`] : []))
  const stack = families.length === 0 ? '' : [...new Set(families), 'var(--font-ui)'].join(', ')
  useEffect(() => {
    const { style } = document.documentElement
    if (stack === '') return
    style.setProperty('--brand-font', stack)
    return () => {
      style.removeProperty('--brand-font')
    }
  }, [stack])
}
