import { guide } from '../documents/guide.ts'
import { strategy } from '../documents/strategy.ts'
import { type Answers, textOf } from '../fields/answers.ts'
import type { Register } from '../hangul/endings/predicate.ts'
import { avoidedWords } from './avoided-words.ts'
import { registerOf } from './registers.ts'
import { sentencesOf } from './sentences.ts'

/** What a text of a brand is checked against. */
export interface BrandVoice {
  /** As the brand is written, without duplicates and blanks. */
  readonly names: readonly string[]
  /** Null where its guide does not tell: then a text only has to keep to one. */
  readonly register: Register | null
  readonly avoided: readonly string[]
  /** The guide asks for no more than one exclamation mark at a time. */
  readonly avoidsExclamation: boolean
  readonly avoidsEmoji: boolean
  /** In the order of the brand. */
  readonly keywords: readonly string[]
}

const { personality } = strategy

/** From the answers of guide and strategy; what is not answered is not checked. */
export function brandVoiceOf(answers: Answers): BrandVoice {
  const read = ({ path }: { readonly path: string }) => textOf(answers, path).trim()
  const voice = read(personality.voiceTone)
  const attention = read(personality.attention)
  const all = (fields: readonly { readonly path: string }[]) => [
    ...new Set(fields.map(read).filter((text) => text !== '')),
  ]
  return {
    names: all([guide.info.name, guide.info.subName, guide.core.brandName]),
    register: registerIn(voice),
    avoided: avoidedWords(attention),
    avoidsExclamation: /느낌표|exclamation|感嘆符|感叹号|驚嘆號/i.test(attention),
    avoidsEmoji: /이모지|이모티콘|그림 ?문자|emoji|絵文字|表情符/i.test(attention),
    keywords: all([
      personality.keyword1,
      personality.keyword2,
      personality.keyword3,
      personality.keyword4,
      personality.keyword5,
    ]),
  }
}

/** The register that a description of the voice names, else the one it is written in most. */
export function registerIn(voice: string): Register | null {
  if (/해요체|해요 ?말투|존댓말로 편하게/.test(voice)) return 'haeyo'
  if (/합니다체|하십시오체|합쇼체|습니다체/.test(voice)) return 'hapnida'
  if (/반말|해체|한다체|평어|해라체/.test(voice)) return 'plain'
  return commonRegister(voice)
}

/** The register of most sentences of a text; null without one, or where none has more than the others. */
export function commonRegister(text: string): Register | null {
  const counts = new Map<Register, number>()
  for (const sentence of sentencesOf(text)) {
    const register = registerOf(sentence.text)
    if (register) counts.set(register, (counts.get(register) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one)
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null
}
