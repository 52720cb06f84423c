import { useEffect, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import { readAmount } from '#contract/subscription.ts'
import { useOnline } from '#engine/browser/network.ts'
import { type Result, rest } from '#engine/rest/rest.ts'
import type { PeriodType } from '#model/money/subscription.ts'

export type Amount = AnswerOf<typeof readAmount>

interface Choice {
  readonly idPlan: number
  readonly periodType: PeriodType
}

/**
 * What the server says that a change costs today; null until it has answered. Another choice clears it, and `basis` asks
 * again when it changes. What was said stays when the network goes away.
 */
export function useAmount(
  idBrand: number,
  { idPlan, periodType }: Choice,
  { isAsked, basis }: { readonly isAsked: boolean; readonly basis: string },
): Result<Amount> | null {
  const isOnline = useOnline()
  const [said, setSaid] = useState<{ readonly of: string; readonly result: Result<Amount> } | null>(null)
  const of = `${idPlan} ${periodType}`

  useEffect(() => {
    if (!isAsked || !isOnline) return
    const asking = new AbortController()
    const ask = async () => {
      const { signal } = asking
      const result = await rest(readAmount, { query: { idPlan, periodType } }, { idBrand, signal })
      if (!signal.aborted) setSaid({ of: `${idPlan} ${periodType} ${basis}`, result })
    }
    void ask()
    return () => asking.abort()
  }, [idBrand, idPlan, periodType, isAsked, isOnline, basis])

  return isAsked && said?.of.startsWith(`${of} `) ? said.result : null
}
