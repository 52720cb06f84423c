import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { ValueField } from '#model/fields/value.ts'
import { finishedDayPath } from '#model/workbook/finished-day.ts'
import { type Section, sections } from '#model/workbook/sections.ts'

/**
 * Writes the day on which a section is finished into its document, and removes it when the section is opened again.
 * The device that makes the last change writes it. Where REST makes that change, as it does for finalised colours and
 * fonts, every synced device writes the same day. Sections that are finished when the document opens keep what they
 * have, and a device whose account only reads the brand writes nothing. Returns the function that stops it.
 */
export function noteFinished(document: OpenDocument, today = localDay): () => void {
  const { brand, doc, name, phase, answers, ownChanges, sync } = document
  const watched = sections.filter((section) => section.document === name).map((section) => toWatched(section))
  let seenChanges = ownChanges.get()
  let syncedAt: number | null = null
  let finished: ReadonlySet<Section> | null = null

  const look = () => {
    if (phase.get() !== 'ready') {
      finished = null
      return
    }
    const now = answers.get()
    const isOwn = ownChanges.get() !== seenChanges
    const before = finished
    seenChanges = ownChanges.get()
    finished = new Set(
      watched.filter(({ section }) => section.percent(now) === 100).map(({ section }) => section),
    )
    if (!before || readBrandFact(brand, 'reader') !== null) return
    const isLive = syncedAt !== null && performance.now() - syncedAt > catchUpMs
    for (const { section, field, isEndedByRest } of watched) {
      if (before.has(section) === finished.has(section)) continue
      if (!isOwn && !(isEndedByRest && isLive)) continue
      // Not a step of undo: undoing the answer changes the day again.
      const day = finished.has(section) ? today() : null
      if (field.read(doc) !== day) field.write(doc, day, 'finished')
    }
  }
  const noteSync = () => {
    const { kind } = sync.get()
    if (kind === 'synced') syncedAt ??= performance.now()
    else if (kind !== 'syncing') syncedAt = null
  }

  look()
  noteSync()
  const stops = [answers.subscribe(look), phase.subscribe(look), sync.subscribe(noteSync)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** What arrives this soon after the connection may have been finished on an earlier day. */
const catchUpMs = 1_000

interface WatchedSection {
  readonly section: Section
  readonly field: ValueField<string>
  readonly isEndedByRest: boolean
}

function toWatched(section: Section): WatchedSection {
  const fields = fieldsOf(section.document)
  const field = fields.find(({ path }) => path === finishedDayPath(section))
  if (field?.kind !== 'value') throw new Error(`${section.path} has no field for its day`)
  const isEndedByRest = fields.some(
    ({ ruledBy, step }) => ruledBy === 'rest' && step?.startsWith(`${section.path}/`),
  )
  return { section, field: field as ValueField<string>, isEndedByRest }
}

/** Today in the local time zone, as yyyy-MM-dd. */
function localDay(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
