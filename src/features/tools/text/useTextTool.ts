import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { missingIn, prefill } from './prefill.ts'
import { keepToolInput, readToolInput, type ToolInput } from './stored-input.ts'
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
  /** Writes it in other sentences. */
  again(): void
  show(variant: string): void
  /** null: as it was written. */
  edit(text: string | null): void
}

/** A text tool of the brand: what is typed and changed is kept on this device at once. */
export function useTextTool(tool: TextTool, brand: ToolBrand, firstVariant: string): TextToolState {
  const { brand: ref } = useDocument()
  // Until something is typed or pressed it follows the guide.
  const [own, setOwn] = useState(() => readToolInput(ref, tool))
  const input = own ?? begin(tool, brand, firstVariant)
  const change = (values: Partial<ToolInput>) => {
    const next = { ...input, ...values }
    setOwn(next)
    keepToolInput(ref, tool, next)
  }
  const { typed, written, turn, variant, edited } = input
  return {
    typed,
    result: written && writeResult(tool, variant, written, brand, turn),
    variant,
    edited: edited[variant] ?? null,
    type: (key, value) => change({ typed: { ...typed, [key]: value } }),
    write() {
      const missing = missingIn(tool, typed)
      if (missing.length === 0) change({ written: typed, turn: 0, edited: {} })
      return missing
    },
    again: () => change({ turn: turn + 1, edited: without(edited, variant) }),
    show: (next) => change({ variant: next }),
    edit: (text) =>
      change({ edited: text === null ? without(edited, variant) : { ...edited, [variant]: text } }),
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
