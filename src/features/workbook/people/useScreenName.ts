import { useLingui } from '@lingui/react/macro'
import { contentOf } from '#device/words/content.ts'
import { screenAt, stepAt } from '#model/workbook/screen-at.ts'
import { sectionOf } from '#model/workbook/sections.ts'

/** Names the screen that somebody has open: section and step, or page. */
export function useScreenName(): (place: string | null) => string {
  const { t } = useLingui()
  const pages: Readonly<Record<string, string>> = {
    '/brand': t`브랜드 홈`,
    '/work-book': t`워크북`,
    '/brand/guide/core': t`가이드`,
    '/brand/guide/info': t`가이드`,
    '/brand/guide/brand-profile': t`가이드`,
    '/brand/guide/visual': t`가이드`,
    '/brand/strategy/personality': t`브랜드 전략`,
    '/brand/strategy/positioning': t`브랜드 전략`,
  }
  return (place) => {
    const step = stepAt(place)
    if (!step) return pages[screenAt(place ?? '')] ?? ''
    const { sections, steps } = contentOf('workbook')
    const section = sections[sectionOf(step.section)?.path ?? '']?.label ?? ''
    const name = steps[step.path]?.name
    // The words of a step are loaded with its workbook; for a step of another one only the section is named.
    return name === undefined ? section : `${section} · ${name}`
  }
}
