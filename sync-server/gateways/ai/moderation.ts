import { z } from 'zod'
import type { ImageService } from '#server/environment/environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Logger } from '#server/logging.ts'
import { countOutside } from '../outside-metrics.ts'
import { parsed } from './chat-shapes.ts'
import { postToHost, readUpTo, refusalOf } from './image-host.ts'

const answerShape = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) })

const answerBytes = 256 * 1024
/** A host that has no such path, or none for us. */
const absent: ReadonlySet<number> = new Set([404, 405, 501])
/** One such answer may come from a host that is being restarted, or from what stands before it. */
const absentMs = 10 * 60_000

/** Whether a host would refuse to show what a text says. */
export type Moderation = (text: string, signal: AbortSignal) => Promise<boolean>

/**
 * Asks POST /moderations. A host that does not have it is asked again after ten minutes; until then its answer is false. Rejects with
 * AI_BUSY, AI_NETWORK, AI_BAD_ANSWER or PROVIDER_DOWN, and with the reason of the signal: what could not be moderated is not made.
 */
export function openModeration(
  service: Pick<ImageService, 'baseUrl' | 'key' | 'isModerated'>,
  {
    log,
    timeoutMs,
    now = Date.now,
  }: { readonly log: Logger; readonly timeoutMs: number; readonly now?: (() => number) | undefined },
): Moderation {
  let absentUntil = service.isModerated ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY

  return async (text, signal) => {
    if (now() < absentUntil) return false
    const begun = performance.now()
    const late = AbortSignal.timeout(timeoutMs)
    let outcome = 'answered'
    try {
      const response = await postToHost(
        service,
        '/moderations',
        { input: text },
        AbortSignal.any([signal, late]),
      )
      if (absent.has(response.status)) {
        absentUntil = now() + absentMs
        log.warn({ provider: 'ai' }, 'the host has no /moderations: the words of the product alone refuse')
        await response.body?.cancel()
        return false
      }
      if (!response.ok) throw await refusalOf(response)
      const body = await readUpTo(response, answerBytes)
      const read = answerShape.safeParse(parsed(body?.toString('utf8') ?? ''))
      if (!read.success) throw new Refusal('AI_BAD_ANSWER')
      return read.data.results.some(({ flagged }) => flagged)
    } catch (cause) {
      const refusal = toRefusal(cause, signal, late)
      outcome = refusal.code
      throw refusal
    } finally {
      countOutside('ai', outcome, performance.now() - begun)
    }
  }
}

function toRefusal(cause: unknown, signal: AbortSignal, late: AbortSignal): Refusal {
  if (signal.aborted && signal.reason instanceof Refusal) return signal.reason
  if (signal.aborted) return new Refusal('AI_STOPPED', { isLogged: false })
  if (cause instanceof Refusal) return cause
  return new Refusal(late.aborted ? 'AI_TIMEOUT' : 'AI_NETWORK', { cause })
}
