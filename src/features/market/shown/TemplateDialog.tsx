import { Trans, useLingui } from '@lingui/react/macro'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { OwnerNote } from '#kits/design/premium/OwnerNote.tsx'
import { PremiumButton } from '#kits/design/premium/PremiumButton.tsx'
import { PremiumWords } from '#kits/design/premium/PremiumWords.tsx'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { PremiumMark } from '#kits/design/templates/PremiumMark.tsx'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { ReaderNote } from '#kits/team/ReaderNote.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import styles from './Market.module.css'
import { ratioOf } from './ratio-of.ts'
import { useAddTemplate } from './useAddTemplate.ts'
import type { Market } from './useMarket.ts'
import { useSizeWords } from './useSizeWords.ts'

interface Props {
  template: Template
  market: Market
}

/** All pages of a template in the brand's dress, and what it is for. */
export function TemplateDialog({ template, market }: Props) {
  const { t } = useLingui()
  const { name, purpose, tags, body, isPremium } = template
  const size = useSizeWords(template)
  const isReader = useReadsOnly()
  const { add, canAddToBrand } = useAddTemplate(market)
  const role = useReadBrandRole(market.brand)
  const isOwner = role === 'BRAND_ROLE_OWNER'
  const isLocked = isPremium && market.needsPlan
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={() => market.open(null)}
      title={name}
      description={size}
      closeLabel={t`닫기`}
      actions={
        isReader || (isLocked && !isOwner) ? undefined : isLocked ? (
          <PremiumButton offer={market.offer} onPress={() => market.subscribe(template)} />
        ) : (
          <>
            {canAddToBrand && (
              <Button onClick={() => add(template, 'BRAND')}>
                <Trans>브랜드 템플릿에 담기</Trans>
              </Button>
            )}
            <Button onClick={() => add(template, 'USER')}>
              <Trans>내 디자인에 담기</Trans>
            </Button>
            <Button look="ink" onClick={() => market.use(template)}>
              <Trans>바로 쓰기</Trans>
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {isReader && <ReaderNote />}
        <p>{purpose}</p>
        {isLocked ? (
          <PremiumWords kind="template" offer={market.offer} />
        ) : (
          isPremium && (
            <p>
              <PremiumMark />
            </p>
          )
        )}
        {isLocked && <OwnerNote brand={market.brand} />}
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
