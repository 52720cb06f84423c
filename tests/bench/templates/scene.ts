import { svgText } from '#scene/back-ends/svg-text.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { drawDesign } from '#server/scenes/design-works.ts'
import { testBrands } from '../../support/dresses.ts'
import { testBodies } from '../../support/test-bodies.ts'
import { testFonts } from '../../support/test-fonts.ts'
import { type Figure, median } from '../measure.ts'

const designs = 200
const slowness = 4
const rounds = 5
/** In ms of processor. */
const longestThumbnail = 30

/** Many designs that are laid out anew, and thumbnails as the server draws them, in this process. */
export async function benchScene(): Promise<Figure[]> {
  const [brand] = await testBrands()
  if (!brand) throw new Error('there is no brand')
  const bodies = testBodies()
  const pages = Array.from({ length: designs }, (_, at) => bodies[at % bodies.length]).flatMap((body) =>
    body ? body.pages.slice(0, 1).map((page) => ({ body, page })) : [],
  )
  const redress = (dress: Dress) =>
    spent(() => {
      for (const { body, page } of pages) drawPage(page, body, dress, testFonts)
    })
  const paint = { outline: () => '', picture: () => null }
  const drawings = pages.map(({ body, page }) => drawPage(page, body, brand.dress, testFonts))
  const written = () =>
    spent(() => {
      for (const drawing of drawings) svgText(drawing, paint)
    })
  const colours = ['#1F6F5C', '#274690', '#8E3B2E', '#D2AD3C', '#5B2A86']
  const [anew, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const main = colours[round % colours.length] as `#${string}`
    anew.push(await redress({ ...brand.dress, colours: { ...brand.dress.colours, main } }))
    floor.push(await written())
  }
  return [
    {
      name: `${designs} designs laid out anew after a change of the main colour, at a fourth of the processor`,
      unit: 'ms',
      value: median(anew) * slowness,
      limit: median(floor) * slowness,
      limitName: 'the same drawings only written as SVG',
    },
    {
      name: 'a thumbnail of the server, layout, outlines and WebP, processor',
      unit: 'ms',
      value: await thumbnails(brand.dress, bodies),
      limit: longestThumbnail,
      limitName: 'what a thumbnail may take',
    },
  ]
}

/** The mean over bodies, with fonts that were opened before. */
async function thumbnails(dress: Dress, bodies: ReturnType<typeof testBodies>): Promise<number> {
  const addresses = new Map<string, string>()
  const drawAll = async () => {
    for (const body of bodies) await drawDesign({ body, dress, addresses })
  }
  await drawAll()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push((await spent(drawAll)) / bodies.length)
  return median(times)
}

/** In ms of processor of all threads. */
async function spent(work: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
