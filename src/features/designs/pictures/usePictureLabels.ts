import { useLingui } from '@lingui/react/macro'
import type { PictureField } from './picture-fields.ts'
import { useThirdWords } from './useThirdWords.ts'

/** The name of each picture of a page: that of its layer, otherwise where it is. Alike ones are counted. */
export function usePictureLabels(fields: readonly PictureField[]): readonly string[] {
  const { t } = useLingui()
  const thirds = useThirdWords()
  const nameOf = ({ layer, third }: PictureField) => {
    if (layer.name) return layer.name
    const place = thirds[third] ?? ''
    return fields.length === 1 ? t`사진 자리` : t`사진 · ${place}`
  }
  const names = fields.map(nameOf)
  return names.map((name, at) => {
    const count = names.slice(0, at).filter((other) => other === name).length
    return count === 0 ? name : `${name} (${count + 1})`
  })
}
