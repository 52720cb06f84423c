import { useEffect, useEffectEvent, useState } from 'react'
import { listMadePictures, reportPicture, stopPicture } from '#contract/ai-picture.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useOnline } from '#engine/browser/network.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { isOpenPicture } from '#model/pictures/made-picture.ts'
import { afterEnded } from './after-ended.ts'
import { pollRequests } from './poll-requests.ts'
import { endedSince, withList, withRequest } from './requests.ts'

export interface PictureRequests {
  /** Newest first; null until the server has said. */
  readonly requests: readonly MadePicture[] | null
  /** Why the list is not known, or not up to date. */
  readonly failure: Failure | null
  add(request: MadePicture): void
  reload(): void
  /** Null: done. */
  stop(idPicture: number): Promise<Failure | null>
  report(idPicture: number, reason: string): Promise<Failure | null>
}

/**
 * The requests for pictures of a brand as the server has them: those of all members and devices. Open ones are asked for until they
 * end, and `onEnded` is told of those that end meanwhile.
 */
export function usePictureRequests(
  idBrand: number,
  onEnded: (ended: readonly MadePicture[]) => void,
): PictureRequests {
  const isOnline = useOnline()
  const [requests, setRequests] = useState<readonly MadePicture[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  const take = useEffectEvent((now: readonly MadePicture[]) => {
    const before = requests ?? []
    const next = withList(before, now)
    const ended = endedSince(before, next)
    setRequests(next)
    if (ended.length === 0) return
    void afterEnded(idBrand)
    onEnded(ended)
  })
  const listed = useEffectEvent((result: Result<AnswerOf<typeof listMadePictures>>) => {
    setFailure(result.ok ? null : result)
    if (result.ok) take(result.answer._embedded.pictures)
  })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!isOnline) return
    let isOver = false
    void rest(listMadePictures, {}, { idBrand }).then((result) => {
      if (!isOver) listed(result)
    })
    return () => {
      isOver = true
    }
  }, [idBrand, isOnline, round])

  const open = (requests ?? []).filter(({ state }) => isOpenPicture(state))
  const ids = open.map(({ idPicture }) => idPicture).join()
  useEffect(() => {
    if (!isOnline || ids === '') return
    return pollRequests(idBrand, ids.split(',').map(Number), (now) => take(now))
  }, [idBrand, isOnline, ids])

  const replace = (request: MadePicture) => {
    setRequests((known) => withRequest(known ?? [], request))
  }
  return {
    requests,
    failure,
    add: replace,
    reload: () => setRound(round + 1),
    async stop(idPicture) {
      const result = await rest(stopPicture, { params: { idPicture } }, { idBrand })
      if (!result.ok) return result
      replace(result.answer)
      void afterEnded(idBrand)
      return null
    },
    async report(idPicture, reason) {
      const result = await rest(reportPicture, { params: { idPicture }, body: { reason } }, { idBrand })
      if (!result.ok) return result
      setRequests(
        (known) =>
          known?.map((one) => (one.idPicture === idPicture ? { ...one, isReported: true } : one)) ?? null,
      )
      return null
    },
  }
}
