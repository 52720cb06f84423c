import { useLingui } from '@lingui/react/macro'
import { useDress } from '#kits/design/dress/useDress.ts'
import { useDressOf } from '#kits/design/dress/useDressOf.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Body } from '#scene/body/body.ts'
import { Stack } from '#ui/Stack.tsx'
import styles from './History.module.css'

/** The pages of a version, in the brand as it is now. */
export function PagesOfVersion({ body }: { body: Body }) {
  const { t } = useLingui()
  const dress = useDressOf(body, useDress())
  const pictures = usePictureUrls(dress.bytes)
  return (
    <Stack as="ol" gap={3}>
      {body.pages.map((page, index) => (
        <li key={page.id} className={styles.page}>
          <PagePicture
            body={body}
            page={page}
            dress={dress.dress}
            pictures={pictures}
            label={t`${index + 1}쪽`}
          />
        </li>
      ))}
    </Stack>
  )
}
