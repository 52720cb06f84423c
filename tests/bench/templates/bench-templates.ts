import type { Figure } from '../measure.ts'
import { benchMarket } from './market.ts'
import { benchRedraw } from './redraw.ts'
import { benchScene } from './scene.ts'

/**
 * Templates in the dress of a brand: the market and files of a design in a browser, many designs,
 * thumbnails of the server and pages that are drawn again.
 */
export async function benchTemplates(): Promise<Figure[]> {
  return [...(await benchMarket()), ...(await benchScene()), ...(await benchRedraw())]
}
