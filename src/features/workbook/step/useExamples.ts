import { useEffect, useState } from 'react'
import { examplesOf, loadExamples } from '#kits/words/content.ts'
import { useIndustryExamples } from './useIndustryExamples.ts'

/** The examples of a step in the brand's industry; null until they are loaded, empty where that fails. */
export function useExamples(step: string): readonly string[] | null {
  const industry = useIndustryExamples()
  const general = useGeneralExamples(step)
  const found = industry === null ? general : industry ? (industry.examples[step] ?? none) : null
  const [shown, setShown] = useState({ step, found })
  if (found !== null && (shown.found !== found || shown.step !== step)) setShown({ step, found })
  // Those shown so far stay until the examples of a newly chosen industry are loaded.
  return found ?? (shown.step === step ? shown.found : null)
}

function useGeneralExamples(step: string): readonly string[] | null {
  const [loaded, setLoaded] = useState({ step, examples: examplesOf(step) })
  const examples = loaded.step === step ? loaded.examples : examplesOf(step)
  useEffect(() => {
    if (examples) return
    let isGone = false
    loadExamples(step).then(
      () => isGone || setLoaded({ step, examples: examplesOf(step) }),
      // Offline and not cached: the step shows no examples.
      () => isGone || setLoaded({ step, examples: [] }),
    )
    return () => {
      isGone = true
    }
  }, [step, examples])
  return examples
}

const none: readonly string[] = []
