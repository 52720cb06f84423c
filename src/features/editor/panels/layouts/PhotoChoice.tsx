import { Trans, useLingui } from '@lingui/react/macro'
import ImageOff from 'lucide-react/icons/image-off'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import MadeSign from '#kits/pictures/made/MadeSign.tsx'
import { useSaysMade } from '#kits/pictures/made/useSaysMade.ts'
import type { ImageLayer } from '#scene/body/body.ts'
import { fileIn, filesIn } from '#scene/body/file-sources.ts'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { useAddPicture } from '../insert/useAddPicture.ts'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import { PhotoSources } from '../pictures/PhotoSources.tsx'
import styles from './Layouts.module.css'

type Source = ImageLayer['src']

interface Offer {
  readonly src: Source
  /** Of the picture in the dress. */
  readonly key: string
}

/** The picture of a layout: none, one of the guide, of the design, or another one of this device or the drive. */
export function PhotoChoice({ brand }: { brand: DressOfBrand }) {
  const { t } = useLingui()
  const { brief } = useEditorState()
  const { photo } = useWatched(brief)
  const { storePicture, isBusy, error } = useAddPicture()
  const shown = useShown()
  const offers = offersOf(brand, photo, filesIn(shown.body), shown.dress)
  const bytes = new Map([...shown.dress.bytes, ...brand.bytes])
  const urls = usePictureUrls(bytes)
  const choose = (src: Source | null) => brief.set({ ...brief.get(), photo: src })
  const add = async ([file]: readonly File[]) => {
    const stored = file && (await storePicture(file))
    if (stored) choose(`file:${'idFile' in stored ? stored.idFile : stored.idBlob}`)
  }
  const isNone = !offers.some(({ src }) => src === photo)
  return (
    <Stack gap={2}>
      <RovingGrid label={t`사진`} className={styles.photos}>
        <button type="button" className={styles.photo} aria-pressed={isNone} onClick={() => choose(null)}>
          <Icon of={ImageOff} size="small" />
          <Trans>사진 없이</Trans>
        </button>
        {offers.map(({ src, key }, at) => (
          <OfferButton
            key={src}
            offer={{ src, key }}
            number={at + 1}
            url={urls.get(key)}
            picture={bytes.get(key)?.whole}
            isChosen={src === photo}
            onChoose={choose}
          />
        ))}
      </RovingGrid>
      <PhotoSources most={1} isBusy={isBusy} error={error} onFiles={(files) => void add(files)} />
    </Stack>
  )
}

interface OfferProps {
  offer: Offer
  number: number
  url: string | undefined
  picture: Blob | undefined
  isChosen: boolean
  onChoose: (src: Source) => void
}

function OfferButton({ offer: { src, key }, number, url, picture, isChosen, onChoose }: OfferProps) {
  const { t } = useLingui()
  const isMade = useSaysMade(key, picture)
  return (
    <button
      type="button"
      className={styles.photo}
      aria-pressed={isChosen}
      aria-label={isMade ? t`사진 ${number}, AI로 만든 그림` : t`사진 ${number}`}
      onClick={() => onChoose(src)}
    >
      <img src={url} alt="" draggable={false} decoding="async" />
      {isMade && <MadeSign />}
    </button>
  )
}

/** Pictures that can be shown now. */
function offersOf(
  { dress }: DressOfBrand,
  chosen: Source | null,
  files: readonly string[],
  design: DressOfBrand,
): readonly Offer[] {
  const ofGuide = dress.photos.map(({ key }, at): Offer => ({ src: `{photo.${at + 1}}`, key }))
  const own = chosen === null ? null : fileIn(chosen)
  const all = new Set([...files, ...(own === null ? [] : [own])])
  const ofFiles = [...all].flatMap((file): readonly Offer[] => {
    const picture = dress.files?.[file] ?? design.dress.files?.[file]
    return picture ? [{ src: `file:${file}`, key: picture.key }] : []
  })
  return [...ofGuide, ...ofFiles]
}
