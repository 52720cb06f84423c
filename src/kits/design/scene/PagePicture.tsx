import { useCallback } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Body } from '#scene/body/body.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { HanLanguage } from '#scene/text/faces.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import styles from './PagePicture.module.css'
import { SceneSvg } from './SceneSvg.tsx'
import { useDrawings } from './useDrawings.ts'

interface Props {
  readonly body: Body
  /** Index of the page. */
  readonly page?: number
  readonly dress: Dress
  /** Addresses of the pictures of the dress, by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  readonly label: string
}

/** A page of a design in a dress, as wide as its parent; until its fonts are here, a sheet of its shape. */
export function PagePicture({ body, page = 0, dress, pictures, label }: Props) {
  const draw = useCallback(
    (fonts: FontBook) => {
      const found = body.pages[page]
      return found ? [drawPage(found, body, dress, fonts, { language: hanLanguage() })] : []
    },
    [body, page, dress],
  )
  const { drawings } = useDrawings(draw)
  const { width, height } = pageSizeOf(body)
  const drawing = drawings?.[0]
  return drawing ? (
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
