import { Navigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { delayFirstContent } from '#engine/browser/first-content.ts'
import { useSession } from '#engine/identity/session.ts'
import { NameStep } from '#features/quests/NameStep.tsx'
import { stepIn } from '#features/quests/quest-fields.ts'
import { readQuest } from '#kits/brands/quest-record.ts'
import { loadContent, loadWorkbook } from '#kits/words/content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const QuestBrand = lazyComponent(async () => {
  const [screen] = await Promise.all([
    import('./QuestBrand.tsx'),
    loadContent('quest'),
    loadContent('options'),
    loadContent('reference'),
    loadContent('options-strategy'),
    loadWorkbook('info', 'strategy'),
  ])
  return screen
})

/** The first questions about a brand. Without a brand that was begun here, that for its name. */
export function QuestScreen({ param }: { param: string }) {
  const { brand } = useSession()
  const step = stepIn(param)
  const quest = brand === null ? null : readQuest(brand)
  if (step === null || (step > 0 && quest === null))
    return <Navigate to="/quest/$step" params={{ step: '0' }} replace />
  if (brand === null || quest === null || (step === 0 && quest.isOver)) return <NameStep />
  return (
    <Suspense fallback={<Coming />}>
      <QuestBrand brand={brand} step={step} />
    </Suspense>
  )
}

/** What a page can do without is loaded after the questions and their words, not beside them. */
function Coming() {
  useEffect(() => delayFirstContent(), [])
  return null
}
