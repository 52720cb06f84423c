/** What a brand tells the designer of its logo. */
export interface LogoBrief {
  readonly name: string
  readonly tagline: string
  /** Key of an industry or of its group; null: not chosen. */
  readonly industry: string | null
  readonly symbols: readonly LogoSymbol[]
  /** The symbol in their own words. */
  readonly symbolNote: string
  /** Tones of keywords. */
  readonly tones: readonly string[]
  /** null: as is recommended. */
  readonly form: LogoForm | null
  /** `#RRGGBB`; none: the designer chooses. */
  readonly colours: readonly string[]
  readonly note: string
}

/** What a symbol can show. Keys are stored on devices. */
export const logoSymbols = ['initial', 'product', 'person', 'animal', 'plant', 'shape'] as const
export type LogoSymbol = (typeof logoSymbols)[number]

export const logoForms = ['text', 'symbol', 'character', 'emblem'] as const
export type LogoForm = (typeof logoForms)[number]

/** Lengths in characters. All together stay below what a request of a task may have. */
export const briefLimits = {
  name: 40,
  tagline: 40,
  symbolNote: 200,
  tones: 3,
  colours: 5,
  note: 1000,
  images: 10,
  imageBytes: 5 * 1024 * 1024,
} as const

/** The steps of the questions; after them comes the summary. */
export const lastBriefStep = 6

/** Longer names do not fit beside a symbol. */
const longName = 10

/** The form that suits the answers. */
export function recommendForm({
  name,
  symbols,
  tones,
}: Pick<LogoBrief, 'name' | 'symbols' | 'tones'>): LogoForm {
  if (symbols.includes('person') || symbols.includes('animal')) return 'character'
  if (tones.includes('rooted') && name.trim().length <= longName) return 'emblem'
  if (symbols.length > 0) return 'symbol'
  return name.trim().length > longName ? 'symbol' : 'text'
}

/** The step with the first answer that an order needs; null where there are all. */
export function firstOpenStep({ name, industry }: Pick<LogoBrief, 'name' | 'industry'>): number | null {
  if (name.trim() === '') return 0
  return industry === null ? 1 : null
}

/** The step in an address; null where there is no such step. */
export function briefStepIn(param: string): number | null {
  return /^[0-6]$/.test(param) ? Number(param) : null
}

/** `#RRGGBB` of what was typed; null where it is no such colour. */
export function briefColourOf(typed: string): string | null {
  const hex = /^#?([\da-f]{6})$/i.exec(typed.trim())?.[1]
  return hex === undefined ? null : `#${hex.toUpperCase()}`
}
