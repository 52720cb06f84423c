import { lossQuestion } from '#device/files/drawing-losses.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrawingLossDialog = lazyComponent(() => withWords(import('./DrawingLossDialog.tsx'), 'drawings'))

/** Shows what a drawing would lose while a feature takes it. */
export function DrawingLossHost() {
  const question = useWatched(lossQuestion)
  if (!question) return null
  return (
    <DialogRegion onClose={() => question.answer(false)}>
      <DrawingLossDialog question={question} />
    </DialogRegion>
  )
}
