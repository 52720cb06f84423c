import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import FolderOpen from 'lucide-react/icons/folder-open'
import ImagePlus from 'lucide-react/icons/image-plus'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Search from 'lucide-react/icons/search'
import { Suspense, useId, useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFileUrl } from '#engine/files/useFileUrl.ts'
import { usePicture } from '#engine/files/usePicture.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { pickFromDrive } from '#kits/drive/drive-picking.ts'
import { useHasDrive } from '#kits/drive/react/useHasDrive.ts'
import { photoRule } from '#kits/pictures/file-rules.ts'
import MadeByModel from '#kits/pictures/made/MadeByModel.tsx'
import { useIsMade } from '#kits/pictures/made/useIsMade.ts'
import { usePhotoCredit } from '#kits/pictures/usePhotoCredit.ts'
import { Button } from '#ui/controls/Button.tsx'
import { FileDrop } from '#ui/controls/FileDrop.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { FileState } from '../files/FileState.tsx'
import { PhotoCreditLine } from './PhotoCreditLine.tsx'
import styles from './Photography.module.css'
import { batch, type Photograph, usePhotographs } from './usePhotographs.ts'
import { usePhotoServiceReason } from './usePhotoServiceReason.ts'

const Lightbox = lazyComponent(() => import('./Lightbox.tsx'))
const PhotoSearch = lazyComponent(() => import('./PhotoSearch.tsx'))
const PhotographList = lazyComponent(() => import('./PhotographList.tsx'))

/** The brand's photographs side by side, in their stored order. */
export default function PhotographyChapter() {
  const { t, i18n } = useLingui()
  const { photographs, isEditable, room, isBusy, error, addAll, move, remove } = usePhotographs()
  const [openKey, setOpenKey] = useState<string | null>(null)
  const [isListOpen, setListOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const { brand } = useDocument()
  const reason = usePhotoServiceReason()
  const hasDrive = useHasDrive()
  const accept = 'image/jpeg,image/png,image/webp,image/gif'
  const isEmpty = photographs.length === 0
  const full = room <= 0 ? t`50장을 모두 담았어요. 한 장을 빼면 더 담을 수 있어요.` : undefined
  const takeFromDrive = async () =>
    addAll(await pickFromDrive({ types: photoRule.types, most: Math.min(batch, Math.max(1, room)) }))
  const chapter = useId()
  const add: Action = {
    id: 'add-photographs',
    label: msg`사진 담기`,
    disabledReason: full,
    run: () =>
      document.getElementById(chapter)?.querySelector<HTMLInputElement>('input[type="file"]')?.click(),
  }
  const find: Action = {
    id: 'find-photographs',
    label: msg`사진 서비스에서 찾기`,
    icon: Search,
    disabledReason: full ?? reason,
    run: () => setSearchOpen(true),
  }
  useScreenActions(isEditable ? [add, find] : [])
  return (
    <Stack id={chapter} gap={4}>
      {!isEmpty && (
        <div className={styles.photographs}>
          {photographs.map((photograph) => (
            <Figure key={photograph.key} photograph={photograph} onOpen={() => setOpenKey(photograph.key)} />
          ))}
        </div>
      )}
      {isEditable && (
        <div data-print="none">
          <FileDrop
            label={i18n._(add.label)}
            icon={<Icon of={ImagePlus} size="large" />}
            headline={<Trans>우리 브랜드다운 사진을 끌어다 놓아 주세요</Trans>}
            hint={<Trans>JPG, PNG, WEBP, GIF. 한 장에 10MB, 모두 50장까지</Trans>}
            pick={<Trans>사진 고르기</Trans>}
            accept={accept}
            isMultiple
            isBusy={isBusy}
            error={error}
            disabledReason={full}
            onFiles={(files) => void addAll(files)}
          >
            {isEmpty
              ? undefined
              : (pick) => (
                  <Row gap={2} isWrapped>
                    <Button
                      icon={<Icon of={ImagePlus} />}
                      onClick={pick}
                      disabledReason={full}
                      aria-busy={isBusy || undefined}
                    >
                      <Trans>사진 더 담기</Trans>
                    </Button>
                    <Button icon={<Icon of={ListOrdered} />} onClick={() => setListOpen(true)}>
                      <Trans>순서와 설명 고치기</Trans>
                    </Button>
                  </Row>
                )}
          </FileDrop>
          <div className={styles.service}>
            {hasDrive && (
              <Button
                icon={<Icon of={FolderOpen} />}
                disabledReason={full}
                reasonAt="hidden"
                aria-busy={isBusy || undefined}
                onClick={() => void takeFromDrive()}
              >
                <Trans>드라이브에서 고르기</Trans>
              </Button>
            )}
            <ActionButton action={find} reasonAt="beside" />
          </div>
        </div>
      )}
      {isEmpty && !isEditable && (
        <p className={styles.note}>
          <Trans>아직 담은 사진이 없어요</Trans>
        </p>
      )}
      <Suspense fallback={null}>
        {openKey !== null && (
          <Lightbox
            photographs={photographs}
            openKey={openKey}
            onOpen={setOpenKey}
            onClose={() => setOpenKey(null)}
          />
        )}
        {isSearchOpen && !isLocal(brand) && (
          <PhotoSearch
            idBrand={brand}
            room={Math.max(0, room)}
            added={new Set(photographs.flatMap(({ idUnsplash }) => idUnsplash ?? []))}
            reason={reason}
            onClose={() => setSearchOpen(false)}
          />
        )}
        {isListOpen && (
          <PhotographList
            photographs={photographs}
            onMove={move}
            onRemove={remove}
            onClose={() => setListOpen(false)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function Figure({ photograph, onOpen }: { photograph: Photograph; onOpen: () => void }) {
  const { t } = useLingui()
  const shown = useFileUrl(photograph.file)
  const facts = usePicture(shown.url)
  const { description } = photograph
  const isFromService = photograph.idUnsplash != null
  const credit = usePhotoCredit(isFromService ? photograph.file : null)
  const isMade = useIsMade(photograph.file, shown.url !== null)
  return (
    <figure
      className={styles.figure}
      style={{ flexGrow: facts?.ratio ?? 1.3, flexBasis: `${(facts?.ratio ?? 1.3) * 200}px` }}
    >
      <button
        type="button"
        className={styles.open}
        onClick={onOpen}
        style={{ aspectRatio: String(facts?.ratio ?? 1.3) }}
      >
        <VisuallyHidden>{description ? t`${description} 크게 보기` : t`사진 크게 보기`}</VisuallyHidden>
        {shown.url ? (
          <img src={shown.url} alt="" />
        ) : (
          <span className={styles.away}>
            {shown.state === 'elsewhere' ? <Trans>연결되면 보여요</Trans> : null}
          </span>
        )}
      </button>
      <span className={styles.state}>
        <FileState shown={shown} />
      </span>
      {(description || isFromService || isMade) && (
        <figcaption>
          {description}
          {isMade && <MadeByModel />}
          {isFromService && <PhotoCreditLine credit={credit} />}
        </figcaption>
      )}
    </figure>
  )
}
