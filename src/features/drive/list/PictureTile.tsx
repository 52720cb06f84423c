import { fileSize } from '#engine/words/file-size.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { MadeSign } from './made-labels.ts'
import styles from './PictureTile.module.css'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  file: DriveFile
  /** Whether all of the picture is shown, or the tile is filled. */
  fit: 'contain' | 'cover'
}

/** What a tile says of a file: its picture, name and size. */
export function PictureTile({ file, fit }: Props) {
  return (
    <>
      <span className={styles.picture} data-fit={fit}>
        <span className={styles.thumbnail} aria-hidden>
          <Thumbnail file={file} />
        </span>
        {file.madeBy && <MadeSign />}
      </span>
      <span className={styles.name} title={file.name}>
        {file.name}
      </span>
      <small className={styles.size}>{fileSize(file.size)}</small>
    </>
  )
}
