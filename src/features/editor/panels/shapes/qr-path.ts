import qrcode from 'qrcode-generator'

export interface QrPath {
  /** Modules of a side, without the quiet zone. */
  readonly size: number
  /** Outlines of the dark modules, one unit each, from 0, 0; holes go round the other way. */
  readonly d: string
}

/** UTF-16 units: longer ones become codes that telephones do not read from a card. */
export const longestQr = 300

/** A QR code of a text with errors of 15 per cent corrected; null where it is empty or too long. */
export function qrPath(text: string): QrPath | null {
  if (text === '' || text.length > longestQr) return null
  const code = qrcode(0, 'M')
  // As UTF-8, which is what readers expect where a text is not plain ASCII.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte')
  code.make()
  const size = code.getModuleCount()
  const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && code.isDark(y, x)
  return { size, d: outlinesOf(size, isDark) }
}

type Corner = readonly [x: number, y: number]

/** The edges between dark and light, dark on their right, linked to rings whose straight parts are one line each. */
function outlinesOf(size: number, isDark: (x: number, y: number) => boolean): string {
  const next = new Map<string, Corner[]>()
  const edge = (from: Corner, to: Corner) => next.set(from.join(), [...(next.get(from.join()) ?? []), to])
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue
      if (!isDark(x, y - 1)) edge([x, y], [x + 1, y])
      if (!isDark(x + 1, y)) edge([x + 1, y], [x + 1, y + 1])
      if (!isDark(x, y + 1)) edge([x + 1, y + 1], [x, y + 1])
      if (!isDark(x - 1, y)) edge([x, y + 1], [x, y])
    }
  const rings: string[] = []
  for (const [start, ends] of next) while (ends.length > 0) rings.push(ringFrom(start, next))
  return rings.join('')
}

function ringFrom(start: string, next: ReadonlyMap<string, Corner[]>): string {
  const corners: Corner[] = []
  let at = start
  do {
    const to = next.get(at)?.pop()
    if (!to) break
    const [one, two] = corners.slice(-2)
    const isStraight =
      one && two && ((one[0] === two[0] && two[0] === to[0]) || (one[1] === two[1] && two[1] === to[1]))
    if (isStraight) corners.pop()
    corners.push(to)
    at = to.join()
  } while (at !== start)
  return `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}Z`
}
