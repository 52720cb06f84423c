import { useLingui } from '@lingui/react/macro'
import Crop from 'lucide-react/icons/crop'
import Eraser from 'lucide-react/icons/eraser'
import { Suspense, useState } from 'react'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { useSaysMade } from '#kits/pictures/made/useSaysMade.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { pictureOfLayer } from '#scene/page/paint-image.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Row } from '#ui/Stack.tsx'
import { useEditorState, useShown } from '../state/EditorProvider.tsx'

const CutOutDialog = lazyComponent(() => import('./CutOutDialog.tsx'))

/** What can be done with one picture that may be changed; nothing where its file is not here. */
export function PictureActs({ layer }: { readonly layer: ImageLayer }) {
  const { t } = useLingui()
  const { cropping } = useEditorState()
  const { dress } = useShown()
  const [isCutting, setIsCutting] = useState(false)
  const picture = pictureOfLayer(layer, dress.dress)
  const blob = picture && dress.bytes.get(picture.key)?.whole
  const isMade = useSaysMade(picture?.key ?? '', blob)
  if (!blob) return null
  return (
    <Row gap={2} isWrapped>
      {isMade && <MadeByModel />}
      {layer.fit !== 'contain' && (
        <Button
          size="small"
          icon={<Icon of={Crop} size="small" />}
          onClick={() => cropping.set(layer.id)}
        >{t`자르기`}</Button>
      )}
      <Button
        size="small"
        icon={<Icon of={Eraser} size="small" />}
        onClick={() => setIsCutting(true)}
      >{t`바탕 지우기`}</Button>
      {isCutting && (
        <Suspense fallback={null}>
          <CutOutDialog layer={layer.id} blob={blob} onClose={() => setIsCutting(false)} />
        </Suspense>
      )}
    </Row>
  )
}
