interface ListedBrand {
  readonly brandRole?: string | undefined
  readonly restricted?: boolean | undefined
}

interface BrandFactDefinition {
  /** What the list of brands says of it; without one only the device knows it. */
  readonly inList?: (brand: ListedBrand) => string | null
}

/** Small values of a brand that a device keeps beside its documents, and may lose. */
export const brandFacts = {
  /** The step of the tutorial. */
  tutorial: {},
  /** The request to a designer. */
  logoRequest: {},
  /** The answers about its logo. */
  logoBrief: {},
  /** Whether a test mode hides strategy and team. */
  restricted: { inList: ({ restricted }) => (restricted ? 'yes' : null) },
  /** Whether the account may only read it: known before its role is read, so that nothing is shown as if it could be changed. */
  reader: { inList: ({ brandRole }) => (brandRole === 'BRAND_ROLE_READER' ? 'yes' : null) },
  /** What was answered in the quest. */
  quest: {},
  /** Which proposals of a logo are shown. */
  proposals: {},
  /** What was typed into its tools. */
  tools: {},
  /** For the greeting of the public pages. */
  name: {},
} as const satisfies Readonly<Record<string, BrandFactDefinition>>

export type BrandFact = keyof typeof brandFacts

export const brandFactNames = Object.keys(brandFacts) as readonly BrandFact[]

/** What the list of brands says of one, by the name of the fact. */
export function factsInList(brand: ListedBrand): (readonly [BrandFact, string | null])[] {
  const all: readonly [string, BrandFactDefinition][] = Object.entries(brandFacts)
  return all.flatMap(([name, { inList }]) => (inList ? [[name as BrandFact, inList(brand)] as const] : []))
}
