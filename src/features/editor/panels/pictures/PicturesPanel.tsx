import { Trans } from '@lingui/react/macro'
import { useSelected } from '#features/editor/state/EditorProvider.tsx'
import { Note } from '#ui/Text.tsx'
import { useApply } from '../apply/useApply.ts'
import { takesPicture, writePicture } from '../apply/write-brand.ts'
import { useAddPicture } from '../insert/useAddPicture.ts'
import { PanelHead } from '../parts/PanelHead.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { GuidePhotos } from './GuidePhotos.tsx'
import { PhotoSources } from './PhotoSources.tsx'
import styles from './Pictures.module.css'

/** How many files are taken at a time. */
const most = 10

/** Pictures of this device, of the drive and of the guide. The first of them is shown by the selected picture, if there is one. */
export default function PicturesPanel() {
  const { addPicture, storePicture, isBusy, error } = useAddPicture()
  const apply = useApply()
  const hasFrame = useSelected().some(({ layer }) => layer.type === 'image')
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
        <PhotoSources most={most} isBusy={isBusy} error={error} onFiles={(files) => void take(files)} />
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
