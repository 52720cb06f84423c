import type { TileSize } from '#kits/library/list/item-layout.ts'

/** Of a design in a grid. */
export const designTile: TileSize = { least: 216, ratio: 0.86, caption: 54, gap: 20 }
