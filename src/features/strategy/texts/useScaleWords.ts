import { useLingui } from '@lingui/react/macro'
import { optionWord } from '#kits/words/content.ts'
import { leaning } from '#model/options/scales.ts'

/** Texts of a scale: its name, its ends, and a label that tells screen readers the value on it (0 to 100). */
export function useScaleWords(): (
  scale: string,
  value: number | null,
) => { name: string; low: string; high: string; label: string } {
  const { t } = useLingui()
  return (scale, value) => {
    const name = optionWord('scale', scale, 'options-strategy')
    const low = optionWord('scaleLow', scale, 'options-strategy')
    const high = optionWord('scaleHigh', scale, 'options-strategy')
    const end = leaning(value)
    const place = value === null ? t`아직 고르지 않음` : end === null ? t`가운데` : end === 'low' ? low : high
    const number = value ?? ''
    return { name, low, high, label: t`${name}: ${place} ${number}`.trim() }
  }
}
