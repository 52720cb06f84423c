import type { ChannelKey } from '../documents/planner-keys.ts'
import { cutText, lettersOf } from '../text/cut-text.ts'
import { channelFacts } from './channels.ts'

/**
 * The length of a text as a service counts it. X: by the weights of twitter-text, where a syllable of Hangul and an emoji are
 * two and a link is 23. Threads: an emoji is as long as its bytes in UTF-8. The others: letters as people count them. Of a text
 * that is longer than any service takes only the beginning is counted: it is counted with every key press.
 */
export function countText(channel: ChannelKey, whole: string): number {
  const text = cutText(whole, mostCounted)
  switch (channelFacts[channel].countBy) {
    case 'weights':
      return weigh(text)
    case 'emojiBytes':
      return sum(lettersOf(text).map((letter) => (emoji.test(letter) ? bytesOf(letter) : 1)))
    case 'letters':
      return lettersOf(text).length
  }
}

/** UTF-16 units: beyond the longest limit, that of Facebook. */
export const mostCounted = 70_000

const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
const link = /https?:\/\/[^\s]+/g
const linkLength = 23

/** Ranges of code points that weigh one; everything else weighs two. */
const light: readonly (readonly [from: number, to: number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]

function weigh(text: string): number {
  const links = text.match(link)?.length ?? 0
  const letters = lettersOf(text.replace(link, '').normalize('NFC'))
  return links * linkLength + sum(letters.map((letter) => (emoji.test(letter) ? 2 : weightOf(letter))))
}

function weightOf(letter: string): number {
  return sum([...letter].map((character) => (isLight(character.codePointAt(0) ?? 0) ? 1 : 2)))
}

function isLight(code: number): boolean {
  return light.some(([from, to]) => code >= from && code <= to)
}

function bytesOf(text: string): number {
  return sum([...text].map((character) => utf8Length(character.codePointAt(0) ?? 0)))
}

function utf8Length(code: number): number {
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
