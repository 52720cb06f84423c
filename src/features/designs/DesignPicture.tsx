import type { CSSProperties } from 'react'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { DrawnPicture } from '#kits/design/scene/PagePicture.tsx'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { EmptySlots } from './EmptySlots.tsx'
import { PageSwitch } from './PageSwitch.tsx'
import styles from './words/Words.module.css'

interface Props {
  body: Body
  page: Page
  dress: DressOfBrand
  onTurn: (page: number) => void
}

/** A page of an own design with what it has to say: one layout for both. */
export function DesignPicture({ body, page, dress, onTurn }: Props) {
  const pictures = usePictureUrls(dress.bytes)
  const drawn = usePageDrawing(body, page, dress.dress)
  const { name, width, height, pages } = body
  return (
    <div className={styles.picture}>
      <div className={styles.page} style={{ '--ratio': width / height } as CSSProperties}>
        <DrawnPicture body={body} drawn={drawn} pictures={pictures} label={name} />
      </div>
      {pages.length > 1 && <PageSwitch at={pages.indexOf(page)} of={pages.length} onTurn={onTurn} />}
      <EmptySlots drawn={drawn} isDressWhole={dress.isWhole} />
    </div>
  )
}
