import { useMemo } from 'react'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { paletteOf, type ScenePalette } from '#scene/colour/palette.ts'

/** All colours that a design may name, in the brand. */
export function usePalette(): ScenePalette {
  const { dress } = useShown().dress
  return useMemo(() => paletteOf(dress), [dress])
}
