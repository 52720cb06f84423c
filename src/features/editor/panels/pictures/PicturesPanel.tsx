import { Trans } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImageUp from 'lucide-react/icons/image-up'
import { useRef } from 'react'
import { useSelected } from '#features/editor/state/EditorProvider.tsx'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row } from '#ui/Stack.tsx'
import { Note, Text } from '#ui/Text.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useApply } from '../apply/useApply.ts'
import { takesPicture, writePicture } from '../apply/write-brand.ts'
import { useAddPicture } from '../insert/useAddPicture.ts'
import { PanelHead } from '../parts/PanelHead.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { GuidePhotos } from './GuidePhotos.tsx'
import styles from './Pictures.module.css'

/** How many files are taken at a time. */
const most = 10

/** Pictures of this device, of the drive and of the guide. The first of them is shown by the selected picture, if there is one. */
export default function PicturesPanel() {
  const { addPicture, storePicture, isBusy, error } = useAddPicture()
  const hasDrive = useHasDrive()
  const apply = useApply()
  const hasFrame = useSelected().some(({ layer }) => layer.type === 'image')
  const input = useRef<HTMLInputElement>(null)
  const take = async (files: readonly File[]) => {
    const [first, ...others] = files.slice(0, most)
    if (!first) return
    if (!hasFrame) await addPicture(first)
    else {
      const stored = await storePicture(first)
      if (stored)
        apply({
          fits: takesPicture,
          lock: 'content',
          write: (doc, layer) => writePicture(doc, layer, stored),
        })
    }
    for (const file of others) await addPicture(file)
  }
  return (
    <>
      <PanelHead title={<Trans>사진</Trans>} />
      <PanelSection title={<Trans>넣기</Trans>}>
        <Row gap={2} isWrapped>
          <Button
            size="small"
            icon={<Icon of={ImageUp} size="small" />}
            aria-busy={isBusy || undefined}
            onClick={() => input.current?.click()}
          >
            <Trans>이 기기에서</Trans>
          </Button>
          {hasDrive && (
            <Button
              size="small"
              icon={<Icon of={FolderOpen} size="small" />}
              onClick={async () => take(await pickFromDrive({ types: photoRule.types, most }))}
            >
              <Trans>드라이브에서</Trans>
            </Button>
          )}
        </Row>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            multiple
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
        {error !== null && (
          <Text role="alert" size="small" tone="danger">
            {error}
          </Text>
        )}
        {hasFrame && (
          <Note>
            <Trans>고른 사진 자리에 들어가요. 새로 놓으려면 고른 것을 풀어 주세요.</Trans>
          </Note>
        )}
      </PanelSection>
      <PanelSection title={<Trans>가이드의 사진</Trans>}>
        <div className={styles.large}>
          <GuidePhotos />
        </div>
      </PanelSection>
    </>
  )
}
