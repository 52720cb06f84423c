import type { NewEntry } from '#kits/planner/planner-actions.ts'
import { composePost, type PostAnswers, type PostWords } from '#model/composition/posts.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import type { Language } from '#model/language/languages.ts'
import type { FillItem, FillKind } from '#model/planner/fill.ts'
import { hasAvoided } from '#model/voice/avoided-words.ts'

export interface DraftSource {
  readonly answers: PostAnswers
  /** Products and services of the guide: one after the other. */
  readonly services: readonly string[]
  /** What a day is about, by its key: its name, or the sentence of a notice. */
  readonly about: ReadonlyMap<string, { readonly text: string; readonly isNotice: boolean }>
  readonly channels: readonly ChannelKey[]
  /** Words that no draft has. */
  readonly avoided: readonly string[]
  /** What stands in the note of an entry of a kind: it is never published. */
  readonly notes: Readonly<Partial<Record<FillKind, string>>>
  readonly language: Language
  readonly words: PostWords
  /** Other numbers give other drafts. */
  readonly seed: number
}

/** How many patterns are tried until one has none of the avoided words. */
const mostTries = 12

/**
 * The entries of a plan, each with a draft by rules. The same source gives the same drafts, and no two of a kind begin with the
 * same pattern while there are others. Where every pattern has an avoided word, the entry has its name and no text.
 */
export function composeDrafts(items: readonly FillItem[], source: DraftSource): NewEntry[] {
  const counts = new Map<string, number>()
  return items.map((item) => {
    const nth = counts.get(item.kind) ?? 0
    counts.set(item.kind, nth + 1)
    const { title, text } = composeOne(item, nth, source)
    const { day, time, kind } = item
    const note = source.notes[kind] ?? ''
    return { day, time, kind, title, text, note, channels: source.channels, status: 'DRAFT', origin: 'RULES' }
  })
}

function composeOne(item: FillItem, nth: number, source: DraftSource): { title: string; text: string } {
  const { answers, services, language, words, avoided, seed } = source
  const about = item.about === null ? undefined : source.about.get(item.about)
  const subject = about?.isNotice
    ? about.text
    : item.kind === 'PRODUCT'
      ? (services[nth % Math.max(1, services.length)] ?? null)
      : null
  const day = about && !about.isNotice ? about.text : null
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const draft = composePost(
      answers,
      { kind: about?.isNotice ? 'NEWS' : item.kind, subject, day, seed: seed + nth + attempt },
      language,
      words,
    )
    // The words of a notice are the person's own.
    const whole = `${draft.title} ${draft.text}`
    const composed = about?.isNotice ? whole.replaceAll(about.text, '') : whole
    if (!hasAvoided(composed, avoided)) return draft
  }
  return { title: about?.text ?? subject ?? '', text: '' }
}
