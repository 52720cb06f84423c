import type { ChannelKey } from '../documents/planner-keys.ts'
import { cutText, lettersOf } from '../text/cut-text.ts'
import { channelFacts } from './channels.ts'
import type { ChannelText, PlannerEntry } from './entry.ts'

type Words = Pick<PlannerEntry, 'key' | 'text' | 'hashtags'>

/** The texts that a channel has of its own for an entry. More than one where two devices made one independently. */
export function ownTextsOf(
  texts: readonly ChannelText[],
  entry: string,
  channel: ChannelKey,
): readonly ChannelText[] {
  return texts.filter((text) => text.entry === entry && text.channel === channel)
}

/** The texts of channels by the keys of their entries, for work on many entries. */
export function textsByEntry(texts: Iterable<ChannelText>): ReadonlyMap<string, readonly ChannelText[]> {
  const groups = new Map<string, ChannelText[]>()
  for (const text of texts) {
    const group = groups.get(text.entry ?? '')
    if (group) group.push(text)
    else groups.set(text.entry ?? '', [text])
  }
  return groups
}

/** The text that a channel gets: its own, the first of doubles, or that of the entry. Without hashtags. */
export function textOf(entry: Words, texts: readonly ChannelText[], channel: ChannelKey): string {
  return ownTextsOf(texts, entry.key, channel)[0]?.text ?? entry.text
}

/** What is copied and published: the text as the service shows its lines, with hashtags where the service has them. */
export function publishedText(entry: Words, texts: readonly ChannelText[], channel: ChannelKey): string {
  const text = showText(textOf(entry, texts, channel))
  const tags = channelFacts[channel].takesHashtags ? (entry.hashtags ?? []) : []
  return [text, tags.map((tag) => `#${tag}`).join(' ')].filter((part) => part !== '').join('\n\n')
}

/** A text as services show it: they keep its empty lines, and no spaces at the ends of lines or around the whole. */
export function showText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

/** UTF-16 units in which the letters before a fold are, also where each is an emoji of several parts. */
const mostSeen = 8000

/** What is seen of a shown text before it is unfolded. */
export function foldText(
  channel: ChannelKey,
  shown: string,
): { readonly head: string; readonly isFolded: boolean } {
  const { foldLines, foldLetters } = channelFacts[channel]
  const lines = shown.split('\n')
  const byLines = foldLines === null ? shown : lines.slice(0, foldLines).join('\n')
  const letters = lettersOf(cutText(byLines, mostSeen))
  const head =
    foldLetters === null || (letters.length <= foldLetters && byLines.length <= mostSeen)
      ? byLines
      : letters.slice(0, foldLetters).join('')
  return { head: head.trimEnd(), isFolded: head.length < shown.length }
}
