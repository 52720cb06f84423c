import type { CSSProperties, ReactNode } from 'react'
import styles from './SymbolTile.module.css'

type Props = {
  /** A symbol or one syllable. */
  children?: ReactNode
  image?: string
  /** CSS colours; those of the theme if absent. */
  background?: string
  color?: string
  size?: number
}

/** A symbol or a letter on a coloured square. Hidden from screen readers: the name has to stand beside it. */
export function SymbolTile({ children, image, background, color, size = 36 }: Props) {
  const style: CSSProperties = {
    width: size,
    height: size,
    fontSize: size * 0.45,
  }
  if (background !== undefined) style.background = background
  if (color !== undefined) style.color = color
  return (
    <span className={styles.tile} style={style} aria-hidden>
      {image === undefined ? children : <img src={image} alt="" />}
    </span>
  )
}
