import { type Form, formLimits, type SizeUnit } from '#model/forms/forms.ts'
import { millimetresPerPixel } from '#scene/body/body.ts'

/** What is typed and chosen where a design of its own size is made. */
export interface CanvasSize {
  /** Key of the form that was picked; null: the size was typed. */
  readonly form: string | null
  /** As typed. */
  readonly width: string
  readonly height: string
  readonly unit: SizeUnit
  /** Width by height that a change of one keeps; null: not locked. */
  readonly ratio: number | null
}

export type SizeChange =
  | { readonly type: 'pick'; readonly form: Form }
  | { readonly type: 'width' | 'height'; readonly text: string }
  | { readonly type: 'unit'; readonly unit: SizeUnit }
  | { readonly type: 'lock'; readonly isOn: boolean }

export const noSize: CanvasSize = { form: null, width: '', height: '', unit: 'px', ratio: null }

/** A form is picked until something is typed. With the ratio locked, a change of one side rounds the other one to keep it. */
export function changeSize(size: CanvasSize, change: SizeChange): CanvasSize {
  switch (change.type) {
    case 'pick': {
      const { key, width, height, unit } = change.form
      const ratio = size.ratio === null ? null : width / height
      return { form: key, width: String(width), height: String(height), unit, ratio }
    }
    case 'width':
    case 'height':
      return keepRatio({ ...size, form: null, [change.type]: change.text }, change.type)
    case 'unit': {
      if (change.unit === size.unit) return size
      const convert = (text: string) => {
        const value = numberIn(text)
        if (value === null) return text
        const factor = change.unit === 'mm' ? millimetresPerPixel : 1 / millimetresPerPixel
        return String(Math.round(value * factor))
      }
      return {
        ...size,
        form: null,
        width: convert(size.width),
        height: convert(size.height),
        unit: change.unit,
      }
    }
    case 'lock': {
      const [width, height] = [numberIn(size.width), numberIn(size.height)]
      const canLock = change.isOn && width !== null && height !== null
      return { ...size, ratio: canLock ? width / height : null }
    }
  }
}

function keepRatio(size: CanvasSize, changed: 'width' | 'height'): CanvasSize {
  const value = numberIn(size[changed])
  if (size.ratio === null || value === null) return size
  return changed === 'width'
    ? { ...size, height: String(Math.round(value / size.ratio)) }
    : { ...size, width: String(Math.round(value * size.ratio)) }
}

/** A positive number as typed; null for anything else. */
function numberIn(text: string): number | null {
  const value = Number(text.trim())
  return text.trim() !== '' && Number.isFinite(value) && value > 0 ? value : null
}

/** Why one side is not taken: it is empty, no number, or beyond the limits in its unit. */
export function faultOf(text: string): 'missing' | 'number' | 'small' | 'large' | null {
  if (text.trim() === '') return 'missing'
  const value = numberIn(text)
  if (value === null) return 'number'
  if (value < formLimits.smallest) return 'small'
  return value > formLimits.largest ? 'large' : null
}

export function canLock({ width, height }: CanvasSize): boolean {
  return numberIn(width) !== null && numberIn(height) !== null
}

/** Width and height in the unit; null where a design cannot be made of them. */
export function sizeOf({
  width,
  height,
}: CanvasSize): { readonly width: number; readonly height: number } | null {
  if (faultOf(width) !== null || faultOf(height) !== null) return null
  return { width: Number(width), height: Number(height) }
}
