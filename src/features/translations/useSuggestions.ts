import { useEffect, useState } from 'react'
import { useFailureMessage } from '#engine/failures/useFailureMessage.ts'
import type { Language } from '#model/language/languages.ts'
import { showMessage } from '#ui/overlays/show-message.ts'
import { askSuggestions, type Wanted } from './ask-suggestions.ts'
import type { Suggested, TranslationPlace } from './translation-actions.ts'

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

  const begin = (idOfBrand: number, wanted: readonly Wanted[], { signal }: AbortController) =>
    askSuggestions(wanted, {
      idBrand: idOfBrand,
      from,
      brandName,
      signal,
      began: (one, done) => {
        if (wanted.length > 1) setRun({ language: one.language, done, all: wanted.length })
        put(one, 'asking')
      },
      came: put,
    }).then((failure) => {
      if (signal.aborted) return
      setRun(null)
      if (failure) showMessage(failureMessage(failure))
    })

  return {
    of: (place) => known.get(nameOf(place)) ?? null,
    run,
    isBusy: run !== null || [...known.values()].includes('asking'),
    ask: (wanted) => {
      if (idBrand === null || wanted.length === 0) return
      const controller = new AbortController()
      setLeaving(controller)
      setRun(null)
      void begin(idBrand, wanted.slice(0, mostAtOnce), controller)
    },
    stop: () => {
      leaving?.abort()
      setRun(null)
    },
    drop: (place) => put(place, null),
  }
}

function nameOf({ language, key }: TranslationPlace): string {
  return `${language} ${key}`
}
