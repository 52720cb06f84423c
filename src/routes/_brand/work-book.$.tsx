import { msg, t } from '@lingui/core/macro'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { afterFirstContentPaint, isFirstContentPast } from '#engine/browser/first-content.ts'
import { useSideBar } from '#features/side-bar/side-bar-state.ts'
import { StepPage } from '#features/workbook/step/StepPage.tsx'
import { loadContent, loadStepWords, loadWorkbook } from '#kits/words/content.ts'
import type { DraftName } from '#model/workbook/steps.ts'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

// These parts are loaded after the question is shown.
const BrandBanners = lazyComponent(() => import('#app/brand-state/BrandBanners.tsx'), {
  when: afterFirstContentPaint,
})
const CommentsButton = lazyComponent(() => import('#features/comments/CommentsButton.tsx'), {
  when: afterFirstContentPaint,
})
const Notices = lazyComponent(() => import('#app/notices/Notices.tsx'), {
  when: afterFirstContentPaint,
})
const HeaderState = lazyComponent(() => import('#app/brand/HeaderState.tsx'), {
  when: afterFirstContentPaint,
})
const HelpButton = lazyComponent(() => import('#app/shortcuts/HelpButton.tsx'), {
  when: afterFirstContentPaint,
})
const ThemeButton = lazyComponent(() => import('#app/frames/ThemeButton.tsx'), {
  when: afterFirstContentPaint,
})
const StepPreview = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('#features/guide/StepPreview.tsx'),
      loadContent('options'),
      loadContent('reference'),
      loadWorkbook('core'),
    ])
    return part
  },
  { when: afterFirstContentPaint, ifFailed: 'line' },
)

const ProposalsInStep = lazyComponent(() => import('#features/logo-maker/ProposalsInStep.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const DocumentBeside = lazyComponent(async () => {
  const { DocumentBeside: Part } = await import('#app/brand/DocumentBeside.tsx')
  return { default: Part }
})
const SectionEntry = lazyComponent(() => import('#features/workbook/SectionEntry.tsx'))
const SideBar = lazyComponent(() => import('#features/side-bar/SideBar.tsx'))
const SideBarButton = lazyComponent(() => import('#features/side-bar/SideBarButton.tsx'), {
  when: afterFirstContentPaint,
})
const UnderAnswer = lazyComponent(() => import('#features/side-bar/UnderAnswer.tsx'), {
  when: afterFirstContentPaint,
})
const loadDrafts = async (draft: DraftName) => {
  const { loadVariants } = await import('#features/workbook/drafts/load-variants.ts')
  return loadVariants(draft)
}
const StrategyPreview = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      import('#features/strategy/StrategyPreview.tsx'),
      loadContent('options'),
      loadContent('options-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint, ifFailed: 'line' },
)

export const Route = createFileRoute('/_brand/work-book/$')({
  staticData: { screen: { title: msg`워크북` } },
  loader: async ({ params }) => {
    // Imported lazily, so that public screens do not load the steps.
    const { stepOf, stepsUnder } = await import('#model/workbook/steps.ts')
    const path = params._splat ?? ''
    const step = stepOf(path)
    if (!step && stepsUnder(path).length === 0) throw notFound()
    const [{ isAnswerLarge }, { preloadAnswer }] = await Promise.all([
      import('#features/workbook/step/question-kinds.ts'),
      import('#features/workbook/step/late-answer.ts'),
    ])
    // Where nothing is on the device yet, the question is shown before a large part that answers it.
    const isCold = !isFirstContentPast() && !navigator.serviceWorker?.controller
    const [words] = await Promise.all([
      step ? loadStepWords(path) : loadWorkbook(),
      path.startsWith('strategy') && DocumentBeside.preload(),
      !step && SectionEntry.preload(),
      step && !(isCold && isAnswerLarge(step)) && preloadAnswer(step),
    ])
    if (!step) return { path, isStep: false, draft: null }
    const name = words.steps[path]?.name ?? path
    const section = words.sections[step.section]?.label ?? step.section
    return { path, isStep: true, draft: step.draft, title: t`${name} - ${section} 워크북` }
  },
  component: Workbook,
})

/** A step, or the entry of a section. */
function Workbook() {
  const { path, isStep, draft } = Route.useLoaderData()
  const screen = isStep ? <WorkbookStep path={path} draft={draft} /> : <SectionEntry path={path} />
  return path.startsWith('strategy') ? <DocumentBeside document="strategy">{screen}</DocumentBeside> : screen
}

function WorkbookStep({ path, draft }: { path: string; draft: DraftName | null }) {
  const { isOpen } = useSideBar()
  const sideBar = (preview: ReactNode) => (
    <Suspense fallback={preview}>
      <SideBar
        preview={preview}
        isStrategy={path.startsWith('strategy/')}
        draft={draft}
        loadDrafts={loadDrafts}
      />
    </Suspense>
  )
  return (
    <StepPage
      path={path}
      preview={path.startsWith('strategy/') ? <StrategyPreview step={path} /> : <StepPreview step={path} />}
      underAnswer={
        <>
          <UnderAnswer step={path} />
          {/^visual\/logo\/(primary|vector)/.test(path) && <ProposalsInStep />}
        </>
      }
      sideBar={isOpen ? sideBar : undefined}
      headerEnd={
        <ErrorRegions>
          <HeaderState />
          <span className={hiddenOnPhoneClass}>
            <SideBarButton />
          </span>
          <CommentsButton />
          {/* Not on phones, where the name of the question needs the room; every other screen has the bell. */}
          <span className={hiddenOnPhoneClass}>
            <Notices />
          </span>
        </ErrorRegions>
      }
      headerTools={
        <>
          <HelpButton />
          <ThemeButton />
        </>
      }
      banners={<BrandBanners />}
      sidebarFoot={<HelpButton look="row" />}
    />
  )
}
