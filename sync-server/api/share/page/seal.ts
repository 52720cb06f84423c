import { type Html, html, Html as Markup } from '#server/http/html.ts'

const edge =
  'M2.80 1.20L6.67 1.52L10.53 1.04L14.40 0.98L18.27 1.37L22.13 1.22L26.00 1.07L29.87 1.39L33.73 1.39L38.80 2.40L38.94 6.24L38.90 10.09L39.04 13.93L38.61 17.78L38.71 21.62L38.96 25.47L38.95 29.31L38.47 33.16L37.40 38.80L33.51 38.78L29.62 39.12L25.73 39.03L21.84 38.52L17.96 38.81L14.07 39.12L10.18 38.94L6.29 38.91L1.20 37.60L1.51 33.73L1.51 29.87L1.10 26.00L1.08 22.13L1.45 18.27L1.07 14.40L0.94 10.53L1.05 6.67Z'
const strokes =
  'M9.1 7.4v10M6.3 32.4V21.2c0-2 1-3.4 2.8-3.4s2.8 1.4 2.8 3.4v11.2M15.2 7.4v25M19.6 7.4v25M15.2 19.4h4.4M23.9 8h5.4v5.2c0 1.8-.8 2.9-2.5 3.6l-2.6 1M33.4 7.4v11.4M24.2 22.4h9.2v10h-9.2z'
/** The two paths of the seal, in a square of 40: what is red, and the strokes carved out of it. */
export const sealPaths = { edge, strokes, strokeWidth: 2.5 } as const
const tilts = [-5, -4, -3, -2, 2, 3, 4, 5]

/** The seal's drawing as an SVG symbol that all seals of the page refer to. */
export const sealDrawing: Html = new Markup(
  `<svg width="0" height="0" class="drawing" aria-hidden="true"><symbol id="seal" viewBox="0 0 40 40"><path d="${edge}" fill="currentColor"/><path d="${strokes}" fill="none" stroke="var(--on-seal)" stroke-width="${sealPaths.strokeWidth}" stroke-linecap="square"/></symbol></svg>`,
)

/** A seal of `size` pixels, tilted by an angle that depends on `key`; upright without a key. */
export function seal(size: number, key?: string): Html {
  const sum = [...(key ?? '')].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  const tilt = key === undefined ? 0 : (tilts[sum % tilts.length] ?? 2)
  return html`<svg class="seal" width="${size}" height="${size}" viewBox="0 0 40 40" aria-hidden="true"><use href="#seal" transform="rotate(${tilt} 20 20)"/></svg>`
}
