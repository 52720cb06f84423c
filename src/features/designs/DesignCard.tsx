import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import type { ListedDesign } from '#kits/design/document/useDesigns.ts'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { parseDocumentName } from '#model/document-kinds/names.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { Text } from '#ui/Text.tsx'
import styles from './DesignList.module.css'

interface Props {
  design: ListedDesign
  brand: BrandRef
  dress: Dress
  pictures: ReadonlyMap<string, string>
}

/** A design with its first page, where this device has it, and where it is. */
export function DesignCard({ design, brand, dress, pictures }: Props) {
  const { t } = useLingui()
  const { document, title, row } = design
  const body = useStoredBody(brand, document)
  const [cover] = body?.pages ?? []
  const thumbnail = useDesignThumbnail(brand, row, body === null)
  const name = title || t`이름 없는 디자인`
  const where =
    body === null ? t`이 기기에 없음 · 열 때 받아요` : row || isLocal(brand) ? '' : t`대기 · 이 기기에만 있음`
  return (
    <article>
      <Link
        to="/brand/design/$id"
        params={{ id: parseDocumentName(document)?.id ?? '' }}
        className={styles.card}
      >
        <span className={styles.desk}>
          {body && cover && (
            <span className={styles.thing} style={{ '--ratio': body.width / body.height } as CSSProperties}>
              <PagePicture body={body} page={cover} dress={dress} pictures={pictures} label={null} />
            </span>
          )}
          {thumbnail !== null && <img className={styles.thumbnail} src={thumbnail} alt="" />}
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      {where !== '' && (
        <Text tone="soft" size="small">
          {where}
        </Text>
      )}
    </article>
  )
}
