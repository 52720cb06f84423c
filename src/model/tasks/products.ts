/**
 * Categories of designer work and what is on sale in each. Names: `locales/<language>/task.json`. Numbers are public and
 * stored with requests: they are only ever added.
 */
export const taskCategories = [
  { id: 1, key: 'LOGO' },
  { id: 2, key: 'PRINT' },
  { id: 3, key: 'SOCIAL' },
  { id: 4, key: 'DOCUMENT' },
  { id: 5, key: 'PACKAGE' },
] as const

export type TaskCategory = (typeof taskCategories)[number]['key']

export interface TaskProduct {
  readonly id: number
  readonly key: string
  readonly category: TaskCategory
  readonly credit: number
}

export const taskProducts: readonly TaskProduct[] = [
  { id: 1, key: 'logoTouchUp', category: 'LOGO', credit: 3_000 },
  { id: 2, key: 'vectorTracing', category: 'LOGO', credit: 1_500 },
  { id: 3, key: 'extraLockups', category: 'LOGO', credit: 2_000 },
  { id: 4, key: 'businessCard', category: 'PRINT', credit: 3_000 },
  { id: 5, key: 'flyer', category: 'PRINT', credit: 6_000 },
  { id: 6, key: 'banner', category: 'PRINT', credit: 4_000 },
  { id: 7, key: 'menuBoard', category: 'PRINT', credit: 8_000 },
  { id: 8, key: 'instagramPost', category: 'SOCIAL', credit: 1_500 },
  { id: 9, key: 'cardNews', category: 'SOCIAL', credit: 6_000 },
  { id: 10, key: 'adBanners', category: 'SOCIAL', credit: 5_000 },
  { id: 11, key: 'thumbnail', category: 'SOCIAL', credit: 1_500 },
  { id: 12, key: 'slides', category: 'DOCUMENT', credit: 15_000 },
  { id: 13, key: 'companyBrochure', category: 'DOCUMENT', credit: 20_000 },
  { id: 14, key: 'letterhead', category: 'DOCUMENT', credit: 2_500 },
  { id: 15, key: 'sticker', category: 'PACKAGE', credit: 4_000 },
  { id: 16, key: 'box', category: 'PACKAGE', credit: 12_000 },
  { id: 17, key: 'shoppingBag', category: 'PACKAGE', credit: 5_000 },
]

/** Sum of the products; undefined where one of them is not on sale. */
export function priceOfProducts(ids: readonly number[]): number | undefined {
  const chosen = ids.map((id) => taskProducts.find((product) => product.id === id))
  return chosen.some((product) => product === undefined)
    ? undefined
    : chosen.reduce((sum, product) => sum + (product?.credit ?? 0), 0)
}
