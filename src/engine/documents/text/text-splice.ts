import type { Splice } from './text-runs.ts'

/**
 * The replacement that turns `before` into `after`, where `caret` is the caret's offset in `after`. Text after the caret
 * is never part of the insertion: otherwise a 가 typed into 가가 would be attributed to the wrong offset. Never splits a
 * surrogate pair.
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

/** How many UTF-16 units of `text` fit into `room`, without splitting a surrogate pair. */
export function cutToRoom(text: string, room: number): number {
  if (room >= text.length) return text.length
  const cut = Math.max(0, room)
  return isHigh(text, cut - 1) && isLow(text, cut) ? cut - 1 : cut
}

/** Whether the common suffix begins inside a surrogate pair of either text. */
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
