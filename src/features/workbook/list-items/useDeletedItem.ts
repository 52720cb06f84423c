import { type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Item, ItemShape, ListField, NewItem, Property } from '#model/fields/list.ts'

interface Deleted<Shape extends ItemShape> {
  readonly item: Item<Shape>
  /** Its last index. */
  readonly at: number
}

interface EditedItem<Shape extends ItemShape> extends Deleted<Shape> {
  /** Current text of the inputs by property; the document may not have it yet. */
  readonly typed: Map<string, string>
}

/**
 * Keeps an item that another member deletes while it is edited here: its last state with the typed text, until
 * it is restored or dismissed.
 */
export function useDeletedItem<Shape extends ItemShape>(
  field: ListField<Shape>,
  items: readonly Item<Shape>[],
) {
  const { document, isReadOnly } = useDocumentView(field.document)
  const kept = useRef(new Map<string, EditedItem<Shape>>())
  const removedHere = useRef(new Set<string>())
  const composing = useRef(false)
  const [deleted, setDeleted] = useState<Deleted<Shape> | null>(null)

  useEffect(() => {
    for (const [key, last] of kept.current) {
      const at = items.findIndex((item) => item.key === key)
      const item = items[at]
      if (item) {
        // Outside of a composition every keystroke is in the document before the items are read.
        kept.current.set(key, { item, at, typed: composing.current ? last.typed : new Map() })
        continue
      }
      kept.current.delete(key)
      if (!removedHere.current.delete(key)) setDeleted({ item: withTyped(field, last), at: last.at })
    }
    setDeleted((before) => (before && items.some(({ key }) => key === before.item.key) ? null : before))
  }, [field, items])

  function touch(key: string): EditedItem<Shape> | null {
    const known = kept.current.get(key)
    if (known) return known
    const at = items.findIndex((item) => item.key === key)
    const item = items[at]
    if (!item) return null
    const made = { item, at, typed: new Map<string, string>() }
    kept.current.set(key, made)
    return made
  }

  return {
    /** The item to offer for restoring; null where there is none. */
    deleted,
    /** Event handlers for the element around an item's inputs, which are in elements with `data-field`. */
    watch: (key: string) => ({
      onInput: ({ target }: FormEvent) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        const path = target.closest<HTMLElement>('[data-field]')?.dataset.field
        const property = path?.slice(path.lastIndexOf('/') + 1)
        if (property === undefined || target.readOnly) return
        touch(key)?.typed.set(property, target.value)
      },
      onFocus: () => void touch(key),
      onCompositionStart: (_event: CompositionEvent) => {
        composing.current = true
      },
      onCompositionEnd: (_event: CompositionEvent) => {
        composing.current = false
      },
    }),
    /** To be called before an item is deleted here, so that it is not offered for restoring. */
    expectRemoval: (key: string) => void removedHere.current.add(key),
    dismiss: () => setDeleted(null),
    /** Restores the item under its old key, so that references to it stay valid. */
    restore: () => {
      if (!deleted || isReadOnly) return
      const { key, id } = deleted.item
      document.edit((doc) => {
        if (field.has(doc, key)) return
        field.add(doc, deleted.item as NewItem<Shape>, { at: deleted.at, key })
        // Keeps the server's id, so that the server updates its row instead of creating a second one.
        if (id !== null) field.attachId(doc, key, id)
      })
      setDeleted(null)
    },
  }
}

function withTyped<Shape extends ItemShape>(field: ListField<Shape>, { item, typed }: EditedItem<Shape>) {
  const whole: Record<string, unknown> = { ...item }
  const properties = field.properties as Readonly<Record<string, Property | undefined>>
  for (const [property, text] of typed) {
    const composed = text.normalize('NFC')
    const definition = properties[property]
    if (!definition || composed.trim() === '') continue
    const handle = definition.at(item.key)
    if (handle.kind === 'text' || handle.accepts(composed)) whole[property] = composed
  }
  return whole as Item<Shape>
}
