import { Trans, useLingui } from '@lingui/react/macro'
import Crop from 'lucide-react/icons/crop'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImageOff from 'lucide-react/icons/image-off'
import ImageUp from 'lucide-react/icons/image-up'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useRef, useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type PictureOrigin, useLayerPicture } from '#kits/design/document/useLayerPicture.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { useStoreFile } from '#kits/pictures/useStoreFile.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { fileIn } from '#scene/body/file-sources.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PicturePlacing } from './PicturePlacing.tsx'
import styles from './Pictures.module.css'
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

/** One picture of the design: another one from the device or the drive, its place in the frame, and the way back to the guide's. */
export function PictureInput({ layer, label, dress, origin, onFocus }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('design')
  const { picture, words, isProblem } = usePictureState(layer.src, dress)
  const { choose, reset, undo } = useLayerPicture(layer.id)
  const storing = useStoreFile(document.name)
  const hasDrive = useHasDrive()
  const input = useRef<HTMLInputElement>(null)
  const placing = useId()
  const [isPlacing, setIsPlacing] = useState(false)
  const url = useObjectUrl((picture && dress.bytes.get(picture.key)?.screen) ?? null)
  const [x, y] = layer.focus ?? [0.5, 0.5]

  const say = (text: string) =>
    showToast({ tone: 'success', text, action: { label: t`실행 취소`, onPress: undo } })
  const take = async ([file]: readonly File[]) => {
    const stored = file && (await storing.store(file, photoRule))
    if (stored && choose(stored)) say(t`사진을 바꿨어요`)
  }
  const takeFromDrive = async () => take(await pickFromDrive({ types: photoRule.types, most: 1 }))
  const entries = [
    { id: 'device', label: t`이 기기에서 고르기`, icon: <Icon of={ImageUp} size="small" /> },
    ...(hasDrive
      ? [{ id: 'drive', label: t`드라이브에서 고르기`, icon: <Icon of={FolderOpen} size="small" /> }]
      : []),
  ]
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
          {!isReadOnly && (
            <Row gap={1} isWrapped>
              <MenuButton
                label={t`${label} 바꾸기`}
                size="small"
                icon={<Icon of={ImageUp} size="small" />}
                aria-busy={storing.isBusy || undefined}
                groups={[{ id: 'ways', entries }]}
                onChoose={(id) => (id === 'drive' ? void takeFromDrive() : input.current?.click())}
                placement="bottom start"
              >
                <Trans>바꾸기</Trans>
              </MenuButton>
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
                  onClick={() => {
                    if (reset(origin)) say(t`가이드 사진으로 되돌렸어요`)
                  }}
                >
                  <Trans>내 가이드 사진으로 되돌리기</Trans>
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </div>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-hidden
          accept={photoRule.types.join()}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ''
            void take(files)
          }}
        />
      </VisuallyHidden>
      <div id={placing}>{isPlacing && picture && !isReadOnly && <PicturePlacing layer={layer} />}</div>
      {storing.error !== null && (
        <Text role="alert" size="small" tone="danger">
          {storing.error}
        </Text>
      )}
    </Stack>
  )
}
