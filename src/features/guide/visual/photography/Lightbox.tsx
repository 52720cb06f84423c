import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { useIsMade } from '#kits/pictures/made/useIsMade.ts'
import { usePhotoCredit } from '#kits/pictures/usePhotoCredit.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { PhotoCreditLine } from './PhotoCreditLine.tsx'
import styles from './Photography.module.css'
import type { Photograph } from './usePhotographs.ts'

interface Props {
  photographs: readonly Photograph[]
  openKey: string
  onOpen: (key: string) => void
  onClose: () => void
}

/** One large photograph; the arrow keys show the previous and the next one, around the ends. */
export default function Lightbox({ photographs, openKey, onOpen, onClose }: Props) {
  const { t } = useLingui()
  const at = photographs.findIndex(({ key }) => key === openKey)
  const photograph = photographs[at]
  const { url } = useFileUrl(photograph?.file ?? null)
  const isFromService = photograph?.idUnsplash != null
  const credit = usePhotoCredit(isFromService ? photograph.file : null)
  const isMade = useIsMade(photograph?.file ?? null, url !== null)
  const count = photographs.length
  const number = at + 1
  const go = (step: number) => {
    const next = photographs[(at + step + count) % count]
    if (next) onOpen(next.key)
  }
  return (
    <Dialog
      isOpen
      size="xl"
      title={photograph?.description || t`사진`}
      description={
        <Trans>
          {count}장 중 {number}번째
        </Trans>
      }
      closeLabel={t`닫기`}
      onClose={onClose}
      actions={
        count > 1 && (
          <>
            <IconButton label={t`이전 사진`} icon={<Icon of={ArrowLeft} />} onClick={() => go(-1)} />
            <IconButton label={t`다음 사진`} icon={<Icon of={ArrowRight} />} onClick={() => go(1)} />
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys duplicate the two buttons */}
      <div
        className={styles.large}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') go(-1)
          if (event.key === 'ArrowRight') go(1)
        }}
      >
        {url && <img src={url} alt={photograph?.description || t`사진`} />}
        {isMade && <MadeByModel />}
        {isFromService && <PhotoCreditLine credit={credit} />}
      </div>
    </Dialog>
  )
}
