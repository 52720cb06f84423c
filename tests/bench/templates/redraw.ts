import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { withChanges } from '#scene/edit/changes.ts'
import { movedBy } from '#scene/edit/move.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { createDrawMemory } from '#scene/memory/draw-memory.ts'
import { testBrands } from '../../support/dresses.ts'
import { testFonts } from '../../support/test-fonts.ts'
import { manyLayers } from '../editor/many-layers.ts'
import { type Figure, median } from '../measure.ts'

const slowness = 4
const rounds = 15
const texts = 50

/** A page of the editor that is drawn again after a change of one of its layers, with what is remembered and without. */
export async function benchRedraw(): Promise<Figure[]> {
  const [brand] = await testBrands()
  if (!brand) throw new Error('there is no brand')
  return [300, 1_500].map((count): Figure => {
    const body = manyLayers(count, texts)
    const memory = createDrawMemory()
    const anew = times(body, brand.dress, {})
    return {
      name: `${count} layers drawn again after a move of one, at a fourth of the processor`,
      unit: 'ms',
      value: median(times(body, brand.dress, { memory })) * slowness,
      limit: median(anew) * slowness,
      limitName: 'the same without what is remembered',
    }
  })
}

/** Each in ms of processor; the first is a warm-up. */
function times(body: Body, dress: Dress, options: Parameters<typeof drawPage>[4]): readonly number[] {
  const [page] = body.pages
  const [key = ''] = page?.layers.map(({ id }) => id) ?? []
  const nodes = placeNodes(page ?? null)
  const draw = (round: number) => {
    if (!page) return
    drawPage(withChanges(page, movedBy(nodes, [key], round, round)), body, dress, testFonts, options)
  }
  draw(0)
  return Array.from({ length: rounds }, (_, round) => {
    const before = process.cpuUsage()
    draw(round + 1)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}
