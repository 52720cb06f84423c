import { useEffect, useMemo, useState } from 'react'
import { createDocument } from '#contract/document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { itemsMadeBy } from '#engine/store/row-state.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { DesignFolder } from '../library/design-folder.ts'
import { useDesignFolders } from '../library/useDesignFolders.ts'
import { changeOfDesign, type ShownDesignRow } from '../reads/design-changes.ts'
import { designsRead } from '../reads/designs-read.ts'
import { fromDevice, fromRows, type ListedDesign } from './listed-design.ts'
import { localDesignChanges, readLocalDesigns } from './local-designs.ts'

export interface Designs {
  /** Newest first; null while the device is read, and where it never had the list and cannot ask. */
  readonly designs: readonly ListedDesign[] | null
  /** False while only the begin of a long list is here. */
  readonly isWhole: boolean
  /** Those in the trash too. */
  readonly folders: readonly DesignFolder[]
  readonly state: ReadState
}

const noFolders: readonly DesignFolder[] = []
const whole = {}
const inTrash = { query: { trashed: 'true' } } as const

/**
 * The designs and templates of a brand, in use or in the trash, also of a brand that is on this device alone, and without a network
 * as the device has them.
 */
export function useDesigns(brand: BrandRef, list: 'used' | 'trash' = 'used'): Designs {
  const { data, state, hasMore } = useCachedRead(designsRead, {
    brand,
    input: list === 'trash' ? inTrash : whole,
  })
  const outbox = useOutbox()
  const folders = useDesignFolders(brand) ?? noFolders
  const local = useLocalDesigns(brand)
  const designs = useMemo(() => {
    const made = isLocal(brand) ? [] : madeIn(outbox ?? [], brand, list)
    if (data === null && made.length === 0) return null
    const brought = new Set<string>(made.map(({ document }) => document))
    const known = (data ?? []).filter(({ document }) => !brought.has(document))
    const waiting = new Set<string>(made.flatMap(({ id, document }) => (id === 0 ? document : [])))
    const failed = (outbox ?? []).filter((row) => row.state === 'failed' && row.brand === brand)
    const refused = new Set(failed.flatMap(itemsMadeBy).map(String))
    return fromRows([...made, ...known], waiting, folders, refused)
  }, [data, outbox, folders, brand, list])
  if (!isLocal(brand)) return { designs, isWhole: !hasMore, folders, state }
  // A brand without an account has no trash.
  return {
    designs: list === 'used' ? local : [],
    isWhole: true,
    folders: noFolders,
    state: { kind: 'fresh', at: 0 },
  }
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
        if (!isOver) setRead({ brand, designs: fromDevice(found) })
      })
    return () => {
      isOver = true
    }
  }, [brand, changes])
  return read?.brand === brand ? read.designs : null
}

/** What commands of the outbox bring into a list, newest first: also designs that were not made, which are still on this device. */
function madeIn(outbox: readonly OutboxRow[], brand: number, list: 'used' | 'trash'): ShownDesignRow[] {
  const { answer } = changeOfDesign(list, brand, 'design/x' as ShownDesignRow['document'], null)
  const made = new Map<unknown, ShownDesignRow>()
  for (const { state, name, changes = [] } of outbox.filter((row) => row.brand === brand)) {
    if (state === 'failed' && name !== createDocument.name) continue
    for (const change of changes) {
      if (!('list' in change) || change.answer !== answer) continue
      const { id, values, isNew } = change
      const known = made.get(id)
      if (isNew) made.set(id, values as unknown as ShownDesignRow)
      else if (values === null) made.delete(id)
      else if (known) made.set(id, { ...known, ...(values as Partial<ShownDesignRow>) })
    }
  }
  return [...made.values()].reverse()
}
