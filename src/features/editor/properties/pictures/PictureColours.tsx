import { Trans, useLingui } from '@lingui/react/macro'
import { PictureAdjust } from '#features/editor/pictures/PictureAdjust.tsx'
import type { ImageLayer } from '#scene/body/body.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { unlocked } from '../fields/layer-values.ts'

/** The light and the colours of pictures. */
export function PictureColours({ pictures }: { pictures: readonly ImageLayer[] }) {
  const { t } = useLingui()
  const isReadOnly = useIsReadOnly()
  const free = unlocked(pictures, 'style')
  const isLocked = free.length === 0
  if (isReadOnly) return null
  return (
    <FieldGroup title={t`사진의 색`} locked={isLocked && <Trans>모양이 잠겨 있어요.</Trans>}>
      <PictureAdjust layers={isLocked ? pictures : free} isBlocked={isLocked} />
    </FieldGroup>
  )
}
