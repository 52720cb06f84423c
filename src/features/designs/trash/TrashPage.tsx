import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Folder from 'lucide-react/icons/folder'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const TrashScreen = lazyComponent(() => import('./TrashScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** Designs, templates of the brand and their folders that were thrown away. */
export function TrashPage() {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>휴지통</Trans>}
        note={<Trans>디자인과 브랜드 템플릿이에요. 시간이 지나도 저절로 지워지지 않아요.</Trans>}
        actions={
          <Link to="/brand/trash/drive" className={buttonClass()}>
            <Icon of={Folder} />
            <Trans>드라이브 휴지통</Trans>
          </Link>
        }
      />
      <TrashScreen key={brand} brand={brand} />
    </Page>
  )
}
