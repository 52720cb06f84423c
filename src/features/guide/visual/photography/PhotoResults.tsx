import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { PhotoCreditLine } from './PhotoCreditLine.tsx'
import styles from './PhotoSearch.module.css'
import type { FoundPhoto } from './photo-service.ts'
import type { PhotoSearchState } from './usePhotoSearch.ts'

interface Props {
  search: PhotoSearchState
  room: number
  added: ReadonlySet<string>
  chosen: ReadonlyMap<string, FoundPhoto>
  /** Chosen photographs are being added. */
  isLocked: boolean
  onChoose: (photo: FoundPhoto, isChosen: boolean) => void
}

/** Search results as checkboxes with their credits. */
export function PhotoResults({ search, room, added, chosen, isLocked, onChoose }: Props) {
  const { t } = useLingui()
  const { query, photos, isBusy, hasMore, failure } = search
  const isFull = chosen.size >= room
  const isNothing = query !== '' && photos.length === 0 && !isBusy && !failure
  return (
    <div aria-busy={isBusy || undefined}>
      <p role="status" className={styles.status}>
        {isBusy ? (
          <Trans>찾고 있어요</Trans>
        ) : isFull && photos.length > 0 ? (
          <Plural value={room} other="모두 #장을 골랐어요. 더 담을 자리가 없어요." />
        ) : photos.length > 0 ? (
          <Plural value={photos.length} other="사진 #장을 찾았어요. 담을 사진을 골라 주세요." />
        ) : isNothing ? (
          <VisuallyHidden>
            <Trans>찾은 사진이 없어요</Trans>
          </VisuallyHidden>
        ) : null}
      </p>
      {isNothing && (
        <EmptyState headline={t`찾은 사진이 없어요`} headingAs="p">
          <Trans>다른 말로 찾아보세요. 영어로 찾으면 더 많이 나와요.</Trans>
        </EmptyState>
      )}
      <ul className={styles.grid} aria-label={t`찾은 사진`}>
        {photos.map((photo) => {
          const isAdded = added.has(photo.id)
          const isChosen = chosen.has(photo.id)
          return (
            <li key={photo.id} className={styles.item}>
              <label className={styles.photo} style={{ backgroundColor: photo.color ?? undefined }}>
                <input
                  type="checkbox"
                  className={styles.box}
                  data-added={isAdded || undefined}
                  aria-label={nameOf(photo, isAdded)}
                  checked={isAdded || isChosen}
                  disabled={isLocked || isAdded || (isFull && !isChosen)}
                  onChange={(event) => onChoose(photo, event.currentTarget.checked)}
                />
                <img src={photo.previewUrl} alt="" loading="lazy" decoding="async" />
                {isAdded && (
                  <span className={styles.added}>
                    <Trans>담은 사진</Trans>
                  </span>
                )}
              </label>
              <PhotoCreditLine credit={photo.credit} />
            </li>
          )
        })}
        {isBusy &&
          [1, 2, 3, 4, 5, 6].map((index) => (
            <li key={index} aria-hidden>
              <Skeleton height={150} />
            </li>
          ))}
      </ul>
      {hasMore && !isBusy && (
        <Button isBlock onClick={search.more}>
          <Trans>사진 더 보기</Trans>
        </Button>
      )}
    </div>
  )

  function nameOf({ description, credit: { name } }: FoundPhoto, isAdded: boolean): string {
    const what = description ?? t`설명이 없는 사진`
    return isAdded ? t`${what}, 사진 ${name}, 담은 사진` : t`${what}, 사진 ${name}`
  }
}
