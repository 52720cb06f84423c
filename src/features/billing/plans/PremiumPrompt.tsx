import { useLingui } from '@lingui/react/macro'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { openPlanModal, type Wanted } from '#kits/commerce/plan-modal.ts'
import { OwnerNote } from '#kits/design/premium/OwnerNote.tsx'
import { PremiumButton } from '#kits/design/premium/PremiumButton.tsx'
import { PremiumWords } from '#kits/design/premium/PremiumWords.tsx'
import { usePremiumOffer } from '#kits/design/premium/usePremiumOffer.ts'
import { useWanted } from '#kits/design/premium/useWanted.ts'
import { WantedPictures } from '#kits/design/premium/WantedPictures.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'

interface Props {
  wanted: Wanted
  onClose: () => void
}

/** What is premium, whole and in the dress of the brand, beside the plan that it takes, with one button for the owner. */
export default function PremiumPrompt({ wanted, onClose }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const role = useReadBrandRole(brand)
  const offer = usePremiumOffer()
  const content = useWanted(wanted)
  const isOwner = role === 'BRAND_ROLE_OWNER'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={content?.name ?? t`구독하면 쓸 수 있어요`}
      closeLabel={t`닫기`}
      actions={
        isOwner ? (
          <PremiumButton offer={offer} onPress={() => openPlanModal({ level: offer.level, wanted })} />
        ) : undefined
      }
    >
      <Stack gap={4}>
        <PremiumWords kind={wanted.kind} offer={offer} />
        <OwnerNote brand={brand} />
        {content && <WantedPictures wanted={content} size="large" />}
      </Stack>
    </Dialog>
  )
}
