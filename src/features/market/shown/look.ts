import { createWatched } from '#engine/watch/watched.ts'

/** In whose dress the market is shown: that of the brand, or the one of the product. */
export type Look = 'brand' | 'original'

/** The same on all screens of the market, until the page is loaded again. */
export const chosenLook = createWatched<Look>('brand')
