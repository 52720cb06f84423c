import { useRef, useState } from 'react'
import type { Failure, Result } from '#engine/rest/rest.ts'
import { isUnanswered } from '#kits/commerce/orders/pauses.ts'
import { showToast } from '#ui/overlays/toasts.ts'

type Send<Answer> = (options: { idBrand: number; idempotencyKey: string }) => Promise<Result<Answer>>

interface TaskAct {
  readonly isBusy: boolean
  readonly failure: Failure | null
  /**
   * Sends what the team does with a task, and says `done`. The same press again, where nothing says whether the first one was
   * taken, has the same key. Returns why it was refused; null where it was done, or nothing is known.
   */
  readonly run: <Answer>(action: string, send: Send<Answer>, done: string) => Promise<Failure | null>
}

/** `onChanged` is called after what was answered: the task is another one, or was another one already. */
export function useTaskAct(idBrand: number, onChanged: () => void): TaskAct {
  /** Of an action that was sent and not answered: the server may have it. */
  const sent = useRef<{ readonly action: string; readonly key: string } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run<Answer>(action: string, send: Send<Answer>, done: string): Promise<Failure | null> {
    setIsBusy(true)
    const before = sent.current?.action === action ? sent.current : null
    const { key } = before ?? { key: crypto.randomUUID() }
    const result = await send({ idBrand, idempotencyKey: key })
    setIsBusy(false)
    setFailure(result.ok ? null : result)
    sent.current = isUnanswered(result, before !== null) ? { action, key } : null
    if (!result.ok && (result.code === 'OFFLINE' || result.status >= 500)) return null
    if (result.ok) {
      showToast({ tone: 'success', text: done })
      // The buttons of this state are gone.
      document.querySelector<HTMLElement>('h1')?.focus()
    }
    onChanged()
    return result.ok ? null : result
  }
  return { isBusy, failure, run }
}
