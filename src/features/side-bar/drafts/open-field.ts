import { useEffect, useState } from 'react'
import type { TextHandle } from '#model/fields/text.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'

/** The text at a path, also inside a list; null for other fields. */
export function textAtPath(path: string): TextHandle | null {
  const found = fieldAtPath(path)
  if (!found) return null
  const { field, item, property } = found
  if (field.kind === 'text') return field
  if (field.kind !== 'list' || item === null || property === null) return null
  const inItem = field.properties[property]
  return inItem?.kind === 'text' ? inItem.at(item) : null
}

/** The texts that the step on screen asks for, by path, in their order. */
function textsOnScreen(): string[] {
  const paths = [...document.querySelectorAll<HTMLElement>('main [data-field]')].map(
    ({ dataset }) => dataset.field ?? '',
  )
  return [...new Set(paths)].filter((path) => textAtPath(path) !== null)
}

/** Path of the field that has the focus; null where none has. */
export function focusedField(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null
}

/** Puts the focus into a field on screen. */
export function focusField(path: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('main [data-field]')]
  const field = fields.find(({ dataset }) => dataset.field === path)
  field?.querySelector<HTMLElement>('textarea, input')?.focus()
}

interface OpenField {
  /** Null on a step without texts. */
  readonly path: string | null
  readonly paths: readonly string[]
  choose(path: string): void
}

/** The text field that is meant: the one that had the focus last, else the first of the step. */
export function useOpenField(): OpenField {
  const [paths, setPaths] = useState(textsOnScreen)
  const [chosen, choose] = useState(focusedField)
  useEffect(() => {
    const follow = () => {
      const field = focusedField()
      if (field !== null && textAtPath(field)) choose(field)
    }
    const look = () => {
      const found = textsOnScreen()
      setPaths((known) => (known.join() === found.join() ? known : found))
    }
    // The answer of a step may come after the bar, and a list may get more items.
    const watching = new MutationObserver(look)
    const main = document.querySelector('main')
    if (main) watching.observe(main, { childList: true, subtree: true, attributeFilter: ['data-field'] })
    look()
    document.addEventListener('focusin', follow)
    return () => {
      watching.disconnect()
      document.removeEventListener('focusin', follow)
    }
  }, [])
  const path = chosen !== null && paths.includes(chosen) ? chosen : (paths[0] ?? null)
  return { path, paths, choose }
}
