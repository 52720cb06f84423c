import { keepBrandFact, readBrandFact } from '#engine/identity/brand-facts.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ToolKey } from '#model/tools/tools.ts'

/** What a person did in a tool, as this device keeps it for the brand. Null: nothing, or it cannot be read. */
export function readStoredTool(brand: BrandRef, tool: ToolKey): unknown {
  return readAll(brand)[tool] ?? null
}

/** `input` is stored as JSON; null removes it. */
export function keepStoredTool(brand: BrandRef, tool: ToolKey, input: object | null): void {
  keepBrandFact(brand, 'tools', JSON.stringify({ ...readAll(brand), [tool]: input ?? undefined }))
}

function readAll(brand: BrandRef): Readonly<Partial<Record<ToolKey, unknown>>> {
  try {
    const stored: unknown = JSON.parse(readBrandFact(brand, 'tools') ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}
