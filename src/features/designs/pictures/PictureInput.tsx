import { Trans } from '@lingui/react/macro'
import Crop from 'lucide-react/icons/crop'
import ImageOff from 'lucide-react/icons/image-off'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { PictureOrigin } from '#kits/design/document/useLayerPicture.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { useSaysMade } from '#kits/pictures/made/useSaysMade.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { fileIn } from '#scene/body/file-sources.ts'
import { photoOf } from '#scene/slots/is-filled.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { ChangePicture } from './ChangePicture.tsx'
import { PicturePlacing } from './PicturePlacing.tsx'
import styles from './Pictures.module.css'
import { usePictureChoice } from './usePictureChoice.ts'
import { usePictureState } from './usePictureState.ts'

interface Props {
  layer: ImageLayer
  label: string
  dress: DressOfBrand
  /** What the template has there. */
  origin: PictureOrigin
  /** Something of it got the focus: its page is shown. */
  onFocus: () => void
}

/** One picture of the design: another one from the device or the drive, its place in the frame, and the way back to the guide's, or to none. */
export function PictureInput({ layer, label, dress, origin, onFocus }: Props) {
  const { isReadOnly } = useDocumentView('design')
  const { picture, words, isProblem } = usePictureState(layer.src, dress)
  const { take, takeFromDrive, reset, isBusy, error } = usePictureChoice(layer.id)
  const placing = useId()
  const [isPlacing, setIsPlacing] = useState(false)
  const bytes = picture && dress.bytes.get(picture.key)
  const isMade = useSaysMade(picture?.key ?? '', bytes?.whole)
  const url = useObjectUrl(bytes?.screen ?? null)
  // Where the guide has no picture for this place, nothing takes the place of the chosen one.
  const isOfGuide = photoOf(origin.src, dress.dress) !== null
  const [x, y] = layer.focus ?? [0.5, 0.5]
  return (
    <Stack gap={2} role="group" aria-label={label} onFocus={onFocus}>
      <div className={styles.picture}>
        <span className={styles.frame}>
          {url ? (
            <img src={url} alt="" style={{ objectPosition: `${100 * x}% ${100 * y}%` }} />
          ) : (
            <Icon of={ImageOff} />
          )}
        </span>
        <Stack gap={1}>
          <Text as="span" size="small">
            {label}
          </Text>
          <Text as="span" size="small" tone={isProblem ? 'danger' : 'soft'}>
            {words}
          </Text>
          {isMade && (
            <Row gap={1}>
              <MadeByModel />
            </Row>
          )}
          {!isReadOnly && (
            <Row gap={1} isWrapped>
              <ChangePicture
                label={label}
                isEmpty={!picture}
                isBusy={isBusy}
                onFiles={(files) => void take(files)}
                onDrive={() => void takeFromDrive()}
              />
              {picture && (
                <Button
                  look="quiet"
                  size="small"
                  icon={<Icon of={Crop} size="small" />}
                  aria-expanded={isPlacing}
                  aria-controls={placing}
                  onClick={() => setIsPlacing(!isPlacing)}
                >
                  <Trans>자리 맞추기</Trans>
                </Button>
              )}
              {fileIn(layer.src) !== null && (
                <Button
                  look="quiet"
                  size="small"
                  icon={<Icon of={Undo2} size="small" />}
                  onClick={() => reset(origin, isOfGuide)}
                >
                  {isOfGuide ? <Trans>내 가이드 사진으로 돌아가기</Trans> : <Trans>사진 빼기</Trans>}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </div>
      <div id={placing}>{isPlacing && picture && !isReadOnly && <PicturePlacing layer={layer} />}</div>
      {error !== null && (
        <Text role="alert" size="small" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  )
}
