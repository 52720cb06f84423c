import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { type LinkActs, useLinkActs } from '#kits/links/useLinkActs.ts'
import { askNewShare, askRevoke, changeShares, type NewShare, type Share, sharesRead } from './share-calls.ts'

export interface Shares extends LinkActs<Share, NewShare> {
  /** Newest first, as the server or else this device has them; null while there are none. */
  readonly shares: readonly Share[] | null
  /** When the server said so, in epoch ms; null where it has said so just now. */
  readonly storedAt: number | null
}

const calls = {
  idOf: ({ idShare }: Share) => idShare,
  askNew: askNewShare,
  askRevoke,
  change: changeShares,
}

/** The open share links of a brand. */
export function useShares(idBrand: number | null): Shares {
  const { data, state, reload } = useCachedRead(sharesRead, { brand: idBrand })
  const shares = data?._embedded.shares ?? null
  const acts = useLinkActs<Share, NewShare>(calls, { idBrand, links: shares, reload })
  return { shares, storedAt: state.kind === 'failed' ? state.at : null, ...acts }
}
