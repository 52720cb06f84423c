import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'

/** Where empty slots are filled, each place once. */
export interface PlacesOfSlots {
  /** `label`: the path of the field, by which the workbook names it. */
  readonly steps: readonly { readonly step: string; readonly label: string }[]
  readonly hasPhotos: boolean
  /** Slots that no step fills, such as the brand's mail address. */
  readonly others: readonly string[]
}

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

export function placesOfSlots(slots: readonly string[]): PlacesOfSlots {
  const steps = new Map<string, { readonly step: string; readonly label: string }>()
  const others = new Set<string>()
  let hasPhotos = false
  for (const slot of slots) {
    const name = slot.slice(1, -1)
    const field = fieldOf(name)
    if (name.startsWith('photo.')) hasPhotos = true
    else if (field?.step) steps.set(field.path, { step: field.step, label: field.path })
    else others.add(name.replace(/^brand\./, ''))
  }
  return { steps: [...steps.values()], hasPhotos, others: [...others] }
}

function fieldOf(name: string): Field | undefined {
  if (name.startsWith('logo.symbol')) return visual.logoSymbol
  if (name.startsWith('logo.')) return visual['logoJson.primary']
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
