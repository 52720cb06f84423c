import { useState } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { guide } from '#model/documents/guide.ts'
import { type AddedItems, addItems, itemsIn, joinItems } from '#model/quest/quest-items.ts'

const field = guide.core.service

export interface Items {
  readonly items: readonly string[]
  /** In the field, not added yet. */
  readonly typed: string
  readonly fault: Extract<AddedItems, { ok: false }>['why'] | undefined
  /** Characters for all of them. */
  readonly max: number
  type(text: string): void
  /** Adds what is typed; false where it cannot be added as it is. */
  add(text?: string): boolean
  remove(item: string): void
}

/** What is sold, as up to five entries of the answer. */
export function useItems(): Items {
  const { text, replace } = useTextBinding(field)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<Items['fault']>()
  const items = itemsIn(text)
  return {
    items,
    typed,
    fault,
    max: field.max,
    type(next) {
      setFault(undefined)
      setTyped(next)
    },
    add(next = typed) {
      if (next.trim() === '') return true
      const added = addItems(text, next, field.max)
      if (added.ok) {
        replace(added.answer)
        setTyped('')
      } else setFault(added.why)
      return added.ok
    },
    remove: (item) => replace(joinItems(items.filter((other) => other !== item))),
  }
}
