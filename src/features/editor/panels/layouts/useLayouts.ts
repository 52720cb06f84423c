import { useEffect, useState } from 'react'
import { startTimer } from '#engine/time/start-timer.ts'
import type { Layout } from '#scene/compose/layout-request.ts'
import { layoutRules } from './layout-maker.ts'
import type { WantedLayouts } from './useLayoutRequest.ts'

interface MadeLayouts {
  /** Those that were made last; null: none yet. */
  readonly layouts: readonly Layout[] | null
  /** They are of what is asked for now. */
  readonly isCurrent: boolean
  readonly hasFailed: boolean
}

/** While a person types, layouts are made once nothing was typed for so long. */
const pauseMs = 250

/** Layouts of what is asked for. Those before it stay until they are there. */
export function useLayouts({ request, turn, brand }: WantedLayouts): MadeLayouts {
  const [made, setMade] = useState<{ of: unknown; turn: number; layouts: readonly Layout[] | null } | null>(
    null,
  )
  const isReady = brand.isWhole
  useEffect(() => {
    if (!isReady) return
    const stop = new AbortController()
    const make = async () => {
      const layouts = await layoutRules.make(request, turn, stop.signal).catch((cause: unknown) => {
        if (!stop.signal.aborted) console.warn('layouts cannot be made', cause)
        return null
      })
      if (!stop.signal.aborted) setMade({ of: request, turn, layouts })
    }
    const timer = startTimer(() => void make(), pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [request, turn, isReady])
  return {
    layouts: made?.layouts ?? null,
    isCurrent: made !== null && made.of === request && made.turn === turn,
    hasFailed: made !== null && made.layouts === null,
  }
}
