import { useSite } from '../page/site-context.ts'
import styles from './Picture.module.css'

export type PictureName = 'workbook' | 'guide' | 'position-map' | 'book' | 'share'

type Props = {
  name: PictureName
  alt: string
  /** Whether it is the first on its page: it is then loaded at once. */
  isFirst?: boolean
}

/** Size of the pictures that `tests/tools/make-site-pictures.ts` makes. */
const size = { width: 1280, height: 800 }

/**
 * A picture of the product in the language of the page, with the demo brand. Of the two for light and dark the browser
 * loads the one that is shown.
 */
export function Picture({ name, alt, isFirst = false }: Props) {
  const { language } = useSite()
  return (
    <>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          {...size}
          src={`/pictures/${language}/${name}-${theme}.webp`}
          alt={alt}
          // One that is not shown is never loaded only if it is lazy.
          loading="lazy"
          decoding="async"
          {...(isFirst && { fetchPriority: 'high' as const })}
          className={`${styles.picture} ${styles[theme]}`}
        />
      ))}
    </>
  )
}
