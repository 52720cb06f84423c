import { Suspense } from 'react'
import { lossQuestion } from '#device/files/drawing-losses.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrawingLossDialog = lazyComponent(() => withWords(import('./DrawingLossDialog.tsx'), 'drawings'))

/** Shows what a drawing would lose while a feature takes it. */
export function DrawingLossHost() {
  const question = useWatched(lossQuestion)
  if (!question) return null
  return (
    <Suspense fallback={null}>
      <DrawingLossDialog question={question} />
    </Suspense>
  )
}
