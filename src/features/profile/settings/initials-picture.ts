const side = 120
/** OKLCH hues of `--p1` to `--p10` in the light theme, fixed because the picture is the same in every theme. */
const hues = [255, 75, 320, 200, 145, 285, 105, 350, 230, 172]

/** The first letters of up to two words of a name. */
export function initialsOf(name: string): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return name
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...segmenter.segment(word)][0]?.segment ?? '')
    .join('')
    .toUpperCase()
}

/** A profile picture of 120 × 120 px: the initials on one of ten colours. Null where the browser has no canvas. */
export async function drawInitials(name: string, random: () => number = Math.random): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = `oklch(0.52 0.11 ${hues[Math.floor(random() * hues.length)] ?? 255})`
  context.fillRect(0, 0, side, side)
  context.fillStyle = 'white'
  context.font = `600 ${side * 0.4}px Pretendard Variable, system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(initialsOf(name), side / 2, side * 0.53)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
