import { useEffect, useState } from 'react'
import { useOnline } from '#device/browser/network.ts'
import {
  type Asked,
  askVersions,
  atOnce,
  readKeptVersions,
  type Version,
  type VersionPlace,
} from './versions.ts'

export interface Versions {
  /** Newest first; undefined until anything is known. */
  readonly list: readonly Version[] | undefined
  /** When the list was seen, where it is the one that this device kept; null where it is the server's. */
  readonly keptAt: number | null
  readonly failure: Extract<Asked<never>, { ok: false }> | null
  readonly hasMore: boolean
  more(): Promise<void>
  reload(): void
}

interface Found {
  readonly key: string
  readonly list: readonly Version[]
  readonly keptAt: number | null
  readonly failure: Versions['failure']
  readonly hasMore: boolean
}

/** The versions of a document: what this device kept at once, then what the server says. */
export function useVersions(place: VersionPlace): Versions {
  const { idBrand, document } = place
  const key = `${idBrand}:${document}`
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Found | null>(null)
  const current = found?.key === key ? found : null

  useEffect(() => {
    let isOver = false
    const put = (next: Omit<Found, 'key'>) => {
      if (!isOver) setFound({ key, ...next })
    }
    const ask = async () => {
      const asked = { idBrand, document }
      const kept = await readKeptVersions(asked)
      if (kept)
        setFound((last) =>
          isOver || last?.key === key
            ? last
            : { key, list: kept.versions, keptAt: kept.at, failure: null, hasMore: false },
        )
      const answer = await askVersions(asked)
      if (answer.ok)
        put({ list: answer.answer, keptAt: null, failure: null, hasMore: answer.answer.length === atOnce })
      else put({ list: kept?.versions ?? [], keptAt: kept?.at ?? null, failure: answer, hasMore: false })
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [key, idBrand, document, isOnline, round])

  return {
    list: current?.list,
    keptAt: current?.keptAt ?? null,
    failure: current?.failure ?? null,
    hasMore: current?.hasMore ?? false,
    more: async () => {
      const last = current?.list.at(-1)
      if (!current || !last) return
      const answer = await askVersions(place, last.idVersion)
      if (answer.ok)
        setFound({
          ...current,
          list: [...current.list, ...answer.answer],
          hasMore: answer.answer.length === atOnce,
        })
    },
    reload: () => setRound(round + 1),
  }
}
