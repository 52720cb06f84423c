import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#engine/rest/rest.ts'
import { askPhotos, type FoundPhoto } from './photo-service.ts'

export interface PhotoSearchState {
  /** The submitted query; '' before the first search. */
  readonly query: string
  readonly photos: readonly FoundPhoto[]
  readonly isBusy: boolean
  readonly hasMore: boolean
  readonly failure: Failure | null
  search(query: string): void
  more(): void
}

interface PhotoResults {
  readonly query: string
  readonly photos: readonly FoundPhoto[]
  readonly page: number
  readonly pages: number
}

const none: PhotoResults = { query: '', photos: [], page: 0, pages: 0 }

/** Searches page by page; a new search cancels the previous one. */
export function usePhotoSearch(idBrand: number): PhotoSearchState {
  const [found, setFound] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const underway = useRef<AbortController | null>(null)
  useEffect(() => () => underway.current?.abort(), [])

  const ask = async (before: PhotoResults, page: number) => {
    underway.current?.abort()
    const mine = new AbortController()
    underway.current = mine
    setBusy(true)
    setFailure(null)
    setFound(before)
    const result = await askPhotos(idBrand, { query: before.query, page }, mine.signal).catch(notLoaded)
    if (mine.signal.aborted) return
    setBusy(false)
    if (!result.ok) return setFailure(result)
    const { photos, pages } = result.answer
    const known = new Set(before.photos.map(({ id }) => id))
    setFound({
      query: before.query,
      page,
      pages,
      // The service may return a photograph on two pages.
      photos: [...before.photos, ...photos.filter(({ id }) => !known.has(id))],
    })
  }

  return {
    ...found,
    isBusy,
    failure,
    hasMore: found.page < found.pages,
    search: (query) => void ask({ ...none, query }, 1),
    more: () => void ask(found, found.page + 1),
  }
}

/** Failure for a REST client that could not be loaded, which means that there is no network. */
export function notLoaded(): Failure {
  return { ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }
}
