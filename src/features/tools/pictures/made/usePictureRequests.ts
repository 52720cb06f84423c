import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { reportPicture, stopPicture } from '#contract/ai-picture.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useOnline } from '#engine/browser/network.ts'
import { type ReadView, useCachedRead } from '#engine/reads/useCachedRead.ts'
import { type Failure, rest } from '#engine/rest/rest.ts'
import { isOpenPicture } from '#model/pictures/made-picture.ts'
import { afterEnded } from './after-ended.ts'
import { pollRequests } from './poll-requests.ts'
import { endedSince, stillNews, withList, withRequest } from './requests.ts'
import { changeRequests, requestsRead } from './requests-read.ts'

export interface PictureRequests {
  /** Newest first; null until this device or the server has them. */
  readonly requests: readonly MadePicture[] | null
  /** Whether the list is up to date, and why it is not. */
  readonly state: ReadView<unknown>['state']
  add(request: MadePicture): void
  reload(): void
  /** Null: done. */
  stop(idPicture: number): Promise<Failure | null>
  report(idPicture: number, reason: string): Promise<Failure | null>
}

/**
 * The requests for pictures of a brand, of all members and devices: at once as this device last knew them, then as the server has
 * them. Open ones are asked for until they end, and `onEnded` is told of those that have ended since.
 */
export function usePictureRequests(
  idBrand: number,
  onEnded: (ended: readonly MadePicture[]) => void,
): PictureRequests {
  const isOnline = useOnline()
  const { data, state, reload } = useCachedRead(requestsRead, { brand: idBrand })
  const listed = data?._embedded.pictures ?? null
  /** What the server has said of single requests on this page, until the list says it. */
  const [news, setNews] = useState<readonly MadePicture[]>([])
  const requests = useMemo(
    () => (listed === null && news.length === 0 ? null : withList(listed ?? [], news)),
    [listed, news],
  )
  useEffect(() => setNews((known) => stillNews(known, listed ?? [])), [listed])

  const stopped = useRef(new Set<number>())
  const before = useRef<readonly MadePicture[]>([])
  const tell = useEffectEvent((now: readonly MadePicture[]) => {
    const ended = endedSince(before.current, now).filter(({ idPicture }) => !stopped.current.has(idPicture))
    before.current = now
    if (ended.length === 0) return
    void afterEnded(idBrand)
    onEnded(ended)
  })
  useEffect(() => {
    if (requests !== null) tell(requests)
  }, [requests])

  const take = useEffectEvent((answers: readonly MadePicture[]) => {
    const known = new Map(requests?.map((one) => [one.idPicture, one.state]))
    const now = answers.filter(({ idPicture, state }) => known.get(idPicture) !== state)
    if (now.length === 0) return
    setNews((before) => withList(before, now))
    void changeRequests(idBrand, withList(requests ?? [], now))
  })
  const ids = (requests ?? [])
    .filter((one) => isOpenPicture(one.state))
    .map(({ idPicture }) => idPicture)
    .join()
  useEffect(() => {
    if (!isOnline || ids === '') return
    return pollRequests(idBrand, ids.split(',').map(Number), (now) => take(now))
  }, [idBrand, isOnline, ids])

  const note = (request: MadePicture) => {
    setNews((known) => withRequest(known, request))
    void changeRequests(idBrand, withRequest(requests ?? [], request))
  }
  return {
    requests,
    state,
    reload,
    add(request) {
      note(request)
      // A list that is under way may be of the time before.
      reload()
    },
    async stop(idPicture) {
      const result = await rest(stopPicture, { params: { idPicture } }, { idBrand })
      if (!result.ok) return result
      stopped.current.add(idPicture)
      note(result.answer)
      void afterEnded(idBrand)
      return null
    },
    async report(idPicture, reason) {
      const result = await rest(reportPicture, { params: { idPicture }, body: { reason } }, { idBrand })
      if (!result.ok) return result
      const request = requests?.find((one) => one.idPicture === idPicture)
      if (request) note({ ...request, isReported: true })
      return null
    },
  }
}
