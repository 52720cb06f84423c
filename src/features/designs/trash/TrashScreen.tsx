import { Trans, useLingui } from '@lingui/react/macro'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useReadBrandRole } from '#engine/store/useBrandRole.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { isAtLeast, readsOnly } from '#model/access/roles.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SceneContext } from '../cards/library-scene.ts'
import { useScene } from '../cards/useScene.ts'
import { TrashItems } from './TrashItems.tsx'
import { useTrashedItems } from './useTrashedItems.ts'

/** What was thrown away itself, the last first. */
export default function TrashScreen({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const role = useReadBrandRole(brand)
  const trash = useDesigns(brand, 'trash')
  const items = useTrashedItems(trash)
  const { scene } = useScene(brand, { isTrash: true })
  if (isLocal(brand)) {
    return (
      <EmptyState headline={t`비어 있어요`}>
        <Trans>이 기기에만 있는 브랜드에는 휴지통이 없어요. 가입하면 쓸 수 있어요.</Trans>
      </EmptyState>
    )
  }
  if (trash.designs === null && trash.state.kind === 'failed') {
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>휴지통을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  if (trash.designs === null || role === undefined) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState headline={t`비어 있어요`}>
        <Trans>버린 디자인과 폴더가 여기에 모여요. 완전히 지우기 전까지 되돌릴 수 있어요.</Trans>
      </EmptyState>
    )
  }
  return (
    <SceneContext value={scene}>
      <TrashItems
        brand={brand}
        items={items}
        folders={trash.folders}
        canTemplate={role !== null && isAtLeast(role, 'BRAND_ROLE_DESIGNER')}
        isReader={role !== null && readsOnly(role)}
      />
    </SceneContext>
  )
}
