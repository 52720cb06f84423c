import { useEffect } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import type { PictureScene } from './picture-scene.ts'

/** Reads what pictures of entries are drawn with. Draws nothing. */
export default function SceneSource({ onScene }: { onScene: (scene: PictureScene) => void }): null {
  const { document } = useDocumentView(mainDocument)
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const studio = useCardStudio()
  const { designs } = useDesigns(document.brand)
  useEffect(() => onScene({ dress, pictures, studio, designs }), [onScene, dress, pictures, studio, designs])
  return null
}
