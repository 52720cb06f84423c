import sharp from 'sharp'
import type { BookImage } from '#features/export/book/book.ts'
import { asItIs } from '#features/export/book/photograph.ts'
import { contrastOf, white } from '#model/colour/contrast.ts'
import { guide } from '#model/documents/guide.ts'
import { logoImage } from './brands.ts'

const { visual } = guide

/** A lying logo and its symbol: a ring and bars in place of letters. */
export async function exampleLogos(colour: string): Promise<[string, BookImage][]> {
  const ring = `<circle cx="40" cy="40" r="30" fill="none" stroke="${colour}" stroke-width="14"/>`
  const bars = [96, 140, 172, 230].map(
    (x, at) =>
      `<rect x="${x}" y="${at % 2 ? 26 : 18}" width="${at % 2 ? 22 : 34}" height="${at % 2 ? 36 : 44}" fill="${colour}"/>`,
  )
  const svg = (width: number, body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 80">${body}</svg>`
  const plate = contrastOf(colour, white) < 1.5 ? 'black' : 'white'
  return [
    [
      visual['logoJson.primary'].path,
      { ...(await logoImage(svg(270, ring + bars.join('')), 270 / 80)), plate },
    ],
    [visual.logoSymbol.path, { ...(await logoImage(svg(80, ring), 1)), plate }],
  ]
}

/** Photographs of the templates' tests, cut to different shapes. */
export async function examplePhotographs(count: number): Promise<[string, BookImage][]> {
  const names = ['bowl', 'table', 'row', 'empty']
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<[string, BookImage]> => {
      const [width, height] = [
        [900, 1200],
        [1200, 800],
        [1000, 1000],
        [1600, 900],
      ][index % 4] as [number, number]
      const jpeg = await sharp(`tests/fixtures/templates/photo-${names[index % names.length]}.jpg`)
        .resize(width, height, { fit: 'cover' })
        .jpeg({ quality: 60 })
        .toBuffer()
      const image = asItIs(jpeg)
      if (!image) throw new Error('a photograph cannot be taken as it is')
      return [`${visual.photography.path}/p${index}`, image]
    }),
  )
}
