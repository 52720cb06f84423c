import type { KeptRange, TextChange } from '#engine/documents/text/bound-text.ts'
import { type DiffPart, diffWords } from '#model/text/word-diff.ts'
import type { DraftSentence } from '#model/voice/rewrites.ts'
import { sentencesOf } from '#model/voice/sentences.ts'

/** A sentence of a draft beside the one of the text that it stands for. */
export interface DraftRow {
  readonly key: string
  /** Where the sentence was when the draft was made. */
  readonly from: number
  readonly to: number
  /** '' for a sentence that the draft adds. */
  readonly before: string
  /** '' for a sentence that the draft leaves out. */
  readonly after: string
  readonly parts: readonly DiffPart[]
  /** Where it is now; null where the field does not tell. */
  readonly kept: KeptRange | null
}

type Keep = (from: number, to: number) => KeptRange | null

/** Rows of a draft that was made sentence by sentence. */
export function rowsOf(sentences: readonly DraftSentence[], keep: Keep): DraftRow[] {
  return sentences.map(({ text, from, to, after }, at) => row(at, { from, to, before: text, after }, keep))
}

/** Rows of a draft of its own, whose sentences stand for those of the text in their order. */
export function rowsOfDraft(text: string, draft: string, keep: Keep): DraftRow[] {
  const old = sentencesOf(text)
  const made = sentencesOf(draft)
  const end = old.at(-1)?.to ?? 0
  return Array.from({ length: Math.max(old.length, made.length) }, (_, at) => {
    const { from, to, text: before } = old[at] ?? { from: end, to: end, text: '' }
    return row(at, { from, to, before, after: made[at]?.text ?? '' }, keep)
  })
}

function row(at: number, sentence: Pick<DraftRow, 'from' | 'to' | 'before' | 'after'>, keep: Keep): DraftRow {
  const { from, to, before, after } = sentence
  const parts: DiffPart[] = before === '' ? [{ kind: 'added', text: after }] : diffWords(before, after)
  return { ...sentence, key: String(at), parts, kept: from < to ? keep(from, to) : null }
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** Where the sentence of a row is in the text; null where it is there no more as it was. */
export function placeOf({ before, from, kept }: DraftRow, text: string): Span | null {
  if (before === '') return { from: text.trimEnd().length, to: text.length }
  const now = kept?.() ?? { from, to: from + before.length }
  if (text.slice(now.from, now.to) === before) return now
  const first = text.indexOf(before)
  if (first < 0 || text.indexOf(before, first + 1) >= 0) return null
  return { from: first, to: first + before.length }
}

/** The changes of the text that take a row; null where its sentence was changed since. Words that stay are left alone. */
function changesOf(taken: DraftRow, text: string): TextChange[] | null {
  const place = placeOf(taken, text)
  if (!place) return null
  const { before, after, parts } = taken
  if (before === '') return [{ ...place, text: place.from === 0 ? after : ` ${after}` }]
  if (after === '') {
    const spaces = /^[^\S\n]*/.exec(text.slice(place.to))?.[0].length ?? 0
    return [{ from: place.from, to: place.to + spaces, text: '' }]
  }
  const changes: TextChange[] = []
  let at = place.from
  for (const { kind, text: words } of parts) {
    const last = changes.at(-1)
    if (kind === 'added' && last?.to === at)
      changes[changes.length - 1] = { ...last, text: last.text + words }
    else if (kind === 'added') changes.push({ from: at, to: at, text: words })
    else if (kind === 'removed') changes.push({ from: at, to: at + words.length, text: '' })
    if (kind !== 'added') at += words.length
  }
  return changes
}

/** The changes of the text that take several rows. Sentences that the draft adds come behind the text together. */
export function changesOfRows(rows: readonly DraftRow[], text: string): TextChange[] {
  const added = rows.filter(({ before }) => before === '')
  const changes = rows.filter(({ before }) => before !== '').flatMap((row) => changesOf(row, text) ?? [])
  const [first] = added
  if (!first) return changes
  const after = added.map((row) => row.after).join(' ')
  return [...changes, ...(changesOf({ ...first, after }, text) ?? [])]
}
