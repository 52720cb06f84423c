import type { CSSProperties } from 'react'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import type { Body } from '#scene/body/body.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import styles from './DesignCover.module.css'
import { useDesignScene } from './useDesignScene.ts'

interface Props {
  body: Body | null | undefined
  /** Address of the picture that the server drew. */
  thumbnail?: string | null
}

/** The first page: where this device has not the design, as the server drew it. */
export function DesignCover({ body, thumbnail = null }: Props) {
  const { dress, pictures } = useDesignScene(body)
  const [cover] = body?.pages ?? []
  if (thumbnail !== null) {
    return (
      <span className={styles.desk}>
        <img className={styles.drawn} src={thumbnail} alt="" />
      </span>
    )
  }
  if (!body || !cover) return null
  return (
    <span className={styles.desk}>
      <span className={styles.thing} style={{ '--ratio': body.width / body.height } as CSSProperties}>
        <ErrorRegion shows="line">
          <PagePicture body={body} page={cover} dress={dress} pictures={pictures} label={null} />
        </ErrorRegion>
      </span>
    </span>
  )
}
