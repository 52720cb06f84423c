import { msg } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadContent } from '#device/words/content.ts'
import { CoreChapter } from '#features/guide/CoreChapter.tsx'
import { StepPage } from '#features/workbook/StepPage.tsx'

export const Route = createFileRoute('/work-book/$group/$section/$step')({
  staticData: { screen: { guard: 'brand', layout: 'workbook', title: msg`워크북` } },
  loader: async ({ params }) => {
    // Loaded here and not with the route: it brings Yjs, which public pages do without.
    const { stepOf } = await import('#model/workbook/steps.ts')
    if (!stepOf(`${params.group}/${params.section}/${params.step}`)) throw notFound()
    await Promise.all([loadContent('workbook'), loadContent('options')])
  },
  component: WorkbookStep,
})

function WorkbookStep() {
  const { group, section, step } = Route.useParams()
  const path = `${group}/${section}/${step}`
  return <StepPage path={path} preview={<CoreChapter section={`${group}/${section}`} currentStep={path} />} />
}
