import type { OutsideAnswer } from '../outside.ts'
import { readJson } from '../sign-in/provider-answers.ts'

/** In percent of what Meta lets an app do in an hour. */
const mostUsage = 80
/** For how long an answer tells of it: the window slides by the hour. */
const restMs = 60 * 60_000
/** Codes of errors that say the limit is reached. */
const limitCodes: readonly unknown[] = [4, 17, 32, 613]

/** Keeps calls below the limit of an app, by the header `X-App-Usage` of Meta's answers. */
export interface AppUsage {
  note(answer: Pick<OutsideAnswer, 'headers' | 'text'>): void
  isHigh(): boolean
}

/** `now` in epoch milliseconds. */
export function watchUsage(now: () => number = Date.now): AppUsage {
  let restUntil = 0
  return {
    note({ headers, text }) {
      const { error } = readJson(text)
      const isRefused =
        typeof error === 'object' && error !== null && limitCodes.includes(Reflect.get(error, 'code'))
      const said = Object.values(readJson(headers.get('x-app-usage') ?? ''))
      const used = said.filter((percent) => typeof percent === 'number')
      if (isRefused || used.some((percent) => percent > mostUsage)) restUntil = now() + restMs
      else if (used.length > 0) restUntil = 0
    },
    isHigh: () => now() < restUntil,
  }
}
