import { useLingui } from '@lingui/react/macro'
import { millimetresPerPixel } from '#scene/body/body.ts'
import { useShown } from '../state/EditorProvider.tsx'

/** Writes px of the page in the unit of the form: millimetres with a tenth at most, whole px. */
export function useLength(): (pixels: number, isWithUnit?: boolean) => string {
  const { i18n } = useLingui()
  const { unit } = useShown().body
  return (pixels, isWithUnit = true) => {
    const isMetric = unit === 'mm'
    const value = i18n.number(isMetric ? pixels * millimetresPerPixel : pixels, {
      maximumFractionDigits: isMetric ? 1 : 0,
      useGrouping: false,
    })
    return isWithUnit ? `${value} ${unit}` : value
  }
}
