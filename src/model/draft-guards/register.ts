import type { registers } from '../text/ai-text.ts'
import { sentencesOf } from './sentences.ts'

export type Register = (typeof registers)[number]

const endings: Readonly<Record<Register, RegExp>> = {
  HAEYO: /요$/,
  HAPNIDA: /(?:니다|니까|십시오|시오)$/,
}

/** Whether each sentence of a Korean text ends in this register. */
export function isInRegister(text: string, register: Register): boolean {
  const sentences = sentencesOf(text)
  return sentences.length > 0 && sentences.every((sentence) => endings[register].test(sentence))
}

/** Whether a Korean text has sentences at all: words that name something have no register. */
export function hasSentences(text: string): boolean {
  return sentencesOf(text).some((sentence) => /(?:요|니다|니까|시오|[다까자라네지])$/.test(sentence))
}
