import { useLingui } from '@lingui/react'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { contentOf } from '#kits/words/content.ts'
import { screenAt, stepAt } from '#model/workbook/screen-at.ts'
import { sectionOf } from '#model/workbook/sections.ts'

/**
 * Names what another person has open, from their presence: section and step, or the title that the route of a screen
 * declares. `null` for what this version does not know. The words of the workbook have to be loaded.
 */
export function useOpenScreenName(): (reported: string | null) => string | null {
  const routes = useRouter().routesByPath as unknown as Readonly<Record<string, AnyRoute | undefined>>
  const { i18n } = useLingui()
  return (reported) => {
    const step = stepAt(reported)
    if (!step) {
      const title = routes[screenAt(reported ?? '')]?.options.staticData?.screen?.title
      return title ? i18n._(title) : null
    }
    const { sections, steps } = contentOf('workbook')
    const section = sections[sectionOf(step.section)?.path ?? '']?.label ?? ''
    const name = steps[step.path]?.name
    // The words of a step are loaded with its workbook; for a step of another one only the section is named.
    return name === undefined ? section : `${section} · ${name}`
  }
}
