import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DocumentScreen } from '#app/brand/DocumentScreen.tsx'
import { preloadLater } from '#app/brand/preload-later.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import PlannerPage from '#features/planner/LatePlannerPage.ts'
import { readPlannerSearch } from '#features/planner/view/planner-search.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const parts = {
  Entry: lazyComponent(() => import('#features/planner-entry/EntryPanel.tsx')),
  Fill: lazyComponent(() => import('#features/planner-fill/FillDialog.tsx')),
  Tally: lazyComponent(() => import('#features/planner-tally/TallyDialog.tsx')),
  Designs: lazyComponent(() => import('#features/planner-fill/DesignsButton.tsx'), {
    when: afterFirstContentPaint,
  }),
  Files: lazyComponent(() => import('#features/planner-files/FilesButton.tsx'), {
    when: afterFirstContentPaint,
  }),
}

export const Route = createFileRoute('/_brand/_menu/brand/content-planner')({
  staticData: {
    screen: {
      title: msg`콘텐츠 플래너`,
      menu: { group: 'tools', icon: 'planner', order: 0 },
      isInPalette: true,
    },
  },
  validateSearch: readPlannerSearch,
  loader: () => preloadLater(() => import('#features/planner/LatePlannerPage.ts')),
  component: ContentPlanner,
})

function ContentPlanner() {
  const navigate = Route.useNavigate()
  return (
    <DocumentScreen document="planner" screen={PlannerPage}>
      <PlannerPage
        search={Route.useSearch()}
        onSearch={(search, isStep) => void navigate({ search, replace: !isStep, resetScroll: false })}
        parts={parts}
      />
    </DocumentScreen>
  )
}
