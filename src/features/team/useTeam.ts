import { useEffect, useState } from 'react'
import { useOnline } from '#device/browser/network.ts'
import type { Failure } from '#device/rest/rest.ts'
import { askTeam, readKeptTeam, type Team } from './team-calls.ts'

export interface TeamView {
  /** Null until anything is known. */
  readonly team: Team | null
  /** When the list was seen, where it is the one that this device kept; null where it is the server's. */
  readonly keptAt: number | null
  readonly failure: Failure | null
  reload(): void
}

interface Found extends Omit<TeamView, 'reload'> {
  readonly key: string
}

/**
 * The team of a brand: what this device kept at once, then what the server says; again when the network is back,
 * somebody looks at the page, or one's own role is another (`role`), who may be told more or less.
 */
export function useTeam(idBrand: number, role: string | null): TeamView {
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Found | null>(null)
  const key = String(idBrand)
  const current = found?.key === key ? found : null

  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const kept = await readKeptTeam(idBrand)
      if (isOver) return
      const ofDevice = kept && { key, team: kept.team, keptAt: kept.at, failure: null }
      setFound((last) => (last?.key === key ? last : ofDevice))
      const result = await askTeam(idBrand).catch(offline)
      if (isOver) return
      if (result.ok) setFound({ key, team: result.answer, keptAt: null, failure: null })
      else
        setFound((last) => ({
          key,
          team: last?.team ?? null,
          keptAt: last?.keptAt ?? kept?.at ?? null,
          failure: result,
        }))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [key, idBrand, isOnline, role, round])

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setRound((last) => last + 1)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])

  return {
    team: current?.team ?? null,
    keptAt: current?.keptAt ?? null,
    failure: current?.failure ?? null,
    reload: () => setRound((last) => last + 1),
  }
}

/** What asks is loaded with the network it needs. */
function offline(): Failure {
  return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
}
