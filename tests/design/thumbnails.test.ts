import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPage } from '#scene/draw-page.ts'
import { drawWithPackages } from '#server/scenes/open-fonts.ts'
import { smallPicture } from '#server/scenes/small-picture.ts'
import { thumbnailOf } from '#server/scenes/thumbnail-of.ts'
import { testBrands } from '../support/dresses.ts'
import { testBodies } from '../support/test-bodies.ts'

const [ongi] = await testBrands()
const box = { width: 480, height: 480 }
const addresses = new Map(
  await Promise.all(
    [...(ongi?.pictures ?? [])].map(
      async ([key, bytes]) => [key, await smallPicture(bytes, box, 'brand 1')] as const,
    ),
  ),
)

test.each(testBodies())(
  '$name: the thumbnail of each page has its ratio, its picture and its texts',
  async (body) => {
    if (!ongi) throw new Error('there is no brand')
    for (const page of body.pages) {
      const { drawing, fonts } = await drawWithPackages((book) => drawPage(page, body, ongi.dress, book))
      const thumbnail = await thumbnailOf(drawing, addresses, fonts)
      const { width, height } = await sharp(thumbnail).metadata()
      expect(Math.max(width, height)).toBe(480)
      expect(width / height).toBeCloseTo(drawing.width / drawing.height, 1)
      const withoutText = drawing.items.filter(({ kind }) => kind !== 'text')
      expect(withoutText.length).toBeLessThan(drawing.items.length)
      const bare = await thumbnailOf({ ...drawing, items: withoutText }, addresses, fonts)
      expect(await distance(thumbnail, bare)).toBeGreaterThan(0.5)
      const pictureless = await thumbnailOf(drawing, new Map(), fonts)
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
