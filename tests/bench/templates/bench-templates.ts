import type { Figure } from '../measure.ts'
import { benchMarket } from './market.ts'
import { benchScene } from './scene.ts'

/** Templates in the dress of a brand: the market and files of a design in a browser, many designs and thumbnails of the server. */
export async function benchTemplates(): Promise<Figure[]> {
  return [...(await benchMarket()), ...(await benchScene())]
}
