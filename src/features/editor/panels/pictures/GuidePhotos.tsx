import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import MadeSign from '#kits/pictures/made/MadeSign.tsx'
import { useSaysMade } from '#kits/pictures/made/useSaysMade.ts'
import type { Slot } from '#scene/body/body.ts'
import type { DressPicture } from '#scene/dress/dress.ts'
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
  const { dress } = useShown()
  const { photos } = dress.dress
  const urls = usePictureUrls(dress.bytes)
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
      {photos.map((photo, index) => (
        <GuidePhoto key={photo.key} photo={photo} index={index} url={urls.get(photo.key)} />
      ))}
    </RovingGrid>
  )
}

interface PhotoProps {
  photo: DressPicture
  /** From 0. */
  index: number
  url: string | undefined
}

function GuidePhoto({ photo: { key, width, height }, index, url }: PhotoProps) {
  const { t } = useLingui()
  const { dress, body } = useShown()
  const insert = useInsert()
  const apply = useApply()
  const isMade = useSaysMade(key, dress.bytes.get(key)?.whole)
  const number = index + 1
  const src: Slot = `{photo.${number}}`
  const made = () => [pictureLayer(body, src, width / height)]
  return (
    <InsertButton
      className={styles.photo}
      aria-label={isMade ? t`사진 ${number}, AI로 만든 그림` : t`사진 ${number}`}
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
      <img src={url} alt="" draggable={false} loading="lazy" decoding="async" />
      {isMade && <MadeSign />}
    </InsertButton>
  )
}
