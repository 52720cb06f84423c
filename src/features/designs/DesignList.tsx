import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useDesigns } from '#kits/design/document/useDesigns.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Stack } from '#ui/Stack.tsx'
import { DesignCard } from './DesignCard.tsx'
import styles from './DesignList.module.css'

/** The designs of a brand, newest first, as this device has them. */
export default function DesignList({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const { designs, state, hasMore, more } = useDesigns(brand)
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  if (!designs && state.kind === 'failed') {
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>디자인을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  if (!designs) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  if (designs.length === 0) {
    return (
      <EmptyState
        headline={t`아직 없어요`}
        action={
          <Link to="/brand/market" className={buttonClass()}>
            <Trans>템플릿 둘러보기</Trans>
          </Link>
        }
      >
        <Trans>템플릿을 고르면 내 브랜드의 로고와 컬러를 입은 디자인이 여기에 생겨요.</Trans>
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      <ul className={styles.grid}>
        {designs.map((one) => (
          <li key={one.document}>
            <ErrorRegion shows="line">
              <DesignCard design={one} brand={brand} dress={dress.dress} pictures={pictures} />
            </ErrorRegion>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button onClick={more}>
            <Trans>더 보기</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
