import type * as Y from 'yjs'
import type { Form } from './form.ts'
import { isSame } from './is-same.ts'
import { splicesBetween } from './merge-texts.ts'
import { spliceBetween, toStorableText } from './plain-text.ts'
import { removeAllButLetters } from './text.ts'

/** Letters with the same marks, such as a colour; a mark that is absent is that of the whole text. */
export type Run = { readonly t: string } & Readonly<Record<string, unknown>>

/** A text without marks, or its runs. */
export type RichText = string | readonly Run[]

/** The form of each mark by its name, which is that of its attribute in the Y.Text. */
export type MarkForms = Readonly<Record<string, Form<unknown>>>

export function lettersOf(rich: RichText | null): string {
  return typeof rich === 'string' ? rich : (rich ?? []).map(({ t }) => t).join('')
}

/** Equal neighbours as one run, no empty ones, and a text without marks as a string. */
export function toRichText(runs: readonly Run[]): RichText {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.t === '') continue
    if (last && isSame({ ...last, t: '' }, { ...run, t: '' }))
      joined[joined.length - 1] = { ...last, t: last.t + run.t }
    else joined.push(run)
  }
  return joined.every((run) => Object.keys(run).length === 1) ? lettersOf(joined) : joined
}

/** What is stored, without marks that are unknown or of another form. */
export function readRuns(text: Y.Text, marks: MarkForms): RichText {
  const delta = text.toDelta() as readonly { insert: unknown; attributes?: Record<string, unknown> }[]
  return toRichText(
    delta.flatMap(({ insert, attributes }) =>
      typeof insert === 'string' ? [{ t: insert, ...knownMarks(marks, attributes) }] : [],
    ),
  )
}

function knownMarks(marks: MarkForms, given: Readonly<Record<string, unknown>> = {}) {
  const known: Record<string, unknown> = {}
  for (const [name, form] of Object.entries(marks)) {
    const parsed = Object.hasOwn(given, name) ? form.parse(given[name]) : null
    if (parsed !== null) known[name] = parsed
  }
  return known
}

/** As a text can hold it: storable letters, known marks. null: it is no text. */
export function parseRichText(candidate: unknown, marks: MarkForms): RichText | null {
  if (typeof candidate === 'string') return toStorableText(candidate)
  if (!Array.isArray(candidate)) return null
  const runs = candidate as readonly unknown[]
  return toRichText(
    runs.flatMap((run) => {
      if (typeof run !== 'object' || run === null || !('t' in run) || typeof run.t !== 'string') return []
      return [{ t: toStorableText(run.t), ...knownMarks(marks, run as Record<string, unknown>) }]
    }),
  )
}

/** The same letters and marks as runs, also where there are no marks. */
export function toRuns(rich: RichText): readonly Run[] {
  return typeof rich === 'string' ? [{ t: rich }] : rich
}

/** Makes letters and marks equal to `wanted`: letters by the smallest splice, marks where they differ. */
export function writeRuns(
  text: Y.Text,
  transaction: Y.Transaction,
  wanted: RichText,
  marks: MarkForms,
): void {
  const { index, remove, insert } = spliceBetween(text.toString(), lettersOf(wanted))
  if (remove > 0 || insert !== '') {
    removeAllButLetters(transaction, text)
    if (remove > 0) text.delete(index, remove)
    if (insert !== '') text.insert(index, insert)
  }
  const stored = toRuns(readRuns(text, marks))
  for (const { from, to, before, after } of overlaps(stored, toRuns(wanted))) {
    const differing = Object.keys(marks).filter((name) => !isSame(before[name], after[name]))
    if (differing.length > 0)
      text.format(from, to - from, Object.fromEntries(differing.map((name) => [name, after[name] ?? null])))
  }
}

/** The parts of two runs over the same letters in which neither changes. */
function overlaps(stored: readonly Run[], wanted: readonly Run[]) {
  const [ends, others] = [endsOf(stored), endsOf(wanted)]
  let [from, a, b] = [0, 0, 0]
  return [...new Set([...ends, ...others])]
    .filter((end) => end > 0)
    .sort((one, other) => one - other)
    .map((to) => {
      while ((ends[a] ?? to) <= from) a++
      while ((others[b] ?? to) <= from) b++
      const part = { from, to, before: stored[a] ?? noMarks, after: wanted[b] ?? noMarks }
      from = to
      return part
    })
}

const noMarks: Run = { t: '' }

function endsOf(runs: readonly Run[]): number[] {
  let end = 0
  return runs.map(({ t }) => {
    end += t.length
    return end
  })
}

/** The same marks over other letters: an inserted letter has the marks of the one before it. */
export function withLetters(rich: RichText, letters: string): RichText {
  const marks = toRuns(rich).flatMap((run) => Array.from({ length: run.t.length }, () => run))
  for (const { at, remove, insert } of splicesBetween(lettersOf(rich), letters)) {
    const run = marks[at - 1] ?? noMarks
    marks.splice(at, remove, ...Array.from({ length: insert.length }, () => run))
  }
  return toRichText(marks.map((run, at) => ({ ...run, t: letters.charAt(at) })))
}
