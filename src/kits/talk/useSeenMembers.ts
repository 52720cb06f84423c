import { useEffect } from 'react'

import { useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useLive } from '#engine/store/useLive.ts'
import type { Mentioned } from './mentions.ts'
import { usePeople } from './usePeople.ts'

const atMost = 100
const noMembers: readonly Mentioned[] = []

/** Members whom this device has seen in presence, so that they can be mentioned offline too. */
export function useSeenMembers(): readonly Mentioned[] {
  const { idAccount, brand } = useSeenScope()
  const isAsked = idAccount !== null && brand !== null
  const met = useLive(isAsked ? `${idAccount} met ${brand}` : null, async () => {
    const notes = await loadNotes()
    return () => notes.readNote(notes.met, { idAccount: idAccount ?? 0, brand })
  })
  return met ?? noMembers
}

/** Stores the people who are present now for `useSeenMembers`. */
export function useStoreSeenMembers(): void {
  const { idAccount, brand } = useSeenScope()
  const here = usePeople()
  useEffect(() => {
    if (idAccount === null || brand === null || here.length === 0) return
    storeSeen(idAccount, brand, here).catch((cause: unknown) =>
      console.warn('who is here cannot be kept', cause),
    )
  }, [idAccount, brand, here])
}

async function storeSeen(idAccount: number, brand: number, here: readonly Mentioned[]): Promise<void> {
  const { readNote, writeNote, met } = await loadNotes()
  const scope = { idAccount, brand }
  const before = (await readNote(met, scope)) ?? noMembers
  if (here.every(({ id, name }) => before.some((one) => one.id === id && one.name === name))) return
  const others = before.filter(({ id }) => here.every((one) => one.id !== id))
  await writeNote(met, scope, [...here.map(({ id, name }) => ({ id, name })), ...others].slice(0, atMost))
}

function useSeenScope(): { idAccount: number | null; brand: number | null } {
  const { session } = useSession()
  const { brand }: { brand: BrandRef } = useDocumentViews().current.document
  return { idAccount: session?.idAccount ?? null, brand: isLocal(brand) ? null : brand }
}

async function loadNotes() {
  const { note, readNote, writeNote } = await import('#engine/store/note.ts')
  return { readNote, writeNote, met: note<readonly Mentioned[]>('comments.met', '1') }
}
