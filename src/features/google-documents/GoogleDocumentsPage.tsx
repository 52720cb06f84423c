import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { listAddress } from './list-address.ts'

// They read the device's tables, which the first content does not need.
const wait = { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={4} /> }
const MarketDocuments = lazyComponent(() => import('./MarketDocuments.tsx'), wait)
const ListedDocuments = lazyComponent(() => import('./ListedDocuments.tsx'), wait)
const AddButton = lazyComponent(() => import('./AddButton.tsx'), { when: afterFirstContentPaint })

interface Props {
  /** What the operator offers, or one of the two lists. */
  shows: 'MARKET' | 'USER' | 'BRAND'
  /** Id of the one file of a list that is shown; null: all. */
  fileId?: string | null
}

/** Google documents: those that the operator offers, one's own links, and those of the brand. */
export function GoogleDocumentsPage({ shows, fileId = null }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const isReader = useReadsOnly()
  const tabs = [
    { key: 'MARKET', label: t`준비된 문서`, to: { to: '/brand/assets/market/document' } },
    { key: 'USER', label: t`내 문서`, to: listAddress('USER') },
    { key: 'BRAND', label: t`브랜드 문서`, to: listAddress('BRAND') },
  ] as const
  return (
    <Page measure="large">
      <PageHead
        title={<Trans>Google 문서</Trans>}
        actions={
          shows === 'USER' && !isLocal(brand) && !isReader && <AddButton key={brand} idBrand={brand} />
        }
      />
      <Stack gap={5}>
        <TabLinks
          label={t`Google 문서 고르기`}
          links={tabs.map(({ key, label, to }) => ({
            key,
            label,
            isCurrent: key === shows,
            render: (look) => <Link {...to} {...look} />,
          }))}
        />
        {shows === 'MARKET' ? (
          <MarketDocuments />
        ) : isLocal(brand) ? (
          <EmptyState headline={t`계정이 필요해요`}>
            <Trans>
              이 브랜드는 이 기기에만 있어요. 가입하면 Google 문서의 링크를 모아 팀과 함께 볼 수 있어요.
            </Trans>
          </EmptyState>
        ) : (
          <ListedDocuments key={brand} idBrand={brand} list={shows} fileId={fileId} />
        )}
      </Stack>
    </Page>
  )
}
