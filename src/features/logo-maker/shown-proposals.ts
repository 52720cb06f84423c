import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { createWatched, type Watchable, type Watched } from '#engine/watch/watched.ts'
import { type LogoGap, type LogoSymbolSize, logoGaps, logoSymbolSizes } from '#model/documents/logo-editor.ts'
import { type ProposalKey, proposalKeys } from './propose-logos.ts'

/** Which proposals a brand is shown on this device. Kept, so that the same ones are there later. */
export interface ShownProposals {
  /** Counted from 0. */
  readonly seed: number
  /** The one that was chosen among them. */
  readonly wanted: ProposalKey | null
  /** Of all of them; null: as they are proposed. */
  readonly symbolSize: LogoSymbolSize | null
  readonly gap: LogoGap | null
}

const first: ShownProposals = { seed: 0, wanted: null, symbolSize: null, gap: null }
const known = new Map<BrandRef, Watchable<ShownProposals>>()

export function shownProposalsOf(brand: BrandRef): Watched<ShownProposals> {
  return watchableOf(brand)
}

export function changeShownProposals(brand: BrandRef, changes: Partial<ShownProposals>): void {
  const changed = { ...watchableOf(brand).get(), ...changes }
  keepBrandFact(brand, 'proposals', JSON.stringify(changed))
  watchableOf(brand).set(changed)
}

function watchableOf(brand: BrandRef): Watchable<ShownProposals> {
  const before = known.get(brand)
  if (before) return before
  const opened = createWatched(parseShown(readBrandFact(brand, 'proposals')))
  known.set(brand, opened)
  return opened
}

/** What is stored; the first proposals where it is not of this form. */
export function parseShown(text: string | null): ShownProposals {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return first
    const { seed, wanted, symbolSize, gap } = stored as Partial<Record<keyof ShownProposals, unknown>>
    return {
      seed: typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : 0,
      wanted: proposalKeys.find((key) => key === wanted) ?? null,
      symbolSize: logoSymbolSizes.find((size) => size === symbolSize) ?? null,
      gap: logoGaps.find((each) => each === gap) ?? null,
    }
  } catch {
    return first
  }
}
