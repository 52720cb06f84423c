import type { OutboxRow } from '../store/outbox-row.ts'

/** A row that was tried and has no pause before it is being sent, here, in another tab or by the worker. */
export function stateOf({ state, sentAt, notBefore }: OutboxRow): 'waiting' | 'sending' | 'failed' {
  if (state === 'failed') return 'failed'
  return sentAt !== undefined && sentAt > notBefore ? 'sending' : 'waiting'
}
