import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Slot } from '#scene/body/body.ts'
import { Icon } from '#ui/Icon.tsx'
import { useApply } from '../apply/useApply.ts'
import { takesPicture, writePicture } from '../apply/write-brand.ts'
import { InsertButton } from '../drag/InsertButton.tsx'
import { pictureLayer } from '../insert/picture-layer.ts'
import { useInsert } from '../insert/useInsert.ts'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Pictures.module.css'

/** Photographs of the guide: in the selected picture, or as a picture of their own. A design follows the guide with them. */
export function GuidePhotos() {
  const { t } = useLingui()
  const { dress, body } = useShown()
  const { photos } = dress.dress
  const urls = usePictureUrls(dress.bytes)
  const insert = useInsert()
  const apply = useApply()
  if (photos.length === 0 && !dress.isWhole) return null
  if (photos.length === 0) {
    return (
      <Link to="/brand/guide/visual" hash="photography" target="_blank" className={styles.empty}>
        <Icon of={Plus} size="small" />
        <Trans>사진이 비어 있어요. 가이드에 사진 올리기</Trans>
      </Link>
    )
  }
  return (
    <RovingGrid label={t`가이드의 사진`} className={styles.photos}>
      {photos.map(({ key, width, height }, index) => {
        const src: Slot = `{photo.${index + 1}}`
        const made = () => [pictureLayer(body, src, width / height)]
        return (
          <InsertButton
            key={key}
            className={styles.photo}
            aria-label={t`사진 ${index + 1}`}
            onPress={() => {
              const isApplied = apply({
                fits: takesPicture,
                lock: 'content',
                write: (doc, layer) => writePicture(doc, layer, src),
              })
              if (!isApplied) insert(made())
            }}
            onPlace={(point) => insert(made(), point)}
          >
            <img src={urls.get(key)} alt="" draggable={false} loading="lazy" decoding="async" />
          </InsertButton>
        )
      })}
    </RovingGrid>
  )
}
