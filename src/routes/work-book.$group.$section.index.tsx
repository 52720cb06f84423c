import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { SectionEntry } from '#features/workbook/SectionEntry.tsx'

/** A section without a step goes to its first unanswered step, else its first. */
export const Route = createFileRoute('/work-book/$group/$section/')({
  staticData: { screen: { guard: 'brand', layout: 'workbook', title: msg`워크북` } },
  loader: async ({ params }) => {
    const { stepsOf } = await import('#model/workbook/steps.ts')
    if (stepsOf(`${params.group}/${params.section}`).length === 0) throw notFound()
    await loadContent('workbook')
  },
  component: SectionEntry,
})
