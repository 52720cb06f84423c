import type { Font } from 'fontkit'
import sharp from 'sharp'
import { ongiFont, stacked, svgOf, symbolOf, wordsOf } from './ongi-drawings.ts'
import { ongiColours } from './ongi-guide.ts'

type Colour = keyof typeof ongiColours

/** A picture that a designer delivers: the logo above its name, or a drawing with words in two colours of the guide. */
export type Work =
  | { readonly kind: 'LOGO' }
  | {
      /** A post with a bowl or with a plate from above; the cover of a video. */
      readonly kind: 'BOWL' | 'PLATE' | 'COVER'
      readonly words: string
      readonly ground: Colour
      readonly ink: Colour
    }

/** As PNG: posts 1,080 × 1,080 px, covers 1,280 × 720 px, the logo 1,200 × 1,200 px. */
export async function drawWork(work: Work): Promise<Buffer> {
  const font = await ongiFont()
  if (work.kind === 'LOGO') return png(svgOf({ ...stacked(font, ongiColours.main) }), 1_200)
  const [width, height] = work.kind === 'COVER' ? [1_280, 720] : [1_080, 1_080]
  const ink = ongiColours[work.ink]
  const ground = `<path fill="${ongiColours[work.ground]}" d="M0 0H${width}V${height}H0Z"/>`
  return png(svgOf({ width, height, paths: ground + figureOf(font, work.kind, work.words, ink) }), width)
}

function figureOf(font: Font, kind: 'BOWL' | 'PLATE' | 'COVER', words: string, ink: string): string {
  switch (kind) {
    case 'BOWL':
      return (
        scaled(5.6, 260, 150, symbolOf(ink, 0, 0)) +
        wordsOf(font, words, ink, { x: 90, baseline: 960, size: 96 })
      )
    case 'PLATE':
      return (
        `<circle cx="540" cy="430" r="300" fill="${ink}"/>` +
        `<circle cx="540" cy="430" r="210" fill="none" stroke="#00000026" stroke-width="6"/>` +
        wordsOf(font, words, ink, { x: 90, baseline: 960, size: 96 })
      )
    case 'COVER':
      return (
        scaled(3.6, 840, 190, symbolOf(ink, 0, 0)) +
        wordsOf(font, words, ink, { x: 80, baseline: 420, size: 116 })
      )
  }
}

function scaled(by: number, x: number, y: number, paths: string): string {
  return `<g transform="translate(${x} ${y}) scale(${by})">${paths}</g>`
}

function png(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png().toBuffer()
}
