import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPage } from '#scene/draw-page.ts'
import { drawWithPackages } from '#server/scenes/open-fonts.ts'
import { thumbnailOf } from '#server/scenes/thumbnail-of.ts'
import { testBrands } from '../support/dresses.ts'
import { testBodies } from '../support/test-bodies.ts'

const [ongi] = await testBrands()

test.each(testBodies())(
  '$name: the thumbnail of each page has its ratio, its picture and its texts',
  async (body) => {
    if (!ongi) throw new Error('there is no brand')
    const pictures = { owner: 'brand 1', read: async (key: string) => ongi.pictures.get(key) ?? null }
    for (const page of body.pages) {
      const { drawing, fonts } = await drawWithPackages((book) => drawPage(page, body, ongi.dress, book))
      const thumbnail = await thumbnailOf(drawing, pictures, fonts)
      const { width, height } = await sharp(thumbnail).metadata()
      expect(Math.max(width, height)).toBe(480)
      expect(width / height).toBeCloseTo(drawing.width / drawing.height, 1)
      const withoutText = drawing.items.filter(({ kind }) => kind !== 'text')
      expect(withoutText.length).toBeLessThan(drawing.items.length)
      const bare = await thumbnailOf({ ...drawing, items: withoutText }, pictures, fonts)
      expect(await distance(thumbnail, bare)).toBeGreaterThan(0.5)
      const pictureless = await thumbnailOf(drawing, { ...pictures, read: async () => null }, fonts)
      if (drawing.items.some(({ kind }) => kind === 'picture'))
        expect(await distance(thumbnail, pictureless)).toBeGreaterThan(0.2)
    }
  },
)

/** Mean difference of two pictures, 0 to 255. */
async function distance(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((webp) => sharp(webp).removeAlpha().raw().toBuffer()),
  )
  if (!first || first.length !== second?.length) throw new Error('two sizes')
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length
}
