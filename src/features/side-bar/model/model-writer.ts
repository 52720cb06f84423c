import { type AiEvents, writeText } from '#contract/ai.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'
import { restEvents } from '#engine/rest/rest-events.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { AiRequest } from './model-task.ts'

type Answer = AnswerOf<typeof writeText>

/** What the model writes, outside of every document. Texts that come are not checked before `done`. */
export type Writing =
  | { readonly kind: 'none' }
  | { readonly kind: 'writing'; readonly texts: readonly string[] }
  /** A person has stopped it: what came until then. */
  | { readonly kind: 'stopped'; readonly texts: readonly string[] }
  | { readonly kind: 'done'; readonly answer: Answer }
  /** With what came before it failed. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly texts: readonly string[] }

export interface ModelWriter extends Watched<Writing> {
  /** Asks for a text; one that is being written is given up. */
  start(idBrand: number, request: AiRequest): void
  /** Ends the call and keeps what came. */
  stop(): void
  /** Ends the call and forgets what came. */
  leave(): void
  /** While it is held nothing changes: what comes meanwhile is shown when it is released. */
  hold(isHeld: boolean): void
}

type Send = (
  idBrand: number,
  request: AiRequest,
  options: { readonly signal: AbortSignal; onEvent(name: string, data: unknown): void },
) => Promise<Result<Answer>>

const send: Send = (idBrand, body, options) => restEvents(writeText, { body }, { idBrand, ...options })

export function createModelWriter(sends: Send = send): ModelWriter {
  const shown = createWatched<Writing>({ kind: 'none' })
  let latest: Writing = shown.get()
  let isHeld = false
  let running: AbortController | null = null
  const set = (next: Writing) => {
    latest = next
    if (!isHeld) shown.set(next)
  }
  const end = () => {
    running?.abort()
    running = null
  }
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    start(idBrand, request) {
      end()
      const mine = new AbortController()
      running = mine
      set({ kind: 'writing', texts: [] })
      const onEvent = (name: string, data: unknown) => {
        if (running !== mine || latest.kind !== 'writing') return
        set({ kind: 'writing', texts: withEvent(latest.texts, name, data) })
      }
      void sends(idBrand, request, { signal: mine.signal, onEvent }).then((result) => {
        if (running !== mine) return
        running = null
        if (result.ok) set({ kind: 'done', answer: result.answer })
        else set({ kind: 'failed', failure: result, texts: textsOf(latest) })
      })
    },
    stop() {
      end()
      if (latest.kind !== 'writing') return
      const texts = textsOf(latest)
      set(texts.length > 0 ? { kind: 'stopped', texts } : { kind: 'none' })
    },
    leave() {
      end()
      set({ kind: 'none' })
    },
    hold(next) {
      isHeld = next
      if (!isHeld) shown.set(latest)
    },
  }
}

/** What came of an answer, without the texts that have not begun. */
function textsOf(writing: Writing): readonly string[] {
  return writing.kind === 'writing' ? writing.texts.filter((text) => text.trim() !== '') : []
}

/** The texts by their numbers, with what an event adds. One of a newer server changes nothing. */
function withEvent(texts: readonly string[], name: string, data: unknown): readonly string[] {
  if (name === 'restart') return []
  if (name !== 'part') return texts
  const { at, of, text } = data as AiEvents['part']
  if (of !== 'text' || at < 0 || at >= mostTexts) return texts
  return Array.from({ length: Math.max(texts.length, at + 1) }, (_, index) =>
    index === at ? (texts[index] ?? '') + text : (texts[index] ?? ''),
  )
}

/** More than any answer has. */
const mostTexts = 20
