import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { askReplaced, type Replaced, type ReplacedPage, type VersionScope } from '#kits/history/versions.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { isSameAnswer, readAt } from '../restore/restore-value.ts'

/** A replaced value beside the current one. */
export interface ReplacedNow extends Replaced {
  readonly now: unknown
}

export interface ReplacedList {
  /** Newest first; only values that can still be put back and would change something. */
  readonly list: readonly ReplacedNow[]
  readonly hasMore: boolean
  /** Loads older values; without a network it does nothing. */
  more(): Promise<void>
}

const nothing: ReplacedPage = { values: [], hasMore: false }

/** Replaced values of a document. The server keeps the list, so there is none while offline. */
export function useReplaced(scope: VersionScope): ReplacedList {
  const { idBrand, document } = scope
  const isOnline = useOnline()
  const answers = useAnswers()
  const [{ values, hasMore }, setFound] = useState(nothing)

  useEffect(() => {
    let isGone = false
    if (!isOnline) return
    void askReplaced({ idBrand, document }).then((asked) => {
      if (asked.ok && !isGone) setFound(asked.answer)
    })
    return () => {
      isGone = true
    }
  }, [idBrand, document, isOnline])

  const fields = fieldsOf(document)
  const list = values.flatMap((one): ReplacedNow[] => {
    const now = readAt(fields, answers, one.field)
    return now === undefined || isSameAnswer(fields, one.field, now, one.replaced) ? [] : [{ ...one, now }]
  })
  return {
    list,
    hasMore,
    more: async () => {
      const asked = await askReplaced(scope, values.at(-1)?.idReplaced)
      if (asked.ok) setFound({ ...asked.answer, values: [...values, ...asked.answer.values] })
    },
  }
}
