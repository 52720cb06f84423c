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
  /** Sizes that it is made in, as they are written in every language; none where it has no size. */
  readonly forms: readonly string[]
}

/** Form of a product whose size is written in the request. */
export const otherForm = 'OTHER'

export const taskProducts: readonly TaskProduct[] = [
  { id: 1, key: 'logoTouchUp', category: 'LOGO', credit: 3_000, forms: [] },
  { id: 2, key: 'vectorTracing', category: 'LOGO', credit: 1_500, forms: [] },
  { id: 3, key: 'extraLockups', category: 'LOGO', credit: 2_000, forms: [] },
  {
    id: 4,
    key: 'businessCard',
    category: 'PRINT',
    credit: 3_000,
    forms: ['90 × 50 mm', '86 × 52 mm', '85 × 55 mm'],
  },
  { id: 5, key: 'flyer', category: 'PRINT', credit: 6_000, forms: ['A4', 'A5', 'B5'] },
  {
    id: 6,
    key: 'banner',
    category: 'PRINT',
    credit: 4_000,
    forms: ['5000 × 900 mm', '3000 × 900 mm', '600 × 1800 mm'],
  },
  { id: 7, key: 'menuBoard', category: 'PRINT', credit: 8_000, forms: ['A3', 'A4', '600 × 900 mm'] },
  {
    id: 8,
    key: 'instagramPost',
    category: 'SOCIAL',
    credit: 1_500,
    forms: ['1080 × 1080 px', '1080 × 1350 px', '1080 × 1920 px'],
  },
  { id: 9, key: 'cardNews', category: 'SOCIAL', credit: 6_000, forms: ['1080 × 1080 px', '1080 × 1350 px'] },
  {
    id: 10,
    key: 'adBanners',
    category: 'SOCIAL',
    credit: 5_000,
    forms: ['1200 × 628 / 1200 × 1200 / 960 × 1200 px', '300 × 250 / 728 × 90 / 320 × 100 px'],
  },
  { id: 11, key: 'thumbnail', category: 'SOCIAL', credit: 1_500, forms: ['1280 × 720 px', '1920 × 1080 px'] },
  { id: 12, key: 'slides', category: 'DOCUMENT', credit: 15_000, forms: ['16:9', '4:3'] },
  {
    id: 13,
    key: 'companyBrochure',
    category: 'DOCUMENT',
    credit: 20_000,
    forms: ['A4', 'A5', '210 × 210 mm'],
  },
  {
    id: 14,
    key: 'letterhead',
    category: 'DOCUMENT',
    credit: 2_500,
    forms: ['A4 + 220 × 105 mm', 'A4 + 240 × 330 mm'],
  },
  { id: 15, key: 'sticker', category: 'PACKAGE', credit: 4_000, forms: ['50 × 50 mm', '100 × 60 mm', 'A6'] },
  {
    id: 16,
    key: 'box',
    category: 'PACKAGE',
    credit: 12_000,
    forms: ['190 × 130 × 60 mm', '220 × 190 × 90 mm', '340 × 250 × 210 mm'],
  },
  {
    id: 17,
    key: 'shoppingBag',
    category: 'PACKAGE',
    credit: 5_000,
    forms: ['200 × 280 × 80 mm', '260 × 350 × 110 mm', '320 × 420 × 120 mm'],
  },
  // Small works that the credits of one month of the smallest plan pay.
  { id: 18, key: 'logoConversion', category: 'LOGO', credit: 300, forms: [] },
  { id: 19, key: 'printFile', category: 'PRINT', credit: 400, forms: [] },
  { id: 20, key: 'photoCorrection', category: 'SOCIAL', credit: 500, forms: [] },
  { id: 21, key: 'pageTouchUp', category: 'DOCUMENT', credit: 500, forms: [] },
  { id: 22, key: 'textEditing', category: 'DOCUMENT', credit: 300, forms: [] },
]

/** Sum of the products; undefined where one of them is not on sale. */
export function priceOfProducts(ids: readonly number[]): number | undefined {
  const chosen = ids.map((id) => taskProducts.find((product) => product.id === id))
  return chosen.some((product) => product === undefined)
    ? undefined
    : chosen.reduce((sum, product) => sum + (product?.credit ?? 0), 0)
}

/** Whether a product is made in this form: one of its sizes, or another one that the request tells. */
export function isFormOf({ forms }: Pick<TaskProduct, 'forms'>, form: string): boolean {
  return forms.length > 0 && (form === otherForm || forms.includes(form))
}

/** In credits: what a request costs at least whose products the staff has still to find out. */
export const cheapestProduct = Math.min(...taskProducts.map(({ credit }) => credit))
