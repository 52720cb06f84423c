/** Makes ground of what is in no connected part of at least so many pixels. */
export function dropSpecks(ground: Uint8Array, width: number, least: number): void {
  const seen = new Uint8Array(ground.length)
  const part: number[] = []
  for (let start = 0; start < ground.length; start++) {
    if (ground[start] === 1 || seen[start] === 1) continue
    part.length = 0
    part.push(start)
    seen[start] = 1
    for (let head = 0; head < part.length; head++) {
      const at = part[head] ?? 0
      const x = at % width
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= ground.length || ground[next] === 1 || seen[next] === 1) continue
        seen[next] = 1
        part.push(next)
      }
    }
    if (part.length < least) for (const at of part) ground[at] = 1
  }
}
