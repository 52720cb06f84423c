import { passkeysOf } from '#device/account/passkeys.ts'
import { stepUpAsked } from '#device/account/step-up.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { withWords } from '#device/words/interface.ts'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const StepUpDialog = lazyComponent(() =>
  withWords(import('./StepUpDialog.tsx'), 'tools', 'account-second-step', 'device'),
)

/** Asks for a code of the second factor while a call waits for one. */
export function StepUpHost() {
  const asked = useWatched(stepUpAsked)
  if (!asked) return null
  return (
    <DialogRegion onClose={() => asked.answer(false)}>
      <StepUpDialog hasPasskey={passkeysOf(asked.refusal) > 0} onEnd={asked.answer} />
    </DialogRegion>
  )
}
