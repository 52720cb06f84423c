import { Trans, useLingui } from '@lingui/react/macro'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import type { Bundle } from '#kits/design/templates/useBundles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import styles from '../shown/Market.module.css'
import { ratioOf } from '../shown/ratio-of.ts'
import type { Market } from '../shown/useMarket.ts'
import { useSizeWords } from '../shown/useSizeWords.ts'

/**
 * Every page of a bundle large and in the open, one template below the other: to read its words and to see whether its things
 * belong together, before it is added. The address can be sent to a colleague.
 */
export function BundlePages({ bundle, market }: { bundle: Bundle; market: Market }) {
  return (
    <Stack as="ul" gap={10}>
      {bundle.templates.map((template) => (
        <li key={template.idTemplate}>
          <ErrorRegion shows="line">
            <Large template={template} market={market} />
          </ErrorRegion>
        </li>
      ))}
    </Stack>
  )
}

function Large({ template, market }: { template: Template; market: Market }) {
  const { t } = useLingui()
  const { name, purpose, body, isPremium } = template
  const isLocked = isPremium && market.needsPlan
  const size = useSizeWords(template)
  const isReader = useReadsOnly()
  return (
    <Stack gap={5} className={styles.large}>
      <Stack gap={2} align="start">
        <h3>{name}</h3>
        <Note>{size}</Note>
        <p>{purpose}</p>
        {!isReader && (
          <Button
            size="small"
            aria-label={isLocked ? t`${name} 자세히 보기` : t`${name} 바로 쓰기`}
            onClick={() => market.use(template)}
          >
            {isLocked ? <Trans>자세히 보기</Trans> : <Trans>바로 쓰기</Trans>}
          </Button>
        )}
      </Stack>
      <ul className={styles.pages}>
        {body.pages.map((page, at) => (
          <li key={page.id} style={ratioOf(body)}>
            <PagePicture
              body={body}
              page={page}
              dress={market.dress.dress}
              pictures={market.pictures}
              label={body.pages.length > 1 ? t`${name}, ${at + 1}쪽` : name}
            />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
