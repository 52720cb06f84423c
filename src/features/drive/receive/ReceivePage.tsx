import { Trans } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ReceivedFiles = lazyComponent(() => import('./ReceivedFiles.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={4} />,
})

interface Props {
  /** The device had no room for what was shared. */
  isFull: boolean
  /** Opens the drive of a brand. */
  onAdded: (brand: number) => void
}

/** Files that another app of the device gave: into the drive of which brand. */
export function ReceivePage({ isFull, onAdded }: Props) {
  return (
    <Page measure="form">
      <PageHead title={<Trans>받은 파일</Trans>} />
      <ReceivedFiles isFull={isFull} onAdded={onAdded} />
    </Page>
  )
}
