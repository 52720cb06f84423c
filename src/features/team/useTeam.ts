import type { ReadState } from '#engine/reads/read-state.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { membersRead } from '#kits/team/members.ts'
import { seatsRead } from '#kits/team/seats.ts'
import type { Team } from './team-calls.ts'

export interface TeamView {
  /** Null while loading with nothing cached. */
  readonly team: Team | null
  /** When the cached list was loaded, in epoch ms; null if the list is fresh. */
  readonly storedAt: number | null
  readonly failure: Failure | null
  reload(): void
}

/**
 * The team of a brand. Reloaded when the person's own `role` changes, because the server's answer depends on
 * it.
 */
export function useTeam(idBrand: number, role: string | null): TeamView {
  const options = { brand: idBrand, basis: role }
  const members = useCachedRead(membersRead, options)
  const seats = useCachedRead(seatsRead, options)
  const states = [members.state, seats.state]
  return {
    team: members.data && seats.data ? { members: members.data, seats: seats.data } : null,
    storedAt: storedAtOf(states),
    failure: states.map((state) => (state.kind === 'failed' ? state.failure : null)).find(Boolean) ?? null,
    reload: () => {
      members.reload()
      seats.reload()
    },
  }
}

function storedAtOf(states: readonly ReadState[]): number | null {
  const times = states.flatMap((state) =>
    (state.kind === 'stored' || state.kind === 'failed') && state.at !== null ? [state.at] : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
