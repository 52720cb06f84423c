import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'

/** Where an empty slot is filled. `label`: the path of its field, by which the workbook names it. */
export type PlaceOfSlot =
  | { readonly kind: 'step'; readonly step: string; readonly label: string }
  | { readonly kind: 'photos' }

interface Field {
  readonly path: string
  readonly step?: string
}

const { info, visual } = guide
const { personality } = strategy

const fields: Readonly<Record<string, Field>> = {
  'brand.name': info.name,
  'brand.subName': info.subName,
  'brand.tagline1': personality.tagline1,
  'brand.tagline2': personality.tagline2,
  'brand.tagline3': personality.tagline3,
  'brand.website': info.website,
  'brand.address': info.address,
  'brand.representative': info.representative,
  'brand.businessName': info.businessName,
  'brand.businessNumber': info.businessNumber,
}

/** Null for a slot that nothing in the guide fills, such as the brand's mail address. */
export function placeOfSlot(slot: string): PlaceOfSlot | null {
  const name = slot.slice(1, -1)
  if (name.startsWith('photo.')) return { kind: 'photos' }
  const field = name.startsWith('logo.symbol')
    ? visual.logoSymbol
    : name.startsWith('logo.')
      ? visual['logoJson.primary']
      : fields[name]
  return field?.step ? { kind: 'step', step: field.step, label: field.path } : null
}
