import { withLast } from '../hangul/change-syllable.ts'
import { finals } from '../hangul/syllable.ts'
import { turned } from './seed.ts'
import { type Setting, type Slots, type Variant, writeText } from './template.ts'

/** Answers that are sentences, before and after the sentences of a pattern that does not name them. */
export interface Order {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** More than these are never offered. */
const most = 12
const fewest = 3
const longestSentence = 110
/** Slots that a good draft may leave out: the name, the verb of what is offered, the size today. */
const optional: readonly string[] = ['N', 'V', 'P', 'by', 'own', 's', 'craft', 'Dt']

/**
 * The patterns filled, best first: those that use every answer, repeat no word of an answer in their own words and have no
 * very long sentence. Of equals the seed says which is first, so that two brands with the same answers begin differently.
 */
export function writeDrafts(
  patterns: readonly Variant[],
  slots: Slots,
  setting: Setting,
  { before, after }: Order,
  seed: number,
  longest = longestSentence,
): string[] {
  const answers = answersIn(slots)
  const said = stemsOf(answers.join(' '))
  const written = turned(patterns, seed).flatMap((pattern) => {
    const named = pattern.flat().join(' ')
    const whole = (slot: string) => (named.includes(`{${slot}!}`) ? [] : [[`{${slot}!}`]])
    const text = writeText([...before.flatMap(whole), ...pattern, ...after.flatMap(whole)], slots, setting)
    const used = answers.filter((answer) => includes(text, answer)).length
    if (used === 0) return []
    const isLong = text.split(/(?<=[.!?。！？])/).some((sentence) => sentence.length > longest)
    const isNameless = !text.includes(slots.N ?? '')
    const weakness = (answers.length - used) * 2 + echoes(named, said) + Number(isLong) + Number(isNameless)
    return [{ text, weakness }]
  })
  const texts = new Map<string, number>()
  for (const { text, weakness } of written) texts.set(text, Math.min(weakness, texts.get(text) ?? weakness))
  const sorted = [...texts].sort(([, one], [, other]) => one - other)
  const best = sorted[0]?.[1] ?? 0
  return sorted
    .filter(([, weakness], at) => at < fewest || weakness <= best + 1)
    .slice(0, most)
    .map(([text]) => text)
}

function answersIn(slots: Slots): string[] {
  return Object.entries(slots).flatMap(([name, answer]) =>
    answer === '' || optional.includes(name) ? [] : [answer],
  )
}

function includes(text: string, answer: string): boolean {
  return text.toLowerCase().includes(answer.toLowerCase())
}

/** How many words of the pattern itself are also in the answers: 바라는 것은 … 바라는 하루. */
function echoes(pattern: string, said: ReadonlySet<string>): number {
  const own = pattern.replace(/\{[^}]*\}|[<>[\]‹›|]/g, ' ')
  return [...stemsOf(own)].filter((stem) => said.has(stem)).length
}

/** Beginnings of words that tell what is meant, without endings and particles. */
function stemsOf(text: string): Set<string> {
  const stems = text.toLowerCase().match(/(?<![가-힣])[가-힣]{2}|[a-z]{5,}|\p{Script=Han}{2,}/gu) ?? []
  return new Set(stems.map(open).filter(tells))
}

/** 만날, 만난 and 만나 are one word. */
function open(stem: string): string {
  return withLast(stem, { final: finals.none })
}

function tells(stem: string): boolean {
  return !/^(있[다어느]|하느|하다|우리|그래|그러|이러|about|there|every|their|which)$/.test(stem)
}
