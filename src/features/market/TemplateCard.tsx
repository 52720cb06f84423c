import { Trans, useLingui } from '@lingui/react/macro'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Market.module.css'
import { ratioOf } from './ratio-of.ts'
import { useSizeWords } from './useSizeWords.ts'

interface Props {
  template: Template
  dress: DressOfBrand
  /** Addresses of the pictures of the dress. */
  pictures: ReadonlyMap<string, string>
  onOpen: () => void
  onUse: () => void
}

/** A template in the brand's dress, with its name and size. */
export function TemplateCard({ template, dress, pictures, onOpen, onUse }: Props) {
  const { t } = useLingui()
  const { name, body } = template
  const size = useSizeWords(template)
  const [cover] = body.pages
  return (
    <article className={styles.card}>
      <div className={styles.desk}>
        <div className={styles.thing} style={ratioOf(body)}>
          {cover && (
            <PagePicture body={body} page={cover} dress={dress.dress} pictures={pictures} label={null} />
          )}
        </div>
        <button type="button" className={styles.open} aria-label={t`${name} 자세히 보기`} onClick={onOpen} />
      </div>
      <div className={styles.about}>
        <h3>{name}</h3>
        <Text tone="soft" size="small">
          {size}
        </Text>
      </div>
      <Button size="small" className={styles.use} aria-label={t`${name} 바로 쓰기`} onClick={onUse}>
        <Trans>바로 쓰기</Trans>
      </Button>
    </article>
  )
}
