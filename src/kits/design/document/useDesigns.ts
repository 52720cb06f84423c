import { useEffect, useState } from 'react'
import { createDocument, trashDocument } from '#contract/document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type DesignRow, designsRead } from '../reads/designs-read.ts'
import { type LocalDesign, localDesignChanges, readLocalDesigns } from './local-designs.ts'

export interface ListedDesign extends LocalDesign {
  /** As the server has it; null: it is on this device alone until the server can be reached. */
  readonly row: DesignRow | null
}

export interface Designs {
  /** Newest first; null while the device is read, and where it never had the list and cannot ask. */
  readonly designs: readonly ListedDesign[] | null
  readonly state: ReadState
  /** Whether the server has more, which `more` asks for. */
  readonly hasMore: boolean
  more(): void
}

/** The designs of a brand, also of one that is on this device alone, and without a network as the device has them. */
export function useDesigns(brand: BrandRef): Designs {
  const { data, state, hasMore, more } = useCachedRead(designsRead, { brand })
  const outbox = useOutbox()
  const local = useLocalDesigns(brand)
  if (isLocal(brand)) return { designs: local, state: { kind: 'fresh', at: 0 }, hasMore: false, more }
  return { designs: withMade(data, madeIn(outbox ?? [], brand)), state, hasMore, more }
}

function useLocalDesigns(brand: BrandRef): readonly ListedDesign[] | null {
  const changes = useWatched(localDesignChanges)
  const [read, setRead] = useState<{ brand: BrandRef; designs: readonly ListedDesign[] } | null>(null)
  useEffect(() => {
    if (!isLocal(brand)) return
    let isOver = false
    void readLocalDesigns(brand)
      .catch((cause: unknown) => {
        console.warn('the designs of this device cannot be read', cause)
        return []
      })
      .then((found) => {
        if (!isOver) setRead({ brand, designs: found.map((one) => ({ ...one, row: null })) })
      })
    return () => {
      isOver = true
    }
  }, [brand, changes])
  return read?.brand === brand ? read.designs : null
}

/** What commands of the outbox make in a brand, newest first: those that were refused too, whose documents are still here. */
function madeIn(outbox: readonly OutboxRow[], brand: number): DesignRow[] {
  const made = new Map<unknown, DesignRow>()
  for (const { changes = [] } of outbox.filter((row) => row.brand === brand && names.includes(row.name)))
    for (const change of changes) {
      if (!('list' in change)) continue
      if (change.isNew) made.set(change.id, change.values as unknown as DesignRow)
      else if (change.values === null) made.delete(change.id)
    }
  return [...made.values()].reverse()
}

const names: readonly string[] = [createDocument.name, trashDocument.name]

function withMade(
  rows: readonly DesignRow[] | null,
  made: readonly DesignRow[],
): readonly ListedDesign[] | null {
  if (rows === null && made.length === 0) return null
  const waiting = new Set<string>(made.map(({ document }) => document))
  const known = (rows ?? []).filter(({ document }) => !waiting.has(document))
  return [...made, ...known].map((row) => ({
    document: row.document,
    title: row.title,
    row: waiting.has(row.document) ? null : row,
  }))
}
