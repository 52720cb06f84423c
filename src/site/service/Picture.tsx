import { useSite } from '../page/site-context.ts'
import styles from './Picture.module.css'
import { pictureScript } from './picture-script.ts'

export type PictureName =
  | 'book'
  | 'first-look'
  | 'guide'
  | 'logo-maker'
  | 'position-map'
  | 'share'
  | 'workbook'

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
 * loads the one that its own setting asks for, or the chosen theme: see `pictureScript`.
 */
export function Picture({ name, alt, isFirst = false }: Props) {
  const { language } = useSite()
  const address = (theme: 'light' | 'dark') => `/pictures/${language}/${name}-${theme}.webp`
  return (
    <>
      <picture>
        <source {...size} data-picture="dark" media="(prefers-color-scheme: dark)" srcSet={address('dark')} />
        <img
          {...size}
          src={address('light')}
          alt={alt}
          className={styles.picture}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: pictureScript }} />
    </>
  )
}
