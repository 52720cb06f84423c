import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'

/** What a person did in a tool, as this device keeps it for the brand. */
export interface ToolInput {
  readonly typed: Typed
  /** What the shown text was written of; null: nothing was written yet. */
  readonly written: Typed | null
  readonly turn: number
  readonly variant: string
  /** Texts that were changed by hand, by variant. */
  readonly edited: Typed
}

type Stored = Readonly<Partial<Record<TextTool, ToolInput>>>

/** null: nothing was typed yet, or not by this version. */
export function readToolInput(brand: BrandRef, tool: TextTool): ToolInput | null {
  const input: unknown = readAll(brand)[tool]
  return isInput(input) ? input : null
}

export function keepToolInput(brand: BrandRef, tool: TextTool, input: ToolInput): void {
  keepBrandFact(brand, 'tools', JSON.stringify({ ...readAll(brand), [tool]: input }))
}

function readAll(brand: BrandRef): Stored {
  try {
    const stored: unknown = JSON.parse(readBrandFact(brand, 'tools') ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

function isInput(input: unknown): input is ToolInput {
  if (typeof input !== 'object' || input === null) return false
  const { typed, written, turn, variant, edited } = input as Partial<ToolInput>
  return (
    isTexts(typed) &&
    (written === null || isTexts(written)) &&
    typeof turn === 'number' &&
    Number.isSafeInteger(turn) &&
    typeof variant === 'string' &&
    isTexts(edited)
  )
}

function isTexts(values: unknown): values is Typed {
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every((one) => typeof one === 'string')
  )
}
