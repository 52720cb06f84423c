import { lossQuestion } from '#device/files/drawing-losses.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const DrawingLossDialog = lazyComponent(() => withWords(import('./DrawingLossDialog.tsx'), 'drawings'))

/** Shows what drawings would lose while a feature takes them. */
export default function DrawingLossHost() {
  const question = useWatched(lossQuestion)
  if (!question) return null
  return (
    <DialogRegion key={question.key} onClose={() => question.answer(question.losses.map(() => false))}>
      <DrawingLossDialog question={question} />
    </DialogRegion>
  )
}
