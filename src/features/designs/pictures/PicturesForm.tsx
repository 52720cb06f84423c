import type { PictureOrigin } from '#kits/design/document/useLayerPicture.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { Stack } from '#ui/Stack.tsx'
import { PictureInput } from './PictureInput.tsx'
import type { PictureField } from './picture-fields.ts'
import { usePictureLabels } from './usePictureLabels.ts'

interface Props {
  dress: DressOfBrand
  fields: readonly PictureField[]
  originOf: (layer: ImageLayer) => PictureOrigin
  /** Something of it got the focus: its page is shown. */
  onFocus: () => void
}

/** The pictures of one page. */
export function PicturesForm({ dress, fields, originOf, onFocus }: Props) {
  const labels = usePictureLabels(fields)
  return (
    <Stack gap={4}>
      {fields.map(({ layer }, at) => (
        <PictureInput
          key={layer.id}
          layer={layer}
          label={labels[at] ?? ''}
          dress={dress}
          origin={originOf(layer)}
          onFocus={onFocus}
        />
      ))}
    </Stack>
  )
}
