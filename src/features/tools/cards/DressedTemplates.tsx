import { pageLanguage } from '#engine/words/page-language.ts'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import styles from './CardExample.module.css'

/** Three templates of posts, as they look in this brand. */
export default function DressedTemplates() {
  const { all } = useTemplates(pageLanguage())
  const brand = useDress()
  const pictures = usePictureUrls(brand.bytes)
  const studio = useCardStudio()
  const posts = (all ?? []).filter(({ body }) => body.height >= body.width && body.unit === 'px').slice(0, 3)
  return (
    <span className={styles.templates} aria-hidden>
      {posts.map(({ idTemplate, body }) =>
        body.pages.slice(0, 1).map((page) => (
          <span key={idTemplate}>
            <CardPicture {...{ body, page, brand, pictures, studio }} />
          </span>
        )),
      )}
    </span>
  )
}
