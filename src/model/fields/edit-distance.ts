/**
 * Whether at most so many insertions and deletions of single code units turn one text into the other. Costs the square of
 * `atMost`, however long the texts are (Myers: An O(ND) difference algorithm).
 */
export function isWithinEdits(before: string, after: string, atMost: number): boolean {
  const [n, m] = [before.length, after.length]
  const least = Math.abs(n - m)
  const isOneSided = n === 0 || m === 0
  if (isOneSided) return true
  if (least > atMost) return sharesEnds(before, after)
  /** By diagonal: how far into `before` the farthest path on it has come. */
  const reached = new Int32Array(2 * atMost + 3)
  const middle = atMost + 1
  for (let edits = 0; edits <= atMost; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const below = reached[middle + diagonal + 1] ?? 0
      const left = reached[middle + diagonal - 1] ?? 0
      let at = diagonal === -edits || (diagonal !== edits && left < below) ? below : left + 1
      while (at < n && at - diagonal < m && before.charCodeAt(at) === after.charCodeAt(at - diagonal)) at += 1
      reached[middle + diagonal] = at
      if (at >= n && at - diagonal >= m) return true
    }
  }
  return false
}

/** Whether one text is the other with one insertion, however long: nothing else has to be compared. */
function sharesEnds(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1
  return start + end === shorter
}
