import { useEffect, useState } from 'react'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { keepBrandFact, readBrandFact } from '#device/identity/brand-facts.ts'
import { type FinishedDays, noteFinished, parseFinishedDays } from './finished-days.ts'

/** The days shown below the seals. Nothing is recorded before the document itself is loaded. */
export function useFinishedDays(finished: readonly string[]): FinishedDays {
  const { brand, phase } = useDocument()
  const [days, setDays] = useState(() => parseFinishedDays(readBrandFact(brand, 'finished')))
  const paths = finished.join()
  useEffect(() => {
    if (phase !== 'ready') return
    const next = noteFinished(days, paths === '' ? [] : paths.split(','), Date.now())
    if (next === days) return
    keepBrandFact(brand, 'finished', JSON.stringify(next))
    setDays(next)
  }, [brand, phase, days, paths])
  return days
}
