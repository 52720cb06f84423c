import { catalogue, type Family } from './catalogue.ts'
import { symbols } from './symbols.ts'

const families: Readonly<Record<Family, () => Promise<Readonly<Record<string, string>>>>> = {
  food: async () => (await import('./food.ts')).food,
  style: async () => (await import('./style.ts')).style,
  living: async () => (await import('./living.ts')).living,
  learning: async () => (await import('./learning.ts')).learning,
  nature: async () => (await import('./nature.ts')).nature,
  work: async () => (await import('./work.ts')).work,
  korea: async () => (await import('./korea.ts')).korea,
  shapes: async () => (await import('./shapes.ts')).shapes,
}

/** Path data of a symbol; null where the id is unknown. Rejects where its file cannot be loaded. */
export async function loadSymbol(id: string): Promise<string | null> {
  const family = catalogue.find((symbol) => symbol.id === id)?.family
  if (family) return (await families[family]())[id] ?? null
  return symbols.find((symbol) => symbol.id === id)?.d ?? null
}

/** Path data of all symbols by id. */
export async function loadAllSymbols(): Promise<ReadonlyMap<string, string>> {
  const drawn = await Promise.all(Object.values(families).map((load) => load()))
  return new Map([
    ...symbols.map(({ id, d }) => [id, d] as const),
    ...drawn.flatMap((family) => Object.entries(family)),
  ])
}
