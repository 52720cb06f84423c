import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { RemoteMarks } from '../together/RemoteMarks.tsx'
import styles from './Canvas.module.css'

/** The page, its layers and what can be done with them by pointer and keys. */
export function Canvas() {
  const { body, page, dress } = useShown()
  const pictures = usePictureUrls(dress.bytes)
  return (
    <div className={styles.canvas}>
      {page && (
        <PagePicture body={body} page={page} dress={dress.dress} pictures={pictures} label={body.name} />
      )}
      <RemoteMarks />
    </div>
  )
}
