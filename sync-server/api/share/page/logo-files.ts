import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'

type Logo = NonNullable<NonNullable<SharedGuide['visual']>['logo']>
export type LogoPart = keyof Logo

export interface LogoFileRow {
  readonly part: LogoPart
  readonly name: string
  /** `SVG`, `PNG` or `JPG`. */
  readonly format: string
  /** Pixels, and how large that is on paper with 300 dots to the inch; a drawing is as sharp in any size. */
  readonly size: string
}

const labels: Readonly<Record<LogoPart, string>> = {
  vector: 'visual.logoJson.vector',
  primary: 'visual.logoJson.primary',
  secondary: 'visual.logoJson.secondary',
  blackWhite: 'visual.logoJson.blackWhite',
  symbol: 'visual.logoSymbol',
}
const formats: Readonly<Record<string, string>> = {
  'image/svg+xml': 'SVG',
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
}
const dotsPerInch = 300
const millimetresPerInch = 25.4

/** The files of a logo that are there, drawings first. */
export function logoFilesOf(logo: Logo, words: PageWords): LogoFileRow[] {
  return (Object.keys(labels) as LogoPart[]).flatMap((part) => {
    const picture = logo[part]
    if (!picture?.isThere) return []
    return [
      {
        part,
        name: words.label(labels[part]),
        format: formats[picture.type ?? ''] ?? 'PNG',
        size: sizeOf(picture, words),
      },
    ]
  })
}

function sizeOf({ type, width, height }: NonNullable<Logo[LogoPart]>, words: PageWords): string {
  if (type === 'image/svg+xml') return words.say('anySize')
  if (width === null || height === null) return ''
  const onPaper = (pixels: number) => Math.round((pixels / dotsPerInch) * millimetresPerInch)
  return words.say('printSize', { width, height, w: onPaper(width), h: onPaper(height) })
}
