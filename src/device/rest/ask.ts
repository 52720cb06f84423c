import type { Failure, Result } from './rest.ts'

/**
 * A call whose client is loaded when somebody presses, not with the page: it brings zod. A chunk that cannot be loaded
 * is a network that cannot be reached.
 */
export async function ask<Answer>(work: () => Promise<Result<Answer>>): Promise<Result<Answer>> {
  try {
    return await work()
  } catch (cause) {
    console.warn('what asks the server cannot be loaded', cause)
    const offline: Failure = { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
    return offline
  }
}
