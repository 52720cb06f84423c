import type { ErrorCode } from '#contract/errors.ts'
import { Refusal } from './refusal.ts'
import type { Window } from './window.ts'

/** Counts once more. Rejects with RATE_LIMITED, in the words of `wordsOf`, where there is no room. */
export async function count(window: Window, key: string, wordsOf?: ErrorCode): Promise<void> {
  const retryAfterSeconds = await window.count(key)
  if (retryAfterSeconds !== null)
    throw new Refusal('RATE_LIMITED', { retryAfterSeconds, ...(wordsOf && { wordsOf }) })
}

/** Counts in one window after the other. Rejects at the first one without room. */
export async function countAll(windows: readonly Window[], key: string, wordsOf?: ErrorCode): Promise<void> {
  for (const window of windows) await count(window, key, wordsOf)
}

/** Counts once more. Resolves to whether there was room. */
export async function fits(window: Window, key: string): Promise<boolean> {
  return (await window.count(key)) === null
}
