import { Trans, useLingui } from '@lingui/react/macro'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import styles from './Market.module.css'
import { ratioOf } from './ratio-of.ts'
import { useSizeWords } from './useSizeWords.ts'

interface Props {
  template: Template
  dress: DressOfBrand
  pictures: ReadonlyMap<string, string>
  onClose: () => void
  onUse: () => void
}

/** All pages of a template in the brand's dress, and what it is for. */
export function TemplateDialog({ template, dress, pictures, onClose, onUse }: Props) {
  const { t } = useLingui()
  const { name, purpose, tags, body } = template
  const size = useSizeWords(template)
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={name}
      description={size}
      closeLabel={t`닫기`}
      actions={
        <Button look="ink" onClick={onUse}>
          <Trans>바로 쓰기</Trans>
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{purpose}</p>
        <ul className={styles.pages}>
          {body.pages.map((page, at) => (
            <li key={page.id} style={ratioOf(body)}>
              <PagePicture
                body={body}
                page={page}
                dress={dress.dress}
                pictures={pictures}
                label={body.pages.length > 1 ? t`${name}, ${at + 1}쪽` : name}
              />
            </li>
          ))}
        </ul>
        {tags.length > 0 && (
          <Row as="ul" gap={2} isWrapped aria-label={t`태그`}>
            {tags.map((tag) => (
              <li key={tag.idTemplateTag}>
                <Tag>{tag.name}</Tag>
              </li>
            ))}
          </Row>
        )}
      </Stack>
    </Dialog>
  )
}
