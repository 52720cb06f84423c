import { useRef } from 'react'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { PagePicture } from '../scene/PagePicture.tsx'
import styles from './CardPicture.module.css'
import { type CardSource, useDrawnCard } from './useDrawnCard.ts'

interface Props extends CardSource {
  /** Addresses of the pictures of the dress, by their keys. */
  readonly pictures: ReadonlyMap<string, string>
}

/** A page among many, as wide as its parent: a picture that a worker draws. Words beside it say what it is. */
export function CardPicture({ pictures, ...source }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useDrawnCard(source, frame)
  const { body, page, brand } = source
  if (drawn === 'refused')
    return <PagePicture body={body} page={page} dress={brand.dress} pictures={pictures} label={null} />
  const { width, height } = pageSizeOf(body)
  return (
    <div
      ref={frame}
      className={drawn ? styles.frame : styles.sheet}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {drawn && <img className={styles.picture} src={drawn.url} alt="" decoding="sync" draggable={false} />}
    </div>
  )
}
