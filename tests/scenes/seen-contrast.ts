import sharp from 'sharp'
import { contrastOf } from '#model/colour/contrast.ts'
import { hexOf } from '#model/colour/oklab.ts'
import { svgText } from '#scene/back-ends/svg-text.ts'
import type { Drawing, TextItem } from '#scene/list/drawing.ts'

/** px across of the picture in which contrast is measured. */
const across = 480
const near = [-1, 0, 1]
/** Below 4.5 by what rounding of colours to bytes may take. */
const leastContrast = 4.4

export interface WeakText {
  readonly text: string
  readonly layer: string
  readonly fill: string
  /** Part of the points under it that have less than 4.5:1. */
  readonly share: number
}

/**
 * Texts that stand on pixels with too little contrast: the page is painted without its texts, and pixels behind the letters are
 * compared. By pixels, and not by what the scene knows of itself. An edge mixes the colours beside it in one row of pixels, which
 * no letter stands on: a weak point counts where most pixels around it are weak.
 */
export async function weakTexts(
  drawing: Drawing,
  pictures: ReadonlyMap<string, Buffer>,
  mostShare: number,
): Promise<readonly WeakText[]> {
  const host = { outline: () => '', picture: (key: string) => addressOf(pictures.get(key)) }
  const svg = svgText({ ...drawing, cut: 'rect' }, host, { width: across })
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const scale = info.width / drawing.width
  return drawing.items.flatMap((item) => {
    // A picture character has colours of its own, whatever the text is filled with.
    if (item.kind !== 'text' || /^(\p{Extended_Pictographic}|\u200D|\uFE0F)+$/u.test(item.text)) return []
    const contrastAt = (column: number, row: number) => {
      const at = (row * info.width + column) * info.channels
      const under = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const
      return contrastOf(seen(item, under), hexOf(under))
    }
    const contrasts = pointsOf(item).flatMap(([x, y]) => {
      const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)]
      if (column < 1 || row < 1 || column >= info.width - 1 || row >= info.height - 1) return []
      const own = contrastAt(column, row)
      if (own >= leastContrast) return [own]
      const around = near.flatMap((dy) => near.map((dx) => contrastAt(column + dx, row + dy)))
      return [around.sort((one, other) => one - other)[4] ?? 0]
    })
    const share = contrasts.filter((contrast) => contrast < leastContrast).length / contrasts.length
    return share > mostShare ? [{ text: item.text, layer: item.layer, fill: item.fill, share }] : []
  })
}

/** Behind the letters: from their tops to a little below the baseline. */
function pointsOf({
  x,
  y,
  size,
  advance,
  matrix: [a, b, c, d, e, f],
}: TextItem): readonly (readonly [number, number])[] {
  const columns = Array.from({ length: 24 }, (_, i) => x + size * 0.08 + ((advance - size * 0.16) * i) / 23)
  const rows = Array.from({ length: 7 }, (_, i) => y - size * 0.75 + (size * 0.9 * i) / 6)
  return columns.flatMap((u) => rows.map((v) => [a * u + c * v + e, b * u + d * v + f] as const))
}

function seen({ fill, opacity }: TextItem, under: readonly [number, number, number]): string {
  const own = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16))
  const mixed = under.map((value, i) => (own[i] ?? 0) * opacity + value * (1 - opacity))
  return hexOf([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0])
}

function addressOf(bytes: Buffer | undefined): string | null {
  if (!bytes) return null
  const type = bytes.subarray(0, 4).toString() === '<svg' ? 'svg+xml' : bytes[0] === 0xff ? 'jpeg' : 'png'
  return `data:image/${type};base64,${bytes.toString('base64')}`
}
