import { useEffect } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { faceOf } from '#engine/fonts/face-of.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import { guide } from '#model/documents/guide.ts'

/**
 * Sets the brand's fonts as CSS variables for guide pages and previews: headings, and body text where one was
 * chosen.
 */
export default function BrandFonts(): null {
  const answers = useAnswers()
  const { engSub, korSub, engMain, korMain } = guide.visual
  const stackOf = (...fields: { readonly path: string }[]) => {
    const families = fields
      .map(({ path }) => faceOf((answers[path] as FontChoice | null | undefined) ?? null))
      .flatMap((face) => (face ? [`"${face.family.family}"`] : []))
    return families.length === 0 ? '' : [...new Set(families), 'var(--font-ui)'].join(', ')
  }
  const isAnswered = ({ path }: { readonly path: string }) => answers[path] != null
  const body = stackOf(isAnswered(engSub) ? engSub : engMain, isAnswered(korSub) ? korSub : korMain)
  useRootStyle('--brand-font', body)
  useRootStyle('--brand-heading', stackOf(engMain, korMain))
  return null
}

function useRootStyle(name: string, value: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    if (value === '') return
    style.setProperty(name, value)
    return () => {
      style.removeProperty(name)
    }
  }, [name, value])
}
