import type { Language } from '../language/languages.ts'
import { hasRightName } from './brand-name.ts'
import { obeysCommand, withoutCommands } from './commands.ts'
import { inventedLatin, inventedNumber } from './facts.ts'
import { overclaimIn } from './overclaims.ts'
import { isInRegister, type Register } from './register.ts'

/** What a text that a language model wrote has to keep to, wherever it is checked. */
export interface TextRules {
  readonly language: Language
  /** Of its sentences; null: any. */
  readonly register: Register | null
  /** All that the text may know. */
  readonly source: string
  /** What the member wrote of it: what is asserted there may stay. */
  readonly ownText: string
  /** As the brand writes it; empty: unknown. */
  readonly brandName: string
}

export type TextFault = 'MARKUP' | 'COMMAND' | 'NUMBER' | 'LATIN' | 'OVERCLAIM' | 'NAME' | 'REGISTER'

const markup = /```|!\[|\]\(|<\/?[a-z!]|https?:\/\/|\bwww\.|\{"|&[a-z]{2,8};|^#{1,6}\s/imu

/**
 * What is wrong with a text; null: nothing. `prose` is the part of it that has sentences: a title and a call to action have no
 * register.
 */
export function faultOfText(text: string, prose: string, rules: TextRules): TextFault | null {
  const { language, source, ownText, brandName, register } = rules
  if (markup.test(text) && !markup.test(ownText)) return 'MARKUP'
  // What a member wrote of the text itself is its subject, also where it commands.
  const told = `${withoutCommands(source)}\n${ownText}`
  if (language === 'ko' && obeysCommand(text, source, told)) return 'COMMAND'
  if (inventedNumber(text, told) !== null) return 'NUMBER'
  if (language !== 'en' && inventedLatin(text, told) !== null) return 'LATIN'
  if (overclaimIn(text, language, ownText) !== null) return 'OVERCLAIM'
  if (!hasRightName(text, brandName, language)) return 'NAME'
  if (register !== null && language === 'ko' && !isInRegister(prose, register)) return 'REGISTER'
  return null
}
