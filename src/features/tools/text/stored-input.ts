import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'
import { keepStoredTool, readStoredTool } from '../stored/stored-tools.ts'

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

/** null: nothing was typed yet, or not by this version. */
export function readToolInput(brand: BrandRef, tool: TextTool): ToolInput | null {
  const input = readStoredTool(brand, tool)
  return isInput(input) ? input : null
}

export function keepToolInput(brand: BrandRef, tool: TextTool, input: ToolInput): void {
  keepStoredTool(brand, tool, input)
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
