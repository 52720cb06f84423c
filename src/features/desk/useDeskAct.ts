import type { Result } from '#engine/rest/rest.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { focusDeskHead } from './DeskHead.tsx'
import { useDeskCall } from './useDeskCall.ts'

/**
 * What can be done with what was chosen in a queue, one act after the other. After one that succeeds, `clear` empties what was
 * typed for it, a toast says `done`, and the focus goes to the title, because the pressed button may be gone. `busy` is for the
 * buttons.
 */
export function useDeskAct<Answer>(onChanged: (answer: Answer) => void, clear = () => {}) {
  const { run, failure, isBusy } = useDeskCall(onChanged)
  const act = (work: () => Promise<Result<Answer>>, done: string) =>
    void run(async () => {
      const result = await work()
      if (result.ok) {
        clear()
        showToast({ tone: 'success', text: done })
        focusDeskHead()
      }
      return result
    })
  const busy = { disabled: isBusy, 'aria-busy': isBusy || undefined } as const
  return { act, failure, isBusy, busy }
}
