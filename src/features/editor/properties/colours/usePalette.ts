import { useMemo } from 'react'
import { paletteOf, type ScenePalette } from '#scene/colour/palette.ts'
import { useShown } from '../../state/EditorProvider.tsx'

/** All colours that a design may name, in the brand. */
export function usePalette(): ScenePalette {
  const { dress } = useShown().dress
  return useMemo(() => paletteOf(dress), [dress])
}
