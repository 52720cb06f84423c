import type { Slot } from '#scene/body/body.ts'
import { type LayoutRequest, type WordKind, wordKinds, wordLimits } from '#scene/compose/layout-request.ts'
import type { Dress, WordSlot } from '#scene/dress/dress.ts'

/** Sentences of the guide that a headline may be, the best ones first. */
const sentences: readonly WordSlot[] = ['tagline1', 'tagline2', 'tagline3', 'name', 'subName']

/** Those that the brand has, and that fit into a headline. */
export function sentencesOf({ words }: Pick<Dress, 'words'>): readonly { slot: Slot; text: string }[] {
  return sentences.flatMap((word) => {
    const text = words[word]?.trim() ?? ''
    return text === '' || text.length > wordLimits.headline
      ? []
      : [{ slot: `{brand.${word}}` as const, text }]
  })
}

/**
 * What is typed as texts of a design: what is a sentence of the guide follows the guide. Without a headline its first sentence
 * is the headline.
 */
export function wordsForLayout(
  typed: Readonly<Record<WordKind, string>>,
  dress: Pick<Dress, 'words'>,
): LayoutRequest['words'] {
  const known = sentencesOf(dress)
  const words = wordKinds.map((kind) => {
    const text = typed[kind].trim()
    const same = text !== '' && known.find((one) => one.text === text)
    return [kind, same ? same.slot : text.replaceAll('{', '{{')] as const
  })
  const made = Object.fromEntries(words) as Record<WordKind, string>
  return made.headline === '' ? { ...made, headline: known[0]?.slot ?? '' } : made
}
