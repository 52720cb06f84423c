import { plannerLimits } from '#model/documents/planner.ts'
import { cutText } from '#model/text/cut-text.ts'

/** Hashtags in what was typed or pasted: between spaces, commas and `#`, each once, as long as one may be. */
export function parseHashtags(typed: string): readonly string[] {
  const tags = typed
    .toWellFormed()
    .normalize('NFC')
    .split(/[\s,#＃、，]+/u)
    .filter((tag) => tag !== '')
    .map((tag) => cutText(tag, plannerLimits.hashtag))
  return [...new Set(tags)]
}

/** Those with more, each once; what is beyond the limit of an entry is left out. */
export function withHashtags(tags: readonly string[] | null, more: readonly string[]): readonly string[] {
  return [...new Set([...(tags ?? []), ...more])].slice(0, plannerLimits.hashtags)
}
