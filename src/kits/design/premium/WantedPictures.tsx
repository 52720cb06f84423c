import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useDress } from '../dress/useDress.ts'
import { PagePicture } from '../scene/PagePicture.tsx'
import { usePictureUrls } from '../scene/usePictureUrls.ts'
import type { WantedContent } from './useWanted.ts'
import styles from './WantedPictures.module.css'

interface Props {
  wanted: WantedContent
  /** `large`: where it is all that is shown. */
  size?: 'normal' | 'large'
}

/** More are not told apart at this size. */
const most = 8

/** A template with its pages, or the first pages of a bundle, in the dress of the open brand and at one height. */
export function WantedPictures({ wanted: { name, templates }, size = 'normal' }: Props) {
  const { t } = useLingui()
  const { dress, bytes } = useDress()
  const pictures = usePictureUrls(bytes)
  const [only] = templates
  const pages =
    templates.length === 1 && only
      ? only.body.pages.map((page) => ({ body: only.body, page, of: name }))
      : templates.flatMap(({ body, name: of }) => body.pages.slice(0, 1).map((page) => ({ body, page, of })))
  const large = pages.length === 1 ? styles.large : styles.many
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keys too
    <section tabIndex={0} aria-label={t`내 브랜드에 입힌 모습`} className={styles.desk}>
      <ul className={classNames(styles.pages, size === 'large' && large)}>
        {pages.slice(0, most).map(({ body, page, of }) => (
          <li key={`${of} ${page.id}`} style={{ '--ratio': body.width / body.height } as CSSProperties}>
            <PagePicture body={body} page={page} dress={dress} pictures={pictures} label={of} />
          </li>
        ))}
      </ul>
    </section>
  )
}
