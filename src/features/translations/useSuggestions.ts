import { useEffect, useState } from 'react'
import { translateText } from '#contract/ai.ts'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Language } from '#model/language/languages.ts'
import { longestAiText } from '#model/text/ai-text.ts'
import { cutText } from '#model/text/cut-text.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import type { Suggested, TranslationPlace } from './translation-actions.ts'

/** A text to suggest a translation of. */
export interface Wanted extends TranslationPlace {
  readonly source: string
}

export interface Suggestions {
  /** What is suggested for a translation; `asking`: it is on its way. */
  readonly of: (place: TranslationPlace) => Suggested | 'asking' | null
  /** Of a run over many texts into a language; null: none is under way. */
  readonly run: { readonly language: Language; readonly done: number; readonly all: number } | null
  /** Whether something is asked for now: one thing at a time. */
  readonly isBusy: boolean
  readonly ask: (wanted: readonly Wanted[]) => void
  /** Ends what is under way; what came stays. */
  readonly stop: () => void
  readonly drop: (place: TranslationPlace) => void
}

/** Of one run. More are asked for with another press. */
const mostAtOnce = 30

interface SuggestionOptions {
  readonly from: Language
  readonly brandName: string
}

/**
 * Suggestions for translations, which stand beside the fields until they are taken or closed. One after another; the first that
 * fails ends the run, and says why.
 */
export function useSuggestions(idBrand: number | null, { from, brandName }: SuggestionOptions): Suggestions {
  const failureMessage = useFailureMessage()
  const [known, setKnown] = useState<ReadonlyMap<string, Suggested | 'asking'>>(new Map())
  const [run, setRun] = useState<Suggestions['run']>(null)
  const [leaving, setLeaving] = useState<AbortController | null>(null)
  useEffect(() => () => leaving?.abort(), [leaving])

  const put = (place: TranslationPlace, next: Suggested | 'asking' | null) =>
    setKnown((before) => {
      const after = new Map(before)
      if (next === null) after.delete(nameOf(place))
      else after.set(nameOf(place), next)
      return after
    })

  async function askAll(idOfBrand: number, wanted: readonly Wanted[], signal: AbortSignal): Promise<void> {
    const { rest } = await loadRest()
    const [first] = wanted
    for (const [done, { source, ...place }] of wanted.entries()) {
      if (signal.aborted) break
      if (first && wanted.length > 1) setRun({ language: first.language, done, all: wanted.length })
      put(place, 'asking')
      const body = {
        text: cutText(source, longestAiText).toWellFormed(),
        from,
        to: place.language,
        ...(brandName && { brandName }),
      }
      const result = await rest(translateText, { body }, { idBrand: idOfBrand, signal })
      if (!result.ok) {
        put(place, null)
        if (!signal.aborted) showMessage(failureMessage(result))
        break
      }
      put(place, { text: result.answer.text, origin: result.answer.source, source })
    }
    if (!signal.aborted) setRun(null)
  }

  return {
    of: (place) => known.get(nameOf(place)) ?? null,
    run,
    isBusy: run !== null || [...known.values()].includes('asking'),
    ask: (wanted) => {
      if (idBrand === null || wanted.length === 0) return
      const controller = new AbortController()
      setLeaving(controller)
      setRun(null)
      void askAll(idBrand, wanted.slice(0, mostAtOnce), controller.signal)
    },
    stop: () => {
      leaving?.abort()
      setRun(null)
    },
    drop: (place) => put(place, null),
  }
}

const loadRest = () => import('#engine/rest/rest.ts')

function nameOf({ language, key }: TranslationPlace): string {
  return `${language} ${key}`
}
