import { useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ToolBrand } from '#features/tools/brand/tool-brand.ts'
import { beginPicture, keepPictureInput, type PictureInput, readPictureInput } from './picture-input.ts'

export interface PictureFormState {
  readonly input: PictureInput
  change(values: Partial<PictureInput>): void
}

/** What is typed and chosen; kept on this device at once. Until then it follows the guide. */
export function usePictureForm(ref: BrandRef, brand: ToolBrand): PictureFormState {
  const [own, setOwn] = useState(() => readPictureInput(ref))
  return {
    input: own ?? beginPicture(brand),
    // After an answer of the server something else may have been typed: what is stored is the latest.
    change(values) {
      const next = { ...(readPictureInput(ref) ?? own ?? beginPicture(brand)), ...values }
      setOwn(next)
      keepPictureInput(ref, next)
    },
  }
}
