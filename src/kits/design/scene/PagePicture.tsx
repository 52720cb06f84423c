import { useCallback, useState } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Body, Page } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { HanLanguage } from '#scene/text/faces.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import styles from './PagePicture.module.css'
import { SceneSvg } from './SceneSvg.tsx'
import { useSceneDrawing } from './useSceneDrawing.ts'

interface Props {
  readonly body: Body
  /** One of the pages of the body. */
  readonly page: Page
  readonly dress: Dress
  /** Addresses of the pictures of the dress, by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  readonly label: string
}

/** A page of a design in a dress, as wide as its parent; until its fonts are here, a sheet of its shape. */
export function PagePicture({ body, page, dress, pictures, label }: Props) {
  const draw = useCallback(
    (fonts: FontBook) => drawPage(page, body, dress, fonts, { language: hanLanguage() }),
    [body, page, dress],
  )
  const { drawing, isReady } = useSceneDrawing(draw)
  const [isBegun, setIsBegun] = useState(false)
  if (isReady && !isBegun) setIsBegun(true)
  const { width, height } = pageSizeOf(body)
  return isReady || isBegun ? (
    <SceneSvg drawing={drawing} label={label} pictures={pictures} className={styles.picture} />
  ) : (
    <div
      role="img"
      aria-label={label}
      className={styles.sheet}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  )
}

/** How Han characters are drawn where a text does not say it. */
export function hanLanguage(): HanLanguage {
  const language = pageLanguage()
  return language === 'ja' || language === 'zh-CN' ? language : 'zh-TW'
}
