import { useState } from 'react'
import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { designEdits } from './design-edits.ts'
import { readNamesHere } from './names-here.ts'

/**
 * The body of a design as this device has it, without opening it; null: it has none; undefined while that is read, and where
 * `document` is null. It follows what the editor in another window of this browser does to it.
 */
export function useStoredBody(brand: BrandRef, document: DocumentName | null): Body | null | undefined {
  const edited = useWatched(designEdits).get(document ?? '') ?? 0
  const [last, setLast] = useState<Held | null>(null)
  const of = document && `${brand} ${document}`
  const body = useLoaded(of && `${of} ${edited}`, async () => {
    if (document === null) return null
    const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
    // Looking at a list makes no database of a design that is not here.
    const here = await readNamesHere(account, brand)
    if (!here.includes(document)) return null
    const update = await readWholeDocument({ account, brand, name: document })
    return update && bodyOfUpdate(update)
  })
  if (of !== null && body !== undefined && (body !== last?.body || last.of !== of)) setLast({ of, body })
  // While it is read again, after another window has written it, what was read before stays.
  return body === undefined && last?.of === of ? last.body : body
}

interface Held {
  readonly of: string
  readonly body: Body | null
}
