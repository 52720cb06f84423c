import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Fonts, pictures and the scene, which the first content does not need.
const DesignList = lazyComponent(() => import('./DesignList.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** The designs of the open brand. */
export function DesignsPage() {
  const { brand } = useDocument()
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>내 디자인</Trans>}
        actions={
          <Link to="/brand/market" className={buttonClass({ look: 'ink' })}>
            <Icon of={Plus} />
            <Trans>템플릿에서 시작</Trans>
          </Link>
        }
      />
      <DesignList key={brand} brand={brand} />
    </Page>
  )
}
