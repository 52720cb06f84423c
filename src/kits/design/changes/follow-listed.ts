import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { storeChanges } from '#engine/store/change.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { type ListedFacts, listedReader } from '#model/documents/listed.ts'
import { isSame } from '#model/fields/is-same.ts'
import { changeOfDesign } from '../reads/design-changes.ts'
import type { DesignRow } from '../reads/designs-read.ts'

const factsOf = listedReader('design')

/**
 * Writes name, size and tags of the open designs of an account into the lists of this device as soon as the server has them, and
 * lets the lists be asked for again: an answer that was asked for before may have come meanwhile. Returns the function that stops
 * it.
 */
export function followListed(account: number): () => void {
  const followed = new Map<OpenDocument, () => void>()
  const look = () => {
    const designs = openDocuments
      .get()
      .filter((one) => one.account === account && !isLocal(one.brand) && isOfMany(kindOf(one.name)))
    for (const [document, stop] of followed) {
      if (designs.includes(document)) continue
      stop()
      followed.delete(document)
    }
    for (const document of designs)
      if (!followed.has(document)) followed.set(document, follow(document, account))
  }
  const stop = openDocuments.subscribe(look)
  look()
  return () => {
    stop()
    for (const leave of followed.values()) leave()
  }
}

function follow({ brand, name, doc, sync }: OpenDocument, account: number): () => void {
  let last: ListedFacts | null = null
  let wasBehind = false
  const look = () => {
    const { kind, pending } = sync.get()
    if (pending > 0) wasBehind = true
    if (kind !== 'synced' || pending > 0) return
    const facts = factsOf(doc)
    const isNews = last === null ? wasBehind : !isSame(facts, last)
    last = facts
    if (!isNews) return
    const { title, unit, ...rest } = facts
    const values = { ...(title === null ? {} : { title }), ...rest, sizeUnit: unit, tags: [...facts.tags] }
    const change = changeOfDesign('used', Number(brand), name as DesignRow['document'], values)
    storeChanges(accountStore(account).answers, [change], Date.now()).catch((cause: unknown) =>
      console.warn('the list of designs cannot be written', cause),
    )
  }
  const stop = sync.subscribe(look)
  look()
  return stop
}
