import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ToolBrand } from '#features/tools/brand/tool-brand.ts'
import { keepStoredTool, readStoredTool } from '#features/tools/stored/stored-tools.ts'
import {
  type PictureForm,
  type PictureStyle,
  pictureForms,
  pictureLimits,
  pictureStyles,
} from '#model/pictures/made-picture.ts'
import { cutText } from '#model/text/cut-text.ts'

/** What is typed and chosen for pictures by a model, as this device keeps it for the brand. */
export interface PictureInput {
  readonly subject: string
  readonly style: PictureStyle
  readonly form: PictureForm
  /** How many pictures. */
  readonly count: number
  /** A request whose answer never came, as JSON, with its key: sent again it is the same request, also after a reload. */
  readonly sent: { readonly key: string; readonly body: string } | null
}

/** What it begins with: what the brand sells. */
export function beginPicture({ items: [item = ''] }: Pick<ToolBrand, 'items'>): PictureInput {
  return {
    subject: cutText(item, pictureLimits.subject),
    style: 'PHOTO',
    form: 'SQUARE',
    count: 2,
    sent: null,
  }
}

/** null: nothing was typed yet, or not by this version. */
export function readPictureInput(brand: BrandRef): PictureInput | null {
  const input = readStoredTool(brand, 'image')
  return isInput(input) ? input : null
}

export function keepPictureInput(brand: BrandRef, input: PictureInput): void {
  keepStoredTool(brand, 'image', input)
}

function isInput(input: unknown): input is PictureInput {
  if (typeof input !== 'object' || input === null) return false
  const { subject, style, form, count, sent } = input as Partial<PictureInput>
  return (
    typeof subject === 'string' &&
    pictureStyles.some((one) => one === style) &&
    pictureForms.some((one) => one === form) &&
    typeof count === 'number' &&
    Number.isSafeInteger(count) &&
    count >= 1 &&
    count <= pictureLimits.count &&
    (sent === null || isSent(sent))
  )
}

function isSent(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return false
  const { key, body } = sent as { readonly key?: unknown; readonly body?: unknown }
  return typeof key === 'string' && typeof body === 'string'
}
