import { Trans } from '@lingui/react/macro'
import type { ReadView } from '#engine/reads/useCachedRead.ts'
import { Button } from '#ui/controls/Button.tsx'

interface Props {
  read: Pick<ReadView<unknown>, 'hasMore' | 'more'>
  className: string | undefined
}

/** Asks for the next page of a list; nothing behind the last one. */
export function MoreRows({ read: { hasMore, more }, className }: Props) {
  if (!hasMore) return null
  return (
    <p className={className}>
      <Button onClick={more}>
        <Trans>더 보기</Trans>
      </Button>
    </p>
  )
}
