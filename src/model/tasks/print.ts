/**
 * What can be ordered from the printer through the desk, and what it costs in credits, delivery included. The list is data: keys are
 * stored with orders and are only ever added. Names: `kits/words/usePrintWords.ts`.
 */
export const printKinds = ['card', 'flyer', 'menu', 'sticker', 'banner'] as const
export type PrintKind = (typeof printKinds)[number]

export const printPapers = [
  'snow250',
  'rendezvous240',
  'kraft300',
  'snow150',
  'uncoated150',
  'synthetic',
  'stickerArt',
  'stickerClear',
  'fabric',
  'pet',
] as const
export type PrintPaper = (typeof printPapers)[number]

export const printFinishes = ['none', 'matte', 'gloss', 'round', 'fold', 'dieCut', 'eyelets', 'rods'] as const
export type PrintFinish = (typeof printFinishes)[number]

export interface PrintProduct {
  readonly kind: PrintKind
  /** Millimetres: longer and shorter side at most. */
  readonly most: readonly [longer: number, shorter: number]
  /** On both sides, or on one alone. */
  readonly sides: 1 | 2
  /** With its price, of that of the first one. */
  readonly papers: Readonly<Partial<Record<PrintPaper, number>>>
  /** With its price, of that of none. */
  readonly finishes: Readonly<Partial<Record<PrintFinish, number>>>
  readonly amounts: readonly number[]
  /** Credits whatever the amount, delivery included. */
  readonly base: number
  /** Credits for a square metre of one side on the first paper. */
  readonly squareMetre: number
}

export const printProducts: readonly PrintProduct[] = [
  {
    kind: 'card',
    most: [120, 80],
    sides: 2,
    papers: { snow250: 1, rendezvous240: 1.4, kraft300: 1.3 },
    finishes: { none: 1, matte: 1.15, gloss: 1.15, round: 1.1 },
    amounts: [100, 200, 500, 1000],
    base: 500,
    squareMetre: 800,
  },
  {
    kind: 'flyer',
    most: [364, 257],
    sides: 2,
    papers: { snow150: 1, uncoated150: 1.1, snow250: 1.5 },
    finishes: { none: 1, fold: 1.2 },
    amounts: [100, 200, 500, 1000, 2000],
    base: 500,
    squareMetre: 150,
  },
  {
    kind: 'menu',
    most: [420, 297],
    sides: 2,
    papers: { rendezvous240: 1, snow250: 0.9, synthetic: 1.6 },
    finishes: { none: 1, matte: 1.2, gloss: 1.2 },
    amounts: [10, 20, 50, 100],
    base: 400,
    squareMetre: 200,
  },
  {
    kind: 'sticker',
    most: [210, 150],
    sides: 1,
    papers: { stickerArt: 1, stickerClear: 1.5, synthetic: 1.4 },
    finishes: { none: 1, dieCut: 1.3 },
    amounts: [100, 200, 500, 1000],
    base: 500,
    squareMetre: 800,
  },
  {
    kind: 'banner',
    most: [6000, 1800],
    sides: 1,
    papers: { fabric: 1, pet: 1.3 },
    finishes: { none: 1, eyelets: 1.05, rods: 1.1 },
    amounts: [1, 2, 3, 5, 10],
    base: 600,
    squareMetre: 900,
  },
]

/** What is printed: the size is that of the design, trimmed, in mm. */
export interface PrintChoice {
  readonly kind: PrintKind
  readonly paper: PrintPaper
  readonly finish: PrintFinish
  readonly amount: number
  readonly width: number
  readonly height: number
  readonly sides: 1 | 2
}

/** Lengths in UTF-16 units, sizes in mm. */
export const printOrderLimits = {
  recipient: 60,
  phone: 20,
  address: 200,
  note: 1000,
  side: 6000,
  fileBytes: 30 * 1024 * 1024,
} as const

/** Days for which the address of an order is kept that was delivered, and of which nothing was heard since. */
export const addressKeptDays = 90

/** Digits with what stands between them. */
export const phonePattern = /^\+?[\d][\d\s()-]{6,18}$/

/** Of a second side, of the first one. */
const secondSide = 0.5
/** Prices are whole tens. */
const step = 10

export function printProductOf(kind: PrintKind): PrintProduct {
  const found = printProducts.find((product) => product.kind === kind)
  if (!found) throw new Error(`${kind} is not printed`)
  return found
}

/** The products that a design of this size and so many pages can be printed as. */
export function printProductsFor(width: number, height: number, sides: number): readonly PrintProduct[] {
  return printProducts.filter((product) => sides <= product.sides && isWithin(product, width, height))
}

/** In credits; null for what is not on the list. */
export function printPrice(choice: PrintChoice): number | null {
  const { kind, paper, finish, amount, width, height, sides } = choice
  const product = printProductOf(kind)
  const [ofPaper, ofFinish] = [product.papers[paper], product.finishes[finish]]
  const isOnList =
    product.amounts.includes(amount) && sides <= product.sides && isWithin(product, width, height)
  if (!isOnList || ofPaper === undefined || ofFinish === undefined) return null
  const area = (width * height * amount) / 1_000_000
  const work = product.squareMetre * area * (sides === 2 ? 1 + secondSide : 1) * ofPaper * ofFinish
  // In millionths, as a sum of fractions may be a hair above a whole ten.
  return Math.ceil(Number(((product.base + work) / step).toFixed(6))) * step
}

function isWithin({ most: [longer, shorter] }: PrintProduct, width: number, height: number): boolean {
  return Math.max(width, height) <= longer && Math.min(width, height) <= shorter
}
