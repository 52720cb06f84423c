import { Plural, Trans } from '@lingui/react/macro'
import type { Wanted } from '#kits/commerce/plan-modal.ts'
import { usePremiumCount } from '#kits/design/premium/usePremiumCount.ts'
import type { WantedContent } from '#kits/design/premium/useWanted.ts'
import { WantedPictures } from '#kits/design/premium/WantedPictures.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './Plans.module.css'

interface Props {
  wanted: Wanted
  content: WantedContent
}

/** Above the plans: what one of them is chosen for, and how much comes with it. */
export function WantedLead({ wanted: { kind, after }, content }: Props) {
  const count = usePremiumCount()
  const { name } = content
  return (
    <Stack as="section" gap={3} className={styles.lead}>
      <WantedPictures wanted={content} />
      <Text>
        <b>{name}</b>
        {count !== null && (
          <>
            {' · '}
            {kind === 'template' ? (
              <Plural value={count} other="이 템플릿을 포함해 프리미엄 템플릿 #개를 쓸 수 있어요" />
            ) : (
              <Plural value={count} other="이 묶음을 포함해 프리미엄 템플릿 #개를 쓸 수 있어요" />
            )}
          </>
        )}
      </Text>
      {after === 'make' && (
        <Text tone="soft" size="small">
          {kind === 'template' ? (
            <Trans>결제가 끝나면 이 템플릿으로 이어서 만들어요.</Trans>
          ) : (
            <Trans>결제가 끝나면 이 묶음을 담아 드려요.</Trans>
          )}
        </Text>
      )}
    </Stack>
  )
}
