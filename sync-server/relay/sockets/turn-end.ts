import type { Writable } from 'node:stream'

const flushes = new Set<() => void>()
const corked = new Set<Writable>()
let isPlanned = false

/**
 * Runs `flush` once at the end of this turn of the event loop. What arrives in one turn leaves together:
 *
 *   messages, commits ─▶ rooms: one merged change, acknowledgements ─▶ sockets: one write each
 *
 * A write costs more than its bytes, and under load writes are what delays the next turn.
 */
export function atTurnEnd(flush: () => void): void {
  flushes.add(flush)
  plan()
}

/** Buffers what is written to `stream` until the end of this turn of the event loop. */
export function corkUntilTurnEnd(stream: Writable): void {
  if (corked.has(stream)) return
  stream.cork()
  corked.add(stream)
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
  const streams = [...corked]
  corked.clear()
  for (const stream of streams) stream.uncork()
}
