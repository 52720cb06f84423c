import type { Writable } from 'node:stream'

const flushes = new Set<() => void>()
const held = new Set<Writable>()
let isPlanned = false

/**
 * What a turn of the event loop brings together leaves together at its end:
 *
 *   messages, commits ─▶ rooms: one change for all, receipts ─▶ sockets: one write each
 *
 * A write costs more than the words in it, and under load it is what keeps the next turn waiting.
 */
export function atTurnEnd(flush: () => void): void {
  flushes.add(flush)
  plan()
}

/** Until the end of this turn what is written to `stream` waits, for the rest of it. */
export function holdUntilTurnEnd(stream: Writable): void {
  if (held.has(stream)) return
  stream.cork()
  held.add(stream)
  plan()
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setImmediate(end)
}

function end(): void {
  isPlanned = false
  const rooms = [...flushes]
  flushes.clear()
  for (const flush of rooms) flush()
  const streams = [...held]
  held.clear()
  for (const stream of streams) stream.uncork()
}
