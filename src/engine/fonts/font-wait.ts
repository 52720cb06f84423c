import { startTimer } from '../time/start-timer.ts'
import { createWatched, type Watched } from '../watch/watched.ts'

/** How long a screen waits for a font before it shows the device's own in its place. */
export const fontWaitMs = 10_000

/** The same after a font that did not come, until one comes: a layout asks for one face after the other. */
const nextWaitMs = 1_000

const late = createWatched(0)
let isGivenUp = false

/** Grows when a font has come after its wait was over: what is shown without it may ask again. */
export const lateFonts: Watched<number> = late

/**
 * What loading a font gives within the wait, otherwise `lacking`. Loading goes on then. Rejects where that fails before.
 * `isSheet`: it is the list of its files alone, which may come while they do not.
 */
export function withinFontWait<Value>(
  loading: Promise<Value>,
  lacking: Value,
  { isSheet = false }: { readonly isSheet?: boolean } = {},
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const wait = startTimer(
      () => {
        isOver = true
        isGivenUp = true
        resolve(lacking)
      },
      isGivenUp ? nextWaitMs : fontWaitMs,
    )
    loading.then(
      (value) => {
        clearTimeout(wait)
        if (value !== lacking && !isSheet) isGivenUp = false
        if (isOver && value !== lacking) late.set(late.get() + 1)
        resolve(value)
      },
      (cause) => {
        clearTimeout(wait)
        reject(cause)
      },
    )
  })
}
