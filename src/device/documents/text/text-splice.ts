import type { Splice } from './text-runs.ts'

/**
 * The one replacement that turns `before` into `after` with the caret at `caret` in `after`: nothing behind the caret
 * counts as typed, or a 가 typed into 가가 would be put in the wrong place. Never splits a surrogate pair.
 */
export function spliceAtCaret(before: string, after: string, caret: number): Splice {
  let end = 0
  const furthest = Math.min(before.length, after.length - caret)
  while (end < furthest && before.at(-1 - end) === after.at(-1 - end)) end++
  let start = 0
  const shorter = Math.min(before.length, after.length) - end
  while (start < shorter && before[start] === after[start]) start++
  if (isHigh(before, start - 1) && (isLow(before, start) || isLow(after, start))) start--
  if (end > 0 && isLow(before, before.length - end) && endsOpen(before, after, end)) end--
  return { index: start, remove: before.length - end - start, insert: after.slice(start, after.length - end) }
}

/** At most `room` units, never half of a pair. */
export function cutToRoom(text: string, room: number): number {
  if (room >= text.length) return text.length
  const cut = Math.max(0, room)
  return isHigh(text, cut - 1) && isLow(text, cut) ? cut - 1 : cut
}

/** Whether a pair would be cut in front of the common end, on either side. */
function endsOpen(before: string, after: string, end: number): boolean {
  return isHigh(before, before.length - end - 1) || isHigh(after, after.length - end - 1)
}

function isHigh(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code >= 0xd800 && code <= 0xdbff
}

function isLow(text: string, index: number): boolean {
  const code = text.charCodeAt(index)
  return code >= 0xdc00 && code <= 0xdfff
}
