import { msg, t } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { later } from '#device/browser/lazy-part.tsx'
import { loadContent, loadStepWords, loadWorkbook } from '#device/words/content.ts'
import { StepPage } from '#features/workbook/StepPage.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { prompt } from '#ui/prompt.tsx'

// The question comes first: these have their places around it.
const BrandBanners = later(() => import('#app/brand-state/BrandBanners.tsx'))
const CommentsButton = later(() => import('#features/comments/CommentsButton.tsx'))
const Notices = later(() => import('#app/notices/Notices.tsx'))
const SyncIndicator = later(() => import('#app/sync/SyncIndicator.tsx'))
const ShortcutsButton = later(() => import('#app/shortcuts/ShortcutsButton.tsx'))
const ThemeButton = later(() => import('#app/frames/ThemeButton.tsx'))
const StepPreview = later(async () => {
  const [part] = await Promise.all([
    import('#features/guide/StepPreview.tsx'),
    loadContent('options'),
    loadWorkbook('core'),
  ])
  return part
})

const DocumentBeside = prompt(async () => {
  const { DocumentBeside: Part } = await import('#app/brand/DocumentBeside.tsx')
  return { default: Part }
})
const SectionEntry = prompt(() => import('#features/workbook/SectionEntry.tsx'))
const StrategyPreview = later(() => import('#features/strategy/StrategyPreview.tsx'))

export const Route = createFileRoute('/work-book/$')({
  staticData: { screen: { guard: 'brand', layout: 'workbook', title: msg`워크북` } },
  loader: async ({ params }) => {
    // Loaded here and not with the route: public pages do without.
    const { stepOf, stepsUnder } = await import('#model/workbook/steps.ts')
    const path = params._splat ?? ''
    const step = stepOf(path)
    if (!step && stepsUnder(path).length === 0) throw notFound()
    const { loadQuestion } = await import('#features/workbook/step/question-kinds.ts')
    const [words] = await Promise.all([
      step ? loadStepWords(path) : loadWorkbook(),
      !step || step.question.kind === 'texts' || loadContent('options'),
      path.startsWith('info/') && loadContent('reference'),
      path.startsWith('strategy') && DocumentBeside.preload(),
      path.startsWith('strategy/') && loadContent('options-strategy'),
      path === 'strategy/positioning/persona/who' && loadContent('countries'),
      step ? loadQuestion(step.question) : SectionEntry.preload(),
    ])
    if (!step) return { path, isStep: false }
    const name = words.steps[path]?.name ?? path
    const section = words.sections[step.section]?.label ?? step.section
    return { path, isStep: true, title: t`${name} - ${section} 워크북` }
  },
  component: Workbook,
})

/** A step, or the way to one. */
function Workbook() {
  const { path, isStep } = Route.useLoaderData()
  const screen = isStep ? <WorkbookStep path={path} /> : <SectionEntry path={path} />
  return path.startsWith('strategy') ? <DocumentBeside document="strategy">{screen}</DocumentBeside> : screen
}

function WorkbookStep({ path }: { path: string }) {
  return (
    <StepPage
      path={path}
      preview={path.startsWith('strategy/') ? <StrategyPreview step={path} /> : <StepPreview step={path} />}
      headerEnd={
        <>
          <SyncIndicator />
          <CommentsButton />
          {/* A phone has the bell on every other screen: here the question's name needs the room. */}
          <span className={hiddenOnPhoneClass}>
            <Notices />
          </span>
        </>
      }
      headerTools={<ThemeButton />}
      banners={<BrandBanners />}
      sidebarFoot={<ShortcutsButton />}
    />
  )
}
