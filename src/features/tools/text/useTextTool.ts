import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { missingIn, prefill } from './prefill.ts'
import { keepToolInput, readToolInput, type ToolInput } from './stored-input.ts'
import { nextTurn } from './turns.ts'
import { type ToolResult, writeResult } from './write-result.ts'

export interface TextToolState {
  readonly typed: Typed
  /** What was written; null before. */
  readonly result: ToolResult | null
  readonly variant: string
  /** The text as a person changed it; null: as it was written. */
  readonly edited: string | null
  type(key: string, value: string): void
  /** Writes of what is typed. Answers the keys of fields that are missing; then nothing is written. */
  write(): readonly string[]
  /** Writes it in other sentences, in place of a text that was changed. */
  again(): Again
  show(variant: string): void
  /** null: as it was written. */
  edit(text: string | null): void
}

/** What came of writing again. */
export interface Again {
  /** `first`: all were shown, and it begins again; `none`: there are no other sentences. */
  readonly came: 'next' | 'first' | 'none'
  /** Puts the changed text back that was replaced. Answers false where a newer one is there, which stays. */
  takeBack(): boolean
}

/** A text tool of the brand: what is typed and changed is kept on this device at once. */
export function useTextTool(tool: TextTool, brand: ToolBrand, firstVariant: string): TextToolState {
  const { brand: ref } = useDocument()
  // Until something is typed or pressed it follows the guide.
  const [own, setOwn] = useState(() => readToolInput(ref, tool))
  const input = own ?? begin(tool, brand, firstVariant)
  // Of what is stored: a toast may change it long after this was drawn.
  const change = (valuesOf: (latest: ToolInput) => Partial<ToolInput>) => {
    const latest = readToolInput(ref, tool) ?? begin(tool, brand, firstVariant)
    const next = { ...latest, ...valuesOf(latest) }
    setOwn(next)
    keepToolInput(ref, tool, next)
  }
  const { typed, written, turn, variant, edited } = input
  const setEdited = (text: string | null) =>
    change((latest) => ({
      edited: text === null ? without(latest.edited, variant) : { ...latest.edited, [variant]: text },
    }))
  return {
    typed,
    result: written && writeResult(tool, variant, written, brand, turn),
    variant,
    edited: edited[variant] ?? null,
    type: (key, value) => change((latest) => ({ typed: { ...latest.typed, [key]: value } })),
    write() {
      const missing = missingIn(tool, typed)
      if (missing.length === 0) change(() => ({ written: typed, turn: 0, edited: {} }))
      return missing
    },
    again() {
      const textOf = (one: number) => (written ? writeResult(tool, variant, written, brand, one).text : '')
      const next = nextTurn(turn, textOf)
      const before = edited[variant]
      change((latest) => ({ turn: next?.turn ?? turn, edited: without(latest.edited, variant) }))
      return {
        came: next === null ? 'none' : next.isFirst ? 'first' : 'next',
        takeBack() {
          const latest = readToolInput(ref, tool)
          const isNewer = latest?.edited[variant] !== undefined || !isSame(latest?.written, written)
          if (before !== undefined && !isNewer) setEdited(before)
          return !isNewer
        },
      }
    },
    show: (next) => change(() => ({ variant: next })),
    edit: setEdited,
  }
}

/** What the guide knows is written at once. */
function begin(tool: TextTool, brand: ToolBrand, variant: string): ToolInput {
  const typed = prefill(tool, brand)
  const isWhole = missingIn(tool, typed).length === 0
  return { typed, written: isWhole ? typed : null, turn: 0, variant, edited: {} }
}

function without(texts: Typed, variant: string): Typed {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key !== variant))
}
