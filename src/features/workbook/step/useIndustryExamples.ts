import { useEffect, useState } from 'react'
import { afterFirstContent } from '#engine/browser/first-content.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import type { IndustryExamples } from '#kits/words/industry-examples.ts'
import { guide } from '#model/documents/guide.ts'

/** By industry; null where the general examples hold. */
const known = new Map<string, IndustryExamples | null>()

/**
 * The examples of the brand's industry, loaded after the first content; null where the general ones hold: no
 * industry, or its examples cannot be loaded. undefined until that is known.
 */
export function useIndustryExamples(): IndustryExamples | null | undefined {
  const [industry] = useValue(guide.info.industry)
  const [settled, setSettled] = useState<string | null>(null)
  const isKnown = !industry || known.has(industry) || settled === industry
  useEffect(() => {
    if (isKnown || !industry) return
    let isGone = false
    const forget = afterFirstContent(() => {
      load(industry)
        .catch(() => {
          // Offline and not cached: the general examples are shown.
        })
        .finally(() => isGone || setSettled(industry))
    })
    return () => {
      isGone = true
      forget()
    }
  }, [industry, isKnown])
  if (!industry) return null
  return isKnown ? (known.get(industry) ?? null) : undefined
}

async function load(industry: string): Promise<void> {
  const { loadIndustryExamples } = await import('#kits/words/industry-examples.ts')
  known.set(industry, await loadIndustryExamples(industry))
}
