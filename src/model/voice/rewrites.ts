import type { BrandVoice } from './brand-voice.ts'
import { checkText } from './check-text.ts'
import { reworded } from './registers.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

/** A sentence of a text and what a draft makes of it; `to` is where it ends, `after` is '' where the draft leaves it out. */
export interface DraftSentence extends Sentence {
  readonly after: string
}

/** Each sentence as the brand would say it: in its voice, without what it avoids, with the right particles. */
export function inOurVoice(text: string, voice: BrandVoice): DraftSentence[] {
  const fixes = checkText(text, voice).flatMap(({ fix }) => fix ?? [])
  return sentencesOf(text).map((sentence) => {
    const own = fixes
      .filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
      .map((fix) => ({ ...fix, from: fix.from - sentence.from, to: fix.to - sentence.from }))
    return { ...sentence, after: reworded(sentence.text, own) }
  })
}

/** Words that a sentence says the same without. */
const fillers =
  /(?<![가-힣])(?:정말로?|진짜로?|매우|아주|굉장히|무척|너무나?|사실은?|그야말로|말 그대로|다름 아닌|really|very|truly|actually) +/gi
const openings = /^(?:그래서|그리고|또한|더불어|아울러|그런데|하지만|사실) +(?:(?:저|저희|나|우리)는 +)?/

/**
 * The text in at most two sentences of our voice: the first, and the one that tells most of the rest, without words that add
 * nothing.
 */
export function inTwoSentences(text: string, voice: BrandVoice): DraftSentence[] {
  const all = inOurVoice(text, voice)
  const second = all.slice(1).reduce<DraftSentence | null>((best, sentence) => {
    return best === null || weightOf(sentence, voice) > weightOf(best, voice) ? sentence : best
  }, null)
  return all.map((sentence, at) => {
    if (at > 0 && sentence !== second) return { ...sentence, after: '' }
    return { ...sentence, after: concise(sentence.after, at > 0) }
  })
}

function concise(sentence: string, isLater: boolean): string {
  const plain = sentence.replace(fillers, '')
  const short = isLater ? plain.replace(openings, '') : plain
  return short.trim() === '' ? sentence : short
}

/** Names, keywords, figures and some length: what a reader would miss. */
function weightOf({ after }: DraftSentence, { names, keywords }: BrandVoice): number {
  const holds = (words: readonly string[]) => words.filter((word) => after.includes(word)).length
  const figures = after.match(/\d+/g)?.length ?? 0
  return 3 * holds(names) + 2 * holds(keywords) + figures + Math.min(after.length, 60) / 60
}
