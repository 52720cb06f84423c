import type { registers } from '../text/ai-text.ts'
import { registerOf } from '../voice/registers.ts'
import { sentencesOf } from '../voice/sentences.ts'

export type Register = (typeof registers)[number]

const names = { HAEYO: 'haeyo', HAPNIDA: 'hapnida' } as const

/** Whether a Korean text has sentences, and none of them is in another register. Words that name something have none. */
export function isInRegister(text: string, register: Register): boolean {
  const found = registersOf(text)
  return found.length > 0 && found.every((one) => one === names[register])
}

/** Whether a Korean text has sentences at all. */
export function hasSentences(text: string): boolean {
  return registersOf(text).length > 0
}

function registersOf(text: string) {
  return sentencesOf(text).flatMap((sentence) => registerOf(sentence.text) ?? [])
}
