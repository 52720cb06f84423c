import { Suspense } from 'react'
import { classNames } from '#ui/class-names.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './EntryPicture.module.css'
import { toPictureReference } from './picture-scene.ts'
import { useFilePicture } from './useFilePicture.ts'
import { usePictureName } from './usePictureName.ts'

const EntryDress = lazyComponent(() => import('./EntryDress.tsx'))
const DesignPicture = lazyComponent(() => import('./DesignPicture.tsx'))

interface Props {
  /** One of `shownPictures`. */
  picture: string
  className?: string | undefined
}

/**
 * A picture of an entry, as wide as its parent; the parent crops it. Where this device does not have it now, a frame with its name.
 * Hidden from screen readers: its name has to stand beside it as text.
 */
export function EntryPicture({ picture, className }: Props) {
  const reference = toPictureReference(picture)
  return (
    <span className={classNames(styles.frame, className)} aria-hidden>
      <ErrorRegion shows="line">
        {reference?.kind === 'file' && <FilePicture picture={picture} idFile={reference.idFile} />}
        {reference?.kind === 'design' && (
          <Suspense fallback={null}>
            <DesignPicture id={reference.id} absent={<Absent picture={picture} />} />
          </Suspense>
        )}
        {reference?.kind === 'entry' && (
          <Suspense fallback={null}>
            <EntryDress entryKey={reference.id} absent={<Absent picture={picture} />} />
          </Suspense>
        )}
      </ErrorRegion>
    </span>
  )
}

function FilePicture({ picture, idFile }: { picture: string; idFile: number }) {
  const url = useFilePicture(idFile)
  if (url === undefined) return null
  if (url === null) return <Absent picture={picture} />
  return <img className={styles.picture} src={url} alt="" draggable={false} decoding="async" />
}

function Absent({ picture }: { picture: string }) {
  return <span className={styles.absent}>{usePictureName(picture)}</span>
}
