import { cutText } from '#model/text/cut-text.ts'

export type LogoPart = 'primary' | 'secondary' | 'symbol' | 'blackWhite' | 'vector'

/** A social media image: its size in pixels, and the size of the logo on it. */
export interface Canvas {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly part: 'symbol' | 'primary'
  /** Size of the logo, from 0 to 1 of the shorter side. */
  readonly share: number
}

/** Widths of the logo's images in pixels. */
export const logoWidths = [512, 1024, 2048] as const
export const faviconSizes = [16, 32, 48] as const
export const iconSizes = [180, 192, 512] as const

export const socialCanvases: readonly Canvas[] = [
  { name: 'profile-400x400', width: 400, height: 400, part: 'symbol', share: 0.56 },
  { name: 'profile-1080x1080', width: 1080, height: 1080, part: 'symbol', share: 0.56 },
  { name: 'post-1080x1080', width: 1080, height: 1080, part: 'primary', share: 0.6 },
  { name: 'story-1080x1920', width: 1080, height: 1920, part: 'primary', share: 0.6 },
  { name: 'link-preview-1200x630', width: 1200, height: 630, part: 'primary', share: 0.5 },
  { name: 'header-1500x500', width: 1500, height: 500, part: 'primary', share: 0.46 },
  { name: 'cover-2560x1440', width: 2560, height: 1440, part: 'primary', share: 0.3 },
]

/** Content of `site.webmanifest`: name, colours and icons of an installed site. */
export function webManifest(name: string, colour: string): string {
  const icons = iconSizes
    .filter((size) => size !== 180)
    .map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }))
  return JSON.stringify(
    {
      name,
      short_name: cutText(name, 12),
      icons,
      theme_color: colour,
      background_color: '#FFFFFF',
      display: 'standalone',
    },
    null,
    2,
  )
}

/** HTML for the head of a page. */
export function headSnippet(colour: string): string {
  return [
    '<link rel="icon" href="/favicon.ico" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<meta name="theme-color" content="${colour}">`,
    '',
  ].join('\n')
}

/**
 * Position of the logo in pixels: centred, as large as its share of the shorter side, never wider than four
 * fifths of the canvas. `ratio` is width divided by height.
 */
export function logoRectangle(
  { width, height, share }: Pick<Canvas, 'width' | 'height' | 'share'>,
  ratio: number,
): { x: number; y: number; width: number; height: number } {
  const shorter = Math.min(width, height) * share
  const wanted =
    ratio >= 1 ? { width: shorter * Math.min(ratio, 1.6), height: 0 } : { width: shorter * ratio, height: 0 }
  const drawn = Math.min(wanted.width, width * 0.8, height * 0.8 * ratio)
  return { x: (width - drawn) / 2, y: (height - drawn / ratio) / 2, width: drawn, height: drawn / ratio }
}
