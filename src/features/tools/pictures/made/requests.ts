import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { isOpenPicture, pictureLimits } from '#model/pictures/made-picture.ts'

/** Requests as they are known, newest first, with one as the server said it now. One that has ended never opens again. */
export function withRequest(known: readonly MadePicture[], now: MadePicture): readonly MadePicture[] {
  const before = known.find(({ idPicture }) => idPicture === now.idPicture)
  // Answers may overtake each other.
  if (before && !isOpenPicture(before.state) && isOpenPicture(now.state)) return known
  const next = before
    ? known.map((one) => (one === before ? now : one))
    : [now, ...known].toSorted((a, b) => b.idPicture - a.idPicture)
  return next.slice(0, pictureLimits.listed)
}

/** The list of the server, with what is known of it by now. */
export function withList(
  known: readonly MadePicture[],
  list: readonly MadePicture[],
): readonly MadePicture[] {
  return list.reduceRight((all, one) => withRequest(all, one), known)
}

/** What is known of single requests and a list does not say: a later state, or what was done to one that has ended. */
export function stillNews(
  news: readonly MadePicture[],
  list: readonly MadePicture[],
): readonly MadePicture[] {
  const left = news.filter((one) => {
    const listed = list.find(({ idPicture }) => idPicture === one.idPicture)
    if (!listed) return true
    return isOpenPicture(listed.state) ? !isOpenPicture(one.state) : one.isReported && !listed.isReported
  })
  return left.length === news.length ? news : left
}

/** Those that have ended since. */
export function endedSince(
  before: readonly MadePicture[],
  now: readonly MadePicture[],
): readonly MadePicture[] {
  const open = new Set(before.filter(({ state }) => isOpenPicture(state)).map(({ idPicture }) => idPicture))
  return now.filter(({ idPicture, state }) => open.has(idPicture) && !isOpenPicture(state))
}

const [firstMs, longestMs] = [1_000, 10_000]

/** How long after a question the next one follows: pictures take from seconds to two minutes. `asked`: questions so far. */
export function pauseAfter(asked: number): number {
  return Math.min(longestMs, firstMs * 1.4 ** Math.max(0, asked))
}
