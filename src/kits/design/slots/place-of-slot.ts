import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { fileIn } from '#scene/body/file-sources.ts'

/** Where empty slots are filled, each place once. */
export interface PlacesOfSlots {
  /** `label`: the path of the field, by which the workbook names it. */
  readonly steps: readonly { readonly step: string; readonly label: string }[]
  readonly hasPhotos: boolean
  /** Pictures that were chosen for the design itself. */
  readonly hasFiles: boolean
  /** Slots that no step fills, such as the brand's mail address. */
  readonly others: readonly string[]
}

/** The field that fills a slot. */
export interface SlotField {
  readonly path: string
  /** The step of the workbook that has it; absent: none has. */
  readonly step?: string
}

const { info, visual } = guide
const { personality } = strategy

const fields: Readonly<Record<string, SlotField>> = {
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

/** The field that fills a slot, such as `brand.address`; undefined where none does. */
export function fieldOfSlot(name: string): SlotField | undefined {
  if (name.startsWith('logo.symbol')) return visual.logoSymbol
  if (name.startsWith('logo.')) return visual['logoJson.primary']
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Where these slots, such as `{brand.address}`, `{photo.1}` or `file:7`, are filled. */
export function placesOfSlots(slots: readonly string[]): PlacesOfSlots {
  const steps = new Map<string, { readonly step: string; readonly label: string }>()
  const others = new Set<string>()
  let hasPhotos = false
  let hasFiles = false
  for (const slot of slots) {
    if (fileIn(slot) !== null) {
      hasFiles = true
      continue
    }
    const name = slot.slice(1, -1)
    const field = fieldOfSlot(name)
    if (name.startsWith('photo.')) hasPhotos = true
    else if (field?.step) steps.set(field.path, { step: field.step, label: field.path })
    else others.add(name.replace(/^brand\./, ''))
  }
  return { steps: [...steps.values()], hasPhotos, hasFiles, others: [...others] }
}
